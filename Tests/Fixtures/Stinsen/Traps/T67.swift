// T67 Local types and functions: types hide others of their names, and of several functions any may be meant.
import SwiftUI
import Stinsen

func t67Types() {
  final class LaneCoordinator: NavigationCoordinatable {
    let stack = Stinsen.NavigationStack(initial: \LaneCoordinator.gate)
    @Root var gate = makeGate
    @Route(.push) var ramp = makeGate
    func makeGate() -> PlainView { PlainView() }
  }
  func go(_ lane: LaneCoordinator) { lane.route(to: \.ramp); lane.root(\.gate) }
}
func t67Functions(_ depot: DepotCoordinator) {
  func made() -> Parcel { Parcel(id: 1) }
  func made(_ text: String = "") -> String { text }
  depot.route(to: \.parcel, made())
}

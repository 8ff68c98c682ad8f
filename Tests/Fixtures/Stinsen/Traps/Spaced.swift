// Before Swift 6 an attribute's arguments may stand apart from its name.
// resolved: SpacedCoordinator.detail, SpacedCoordinator.list
import SwiftUI
import Stinsen

final class SpacedCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \SpacedCoordinator.start)
    @Root var start = makeStart
    @Route (.push) var detail = makeDetail
    @Route  (.modal)
    var list = makeList
    func makeStart() -> some View { PlainView() }
    func makeDetail(id: Int) -> some View { PlainView() }
    func makeList() -> some View { PlainView() }
}
func spacedDetail(_ r: SpacedCoordinator.Router) { r.route(to: \.detail, 1) }
func spacedList(_ r: SpacedCoordinator.Router) { r.route(to: \.list) }

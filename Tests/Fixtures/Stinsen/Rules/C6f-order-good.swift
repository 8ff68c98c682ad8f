// C6f Labels of a tuple in another order, which Swift puts right.
import SwiftUI
import Stinsen

final class OrderCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \OrderCoordinator.start)
  @Root var start = makeStart
  @Route(.push) var pair = makePair
  func makeStart() -> some View { PlainView() }
  func makePair(_ pair: (id: Int, name: String)) -> some View { PlainView() }
}
func c6fOrder(_ r: OrderCoordinator.Router) { r.route(to: \.pair, (name: "a", id: 1)) }
func c6fPart(_ r: OrderCoordinator.Router) { r.route(to: \.pair, ("a", id: 1)) }
func c6fOrder(_ r: OrderCoordinator.Router, _ pair: (name: String, id: Int)) { r.route(to: \.pair, pair) }

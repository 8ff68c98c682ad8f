// C6c Closures that Swift accepts: `$0`, the parts of one tuple, nothing where `Void` is given.
import SwiftUI
import Stinsen

final class BallotCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \BallotCoordinator.start)
  @Root var start = makeStart
  @Route(.modal) var vote = makeVote
  @Route(.modal) var pair = makePair
  @Route(.modal) var nothing = makeNothing
  func makeStart() -> some View { PlainView() }
  func makeVote(done: @escaping (Bool) -> Void) -> some View { PlainView() }
  func makePair(done: @escaping ((Int, Int)) -> Void) -> some View { PlainView() }
  func makeNothing(done: @escaping (Void) -> Void) -> some View { PlainView() }
}
func c6cClosures(_ router: BallotCoordinator.Router, _ depot: DepotCoordinator.Router) {
  router.route(to: \.vote) { print($0) }
  router.popLast { router.route(to: \.vote) { _ in } }
  router.popLast { router.route(to: \.vote) { yes in [1].forEach { _ in print(yes) } } }
  router.popLast { router.route(to: \.pair) { a, b in print(a + b) } }
  router.popLast { router.route(to: \.pair) { both in print(both) } }
  router.popLast { router.route(to: \.nothing) { } }
  depot.route(to: \.confirm) { [1].forEach { print($0) } }
}

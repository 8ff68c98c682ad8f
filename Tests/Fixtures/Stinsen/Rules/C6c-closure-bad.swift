// C6c A closure that takes another number of values than the input gives it.
// rejected
import SwiftUI
import Stinsen

final class PollCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \PollCoordinator.start)
  @Root var start = makeStart
  @Route(.modal) var vote = makeVote
  func makeStart() -> some View { PlainView() }
  func makeVote(done: @escaping (Bool) -> Void) -> some View { PlainView() }
}
func c6cIgnored(_ router: PollCoordinator.Router) { router.route(to: \.vote) { } }
//                                                                     ^^^^ input-mismatch
func c6cTwo(_ router: PollCoordinator.Router) { router.route(to: \.vote, { a, b in }) }
//                                                                 ^^^^ input-mismatch
func c6cNone(_ depot: DepotCoordinator.Router) { depot.route(to: \.confirm) { x in } }
//                                                                 ^^^^^^^ input-mismatch

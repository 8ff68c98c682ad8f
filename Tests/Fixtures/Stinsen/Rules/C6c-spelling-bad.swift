// C6c A misspelt case of the input's type.
// rejected
// fix: func c6cSpelling(_ router: QueueCoordinator.Router) { router.route(to: \.place, .first) }
import SwiftUI
import Stinsen

enum QueuePlace { case first, last }
final class QueueCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \QueueCoordinator.start)
  @Root var start = makeStart
  @Route(.push) var place = makePlace
  func makeStart() -> some View { PlainView() }
  func makePlace(place: QueuePlace) -> some View { PlainView() }
}
func c6cSpelling(_ router: QueueCoordinator.Router) { router.route(to: \.place, .frst) }
//                                                                       ^^^^^ input-mismatch

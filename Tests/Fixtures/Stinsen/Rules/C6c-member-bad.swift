// C6c An implicit member that the input's type lacks.
// rejected
import SwiftUI
import Stinsen

final class BookCoordinator: NavigationCoordinatable {
  enum Page: Equatable { case first, number(Int); static var last: Page { .number(99) } }
  let stack = Stinsen.NavigationStack(initial: \BookCoordinator.cover)
  @Root var cover = makeCover
  @Root var index = makeIndex
  @Route(.push) var page = makePage
  func makeCover() -> some View { PlainView() }
  func makeIndex(page: Page) -> some View { PlainView() }
  func makePage(page: Page) -> some View { PlainView() }
}
func c6cMember(_ router: BookCoordinator.Router) {
  router.route(to: \.page, .frst)
//                   ^^^^ input-mismatch
  router.route(to: \.page, .numbr(3))
//                   ^^^^ input-mismatch
  router.root(\.index, .middle)
//              ^^^^^ input-mismatch
}

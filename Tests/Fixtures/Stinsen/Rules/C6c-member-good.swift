// C6c Implicit members from wherever Swift finds them.
import SwiftUI
import Stinsen

protocol Bookmarked {}
extension Bookmarked where Self == FolioCoordinator.Page { static var marked: Self { .first } }
extension Equatable { static func either(_ a: Self, _ b: Self) -> Self { a } }
extension FolioCoordinator.Page { static func chapter(_ n: Int) -> Self { .number(n * 10) } }
final class FolioCoordinator: NavigationCoordinatable {
  enum Page: Equatable, Bookmarked, CaseIterable {
    case first, number(Int)
    static let allCases = [Page.first]
    static var last: Page { .number(99) }
    var next: Page { self }
  }
  let stack = Stinsen.NavigationStack(initial: \FolioCoordinator.cover)
  @Root var cover = makeCover
  @Route(.push) var page = makePage
  @Route(.push) var perhaps = makePerhaps
  func makeCover() -> some View { PlainView() }
  func makePage(page: Page) -> some View { PlainView() }
  func makePerhaps(page: Page?) -> some View { PlainView() }
}
func c6cMemberGood(_ router: FolioCoordinator.Router) {
  router.route(to: \.page, .last)
  router.popLast { router.route(to: \.page, .chapter(2)) }
  router.popLast { router.route(to: \.page, .marked) }
  router.popLast { router.route(to: \.page, .either(.first, .last)) }
  router.popLast { router.route(to: \.page, .allCases[0]) }
  router.popLast { router.route(to: \.page, .first.next) }
  router.popLast { router.route(to: \.perhaps, .none) }
  router.popLast { router.route(to: \.perhaps, .some(.first)) }
}

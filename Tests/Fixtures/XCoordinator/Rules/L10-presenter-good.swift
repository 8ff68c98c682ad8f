// L10-presenter-good A root controller that is handed over for something else is not shared.
import UIKit
import XCoordinator

enum L10PChatRoute: Route { case open }
/// Has a root controller of its own; the presenter is only asked where to point a popover.
final class L10PChatCoordinator: NavigationCoordinator<L10PChatRoute> {
  private weak var presenter: UIViewController?
  init(presenter: UIViewController) {
    self.presenter = presenter
    super.init(rootViewController: UINavigationController(), initialRoute: .open)
  }
  override func prepareTransition(for route: L10PChatRoute) -> NavigationTransition { .push(UIViewController()) }
}
enum L10PHomeRoute: Route { case chat, chat2, add }
final class L10PHomeCoordinator: NavigationCoordinator<L10PHomeRoute> {
  override func prepareTransition(for route: L10PHomeRoute) -> NavigationTransition {
    switch route {
    case .chat: return .present(L10PChatCoordinator(presenter: rootViewController))
    case .chat2:
      let chat = L10PChatCoordinator(presenter: self.rootViewController)
      return .present(chat)
    case .add:
      let chat = L10PChatCoordinator(presenter: rootViewController)
      addChild(chat)
      return .embed(chat.viewController, in: rootViewController)
    }
  }
}
let l10pHome = L10PHomeCoordinator()
func l10pGo() { l10pHome.trigger(.chat); l10pHome.trigger(.chat2); l10pHome.trigger(.add) }

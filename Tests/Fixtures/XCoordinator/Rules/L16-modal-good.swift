// L16-modal-good What is presented and dismissed does not go by the delegate of the root controller.
import UIKit
import XCoordinator

final class L16Modal: NavigationCoordinator<AccountRoute>, UINavigationControllerDelegate {
  func attach() { rootViewController.delegate = self }
  override func prepareTransition(for route: AccountRoute) -> NavigationTransition {
    switch route {
    case .profile: return .present(UIViewController(), animation: .default)
    case .close: return .dismiss(animation: .default)
    }
  }
}

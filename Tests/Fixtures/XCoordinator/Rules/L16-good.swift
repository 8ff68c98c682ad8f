// L16-good The coordinator's own delegate.
import UIKit
import XCoordinator

final class L16Good: NavigationCoordinator<ProfileFlow>, UINavigationControllerDelegate {
  func attach() { delegate = self }
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .push(UIViewController(), animation: .default) }
}

// L16-bad An animation behind a replaced delegate.
import UIKit
import XCoordinator

final class L16Bad: NavigationCoordinator<ProfileFlow>, UINavigationControllerDelegate {
  func attach() { rootViewController.delegate = self }
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .push(UIViewController(), animation: .default) }
//                                                                                                                       ^^^^^^^^ hint lost-animation
}

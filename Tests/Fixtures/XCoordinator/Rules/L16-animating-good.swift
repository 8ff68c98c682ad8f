// L16-animating-good The framework's own delegate, which animates, and one that derives from it.
import UIKit
import XCoordinator

final class L16Animator: NavigationAnimationDelegate {}
final class L16Animating: NavigationCoordinator<ProfileFlow> {
  let animator = L16Animator()
  func attach() { rootViewController.delegate = animator }
  func attachOwn() { rootViewController.delegate = animationDelegate }
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .push(UIViewController(), animation: .default) }
}

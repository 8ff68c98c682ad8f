// C9 Transitions in all forms that compile.
// resolved: -, -
import SwiftUI
import SwiftUICoordinator
import UIKit

final class C9Delegate: NSObject, UIViewControllerTransitioningDelegate {}
enum C9Transitions: NavigationRoute {
  case a(Bool), b, c, d, e, f
  private static let pushed: TransitionAction = .push(animated: true)
  private var full: TransitionAction { .present(animated: false, modalPresentationStyle: .fullScreen, delegate: nil) }
  var action: TransitionAction? {
    switch self {
    case .a(let isAnimated): return .push(animated: isAnimated)
    case .b: return .some(.push(animated: Bool.random() ? true : false))
    case .c: return C9Transitions.pushed
    case .d: return Bool.random() ? full : .present { print("done") }
    case .e: return SwiftUICoordinator.TransitionAction.present(delegate: C9Delegate()) {}
    case .f: return .none
    }
  }
}
func c9transitions(of route: C9Transitions, _ tabs: Tabs) {
  tabs.start(with: route.action ?? .present())
  tabs.start(with: TransitionAction.push(animated: true))
}

// R16 Links go to coordinators behind protocols, and to whoever calls a function that was handed on.
// hints: on
import SwiftUI
import SwiftUICoordinator
import UIKit

final class R16LinksRoot: RootCoordinator, CoordinatorDeepLinkHandling {
  override func handle(_ action: CoordinatorAction) {}
  func handle(_ deepLink: DeepLink, with params: [String: String]) { print(deepLink) }
}
final class R16LinksOther: RootCoordinator, R16LinksTarget {
  override func handle(_ action: CoordinatorAction) {}
  func handle(_ deepLink: DeepLink, with params: [String: String]) { print(deepLink) }
}
protocol R16LinksTarget: AnyObject { func handle(_ deepLink: DeepLink, with params: [String: String]) }
struct R16LinksReceivers {
  let own: R16LinksTarget
  let framework: CoordinatorDeepLinkHandling
  func open(_ link: DeepLink) {
    own.handle(link, with: [:])
    framework.handle(link, with: [:])
  }
}
let r16LinksRoot: (UIWindow, NavigationController) -> RootCoordinator = { R16LinksRoot(window: $0, navigationController: $1) }
let r16LinksOther: (UIWindow, NavigationController) -> RootCoordinator = { R16LinksOther(window: $0, navigationController: $1) }

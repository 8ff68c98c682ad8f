// R16 Who is handed the function gives it links.
// hints: on
import SwiftUI
import SwiftUICoordinator
import UIKit

final class R16HandedRoot: RootCoordinator, CoordinatorDeepLinkHandling {
  override func handle(_ action: CoordinatorAction) {}
  func handle(_ deepLink: DeepLink, with params: [String: String]) { print(deepLink) }
}
func r16handed(_ root: R16HandedRoot, _ link: DeepLink) {
  let open = root.handle(_:with:)
  open(link, [:])
}
let r16HandedRoot: (UIWindow, NavigationController) -> RootCoordinator = { R16HandedRoot(window: $0, navigationController: $1) }

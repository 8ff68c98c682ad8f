// R1 R7 A name with 'log' in it is no logger: what it is given may be handled.
import SwiftUI
import SwiftUICoordinator

enum R7NamesAction: CoordinatorAction { case open }
final class R7NamesFlow {
  var seen: [any CoordinatorAction] = []
  func take(_ action: any CoordinatorAction) { seen.append(action) }
  func open(_ link: DeepLink) { seen.removeAll() }
}
final class R7NamesLinks: DeepLinkHandling {
  let scheme = "x"
  let links: Set<DeepLink> = [DeepLink(action: "home", route: HomeRoute.home)]
}
final class R7NamesRoot: RootCoordinator {
  let loginFlow = R7NamesFlow()
  override func handle(_ action: CoordinatorAction) { loginFlow.take(action) }
}
extension R7NamesRoot: CoordinatorDeepLinkHandling {
  func handle(_ deepLink: DeepLink, with params: [String: String]) { loginFlow.open(deepLink) }
}
func openR7Names(_ root: R7NamesRoot, _ link: DeepLink) {
  root.handle(link, with: [:])
  root.handle(R7NamesAction.open)
}

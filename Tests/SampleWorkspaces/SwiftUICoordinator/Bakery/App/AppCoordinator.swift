import SwiftUICoordinator

final class AppCoordinator: RootCoordinator {
  func start(with coordinator: any Routing) {
    add(child: coordinator)
    try? coordinator.start()
  }

  override func handle(_ action: CoordinatorAction) {
    fatalError("Nobody handles \(action)")
  }
}

extension AppCoordinator: CoordinatorDeepLinkHandling {
  func handle(_ deepLink: DeepLink, with params: [String: String]) {
    print("not yet")
  }
}

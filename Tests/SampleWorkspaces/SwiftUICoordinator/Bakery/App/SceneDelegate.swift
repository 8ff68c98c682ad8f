import SwiftUI
import UIKit

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  let container = DependencyContainer()

  func scene(_ scene: UIScene) {
    guard let window = (scene as? UIWindowScene)?.windows.first else { return }
    let app = container.makeAppCoordinator(window: window)
    app.start(with: container.makeCounterCoordinator(parent: app))
  }

  func open(_ url: URL) {
    guard let link = try? DeepLinks.shared.link(for: url) else { return }
    container.appCoordinator?.handle(link, with: [:])
  }
}

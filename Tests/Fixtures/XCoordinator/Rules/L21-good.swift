// L21-good A service that is set before.
import UIKit
import XCoordinator

final class L21Good: NavigationCoordinator<ProfileFlow> {
  var title: String!
  init() {
    title = "x"
    super.init(initialRoute: .open)
  }
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition {
    let screen = UIViewController()
    screen.title = title
    return .push(screen)
  }
}

// L21-bad A handler that runs before its service is set.
import UIKit
import XCoordinator

final class L21Bad: NavigationCoordinator<ProfileFlow> {
  var title: String!
  init() {
    super.init(initialRoute: .open)
//                            ^^^^ hint early-initial-route
    title = "x"
  }
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition {
    switch route {
    case .open:
      let screen = UIViewController()
      screen.title = title
      return .push(screen)
    }
  }
}

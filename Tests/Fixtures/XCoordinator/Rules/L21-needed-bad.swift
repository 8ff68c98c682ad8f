// L21-needed-bad Handlers that need a service: what they call wants one, and only another property is looked at.
import UIKit
import XCoordinator

enum L21NeededRoute: Route { case open, close }
class L21NeededService { func screen() -> UIViewController { UIViewController() } }
final class L21Passed: NavigationCoordinator<L21NeededRoute> {
  private var service: L21NeededService!
  init(_ service: L21NeededService) {
    super.init(initialRoute: .open)
//                            ^^^^ hint early-initial-route
    self.service = service
  }
  override func prepareTransition(for route: L21NeededRoute) -> NavigationTransition {
    switch route {
    case .open: return make(service)
    case .close: return .pop()
    }
  }
  private func make(_ service: L21NeededService) -> NavigationTransition { .push(service.screen()) }
}
final class L21Unasked: NavigationCoordinator<L21NeededRoute> {
  private var service: L21NeededService!
  private var name: String?
  init(_ service: L21NeededService) {
    super.init(initialRoute: .open)
//                            ^^^^ hint early-initial-route
    self.service = service
  }
  override func prepareTransition(for route: L21NeededRoute) -> NavigationTransition {
    switch route {
    case .open:
      guard name == nil else { return .none() }
      return .push(service.screen())
    case .close: return .pop()
    }
  }
}

// L21-asked-good Handlers that look whether a service is there, set it, or hand it to what can do without.
import UIKit
import XCoordinator

enum L21AskedRoute: Route { case open, close }
class L21Service { func screen() -> UIViewController { UIViewController() } }
final class L21Guarded: NavigationCoordinator<L21AskedRoute> {
  private var service: L21Service!
  init(_ service: L21Service) { super.init(initialRoute: .open); self.service = service }
  override func prepareTransition(for route: L21AskedRoute) -> NavigationTransition {
    switch route {
    case .open:
      guard let service else { return .push(UIViewController()) }
      return .push(service.screen())
    case .close: return .pop()
    }
  }
}
final class L21Compared: NavigationCoordinator<L21AskedRoute> {
  private var service: L21Service!
  init(_ service: L21Service) { super.init(initialRoute: .open); self.service = service }
  override func prepareTransition(for route: L21AskedRoute) -> NavigationTransition {
    switch route {
    case .open where service != nil: return .push(service.screen())
    case .open: return .push(UIViewController())
    case .close: return .pop()
    }
  }
}
final class L21Handed: NavigationCoordinator<L21AskedRoute> {
  private var service: L21Service!
  init(_ service: L21Service) { super.init(initialRoute: .open); self.service = service }
  override func prepareTransition(for route: L21AskedRoute) -> NavigationTransition {
    switch route {
    case .open:
      let known = service
      print(known?.screen() as Any)
      return make(service)
    case .close: return .pop()
    }
  }
  private func make(_ service: L21Service?) -> NavigationTransition { .push(service?.screen() ?? UIViewController()) }
}
final class L21Set: NavigationCoordinator<L21AskedRoute> {
  private var service: L21Service!
  init(_ service: L21Service) { super.init(initialRoute: .open); self.service = service }
  override func prepareTransition(for route: L21AskedRoute) -> NavigationTransition {
    switch route {
    case .open:
      if service == nil { service = L21Service() }
      return .push(service.screen())
    case .close: return .pop()
    }
  }
}
final class L21Named: NavigationCoordinator<L21AskedRoute> {
  private var service: L21Service!
  init(_ service: L21Service) { super.init(initialRoute: .open); self.service = service }
  override func prepareTransition(for route: L21AskedRoute) -> NavigationTransition {
    switch route {
    case .open:
      let service = L21Service()
      return .push(service.screen())
    case .close: return .pop()
    }
  }
}

/// Routes as publishers.

import Combine
import XCoordinator

public struct PublisherExtension<Base> { public let base: Base }

extension Router {
  public var publishers: PublisherExtension<Self> { fatalError() }
  public func triggerPublisher(
    _ route: RouteType, with options: TransitionOptions = .init(animated: true)
  ) -> AnyPublisher<Void, Never> { fatalError() }
}

extension PublisherExtension where Base: Router {
  public func trigger(
    _ route: Base.RouteType, with options: TransitionOptions = .init(animated: true)
  ) -> AnyPublisher<Void, Never> { fatalError() }
}

/// Whatever a route can be triggered on.

// The framework's own signatures.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public protocol Router: Presentable {
  associatedtype RouteType: Route
  func contextTrigger(_ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?)
}

extension Router {
  public func trigger(_ route: RouteType, with options: TransitionOptions) {}
  public func trigger(_ route: RouteType, completion: PresentationHandler? = nil) {}
  public func trigger(_ route: RouteType, with options: TransitionOptions, completion: PresentationHandler?) {}
  public var strongRouter: StrongRouter<RouteType> { fatalError() }
  public func router<R: Route>(for route: R) -> StrongRouter<R>? { fatalError() }
  public func trigger(_ route: RouteType) async {}
  public func trigger(_ route: RouteType, with options: TransitionOptions) async {}
  public func contextTrigger(_ route: RouteType, with options: TransitionOptions) async -> TransitionContext {
    fatalError()
  }
}

public final class StrongRouter<RouteType: Route>: Router {
  public init<T: Router>(_ router: T) where T.RouteType == RouteType {}
  public func contextTrigger(
    _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?
  ) {}
  public var viewController: UIViewController! { fatalError() }
}

@propertyWrapper public struct UnownedErased<Value> {
  public var wrappedValue: Value { fatalError() }
  public init<Erasable: AnyObject>(_ value: Erasable, erase: @escaping (Erasable) -> Value) {}
}

@propertyWrapper public struct WeakErased<Value> {
  public var wrappedValue: Value? { fatalError() }
  public init<Erasable: AnyObject>(_ value: Erasable, erase: @escaping (Erasable) -> Value) {}
}

public typealias UnownedRouter<RouteType: Route> = UnownedErased<StrongRouter<RouteType>>
public typealias WeakRouter<RouteType: Route> = WeakErased<StrongRouter<RouteType>>
@available(*, deprecated) public typealias AnyRouter<RouteType: Route> = UnownedRouter<RouteType>

extension UnownedErased: Presentable where Value: Presentable {
  public var viewController: UIViewController! { fatalError() }
}
extension UnownedErased: Router where Value: Router {
  public func contextTrigger(
    _ route: Value.RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?
  ) {}
}
extension WeakErased: Presentable where Value: Presentable {
  public var viewController: UIViewController! { fatalError() }
}
extension WeakErased: Router where Value: Router {
  public func contextTrigger(
    _ route: Value.RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?
  ) {}
}

open class RedirectionRouter<ParentRoute: Route, RouteType: Route>: Router {
  public let parent: UnownedRouter<ParentRoute>
  public private(set) var viewController: UIViewController!
  public init(
    viewController: UIViewController, parent: UnownedRouter<ParentRoute>, map: ((RouteType) -> ParentRoute)?
  ) { fatalError() }
  open func contextTrigger(
    _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?
  ) {}
  open func mapToParentRoute(_ route: RouteType) -> ParentRoute { fatalError() }
}

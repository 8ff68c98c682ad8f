/// XCoordinator 3.0 as its SwiftUI previews see it: a coordinator's second argument is its root controller, and views
/// take their routers from the environment.

// The framework's own signatures.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import SwiftUI
@_exported import UIKit

public protocol Route {}

public typealias PresentationHandler = () -> Void
public typealias ContextPresentationHandler = () -> Void

public protocol Presentable {
  var viewController: UIViewController! { get }
  func router<R: Route>(for route: R.Type) -> (any Router<R>)?
  func setRoot(for window: UIWindow)
}

extension Presentable {
  public func router<R: Route>(for route: R.Type) -> (any Router<R>)? { nil }
  public func setRoot(for window: UIWindow) {}
}

extension UIViewController: Presentable {}
extension Presentable where Self: UIViewController { public var viewController: UIViewController! { self } }

public struct TransitionOptions { public init(animated: Bool) {} }

public protocol Router<RouteType>: Presentable, AnyObject {
  associatedtype RouteType: Route
  func contextTrigger(_ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?)
}

extension Router {
  public func trigger(_ route: RouteType, completion: PresentationHandler? = nil) {}
  public func trigger(_ route: RouteType) async {}
}

public protocol Coordinator<RouteType, RootViewController>: Router {
  associatedtype RootViewController: UIViewController
  var rootViewController: RootViewController { get }
  func prepareTransition(for route: RouteType) -> Transition<RootViewController>
  func addChild(_ presentable: any Presentable)
}

extension Coordinator {
  public func contextTrigger(
    _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?
  ) {}
  public func deepLink(_ route: RouteType, _ remainingRoutes: any Route...) -> Transition<RootViewController> {
    fatalError()
  }
}

open class BaseCoordinator<RouteType: Route, RootViewController: UIViewController>: Coordinator {
  public private(set) var rootViewController: RootViewController
  open var viewController: UIViewController! { fatalError() }
  public init(rootViewController: RootViewController, initialRoute: RouteType?) { fatalError() }
  open func prepareTransition(for route: RouteType) -> Transition<RootViewController> { fatalError() }
  public func addChild(_ presentable: any Presentable) {}
}

public struct Transition<RootViewController: UIViewController> {
  public static func none() -> Transition { fatalError() }
  public static func present(_ presentable: any Presentable) -> Transition { fatalError() }
  public static func dismiss() -> Transition { fatalError() }
}

extension Transition where RootViewController: UINavigationController {
  public static func push(_ presentable: any Presentable) -> Transition { fatalError() }
}

extension Transition where RootViewController: UITabBarController {
  public static func select(index: Int) -> Transition { fatalError() }
}

@propertyWrapper public struct Routing<RouteType: Route> {
  public var wrappedValue: any Router<RouteType> { fatalError() }
  public var projectedValue: (any Router<RouteType>)? { fatalError() }
  public init() {}
  public init(_ routeType: RouteType.Type) {}
}

public class RoutingController<Content: View>: UIHostingController<Content> {
  public init(rootView: Content, router: (any Router)?) { super.init(rootView: rootView) }
  public init(@ViewBuilder rootView: @escaping () -> Content, router: (any Router)? = nil) {
    super.init(rootView: rootView())
  }
  public override init(rootView: Content) { super.init(rootView: rootView) }
}

extension Presentable {
  public static func hosted<Content: View>(
    _ content: Content, by router: (any Router)? = nil
  ) -> Self where Self == RoutingController<Content> { fatalError() }
}

extension View {
  public func triggerOnAppear<R: Route>(route: @autoclosure @escaping () -> R) -> some View { self }
  public func triggerOnChange<V: Equatable, R: Route>(
    of value: V, route: @autoclosure @escaping () -> R
  ) -> some View { self }
  public func trigger<R: Route>(when condition: Bool, route: @autoclosure @escaping () -> R) -> some View { self }
}

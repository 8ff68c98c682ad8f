/// XCoordinator 3.0 as its builder previews see it: routers are existentials, handlers are made of components.

// The framework's own signatures.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import UIKit

public protocol Route {}

public typealias PresentationHandler = () -> Void
public typealias ContextPresentationHandler = (any TransitionProtocol) -> Void

public protocol Presentable {
  var viewController: UIViewController! { get }
  func presented(from presentable: (any Presentable)?)
  func setRoot(for window: UIWindow)
}

extension Presentable {
  public func presented(from presentable: (any Presentable)?) {}
  public func setRoot(for window: UIWindow) {}
  public var asPresentable: any Presentable { self }
}

extension UIViewController: Presentable {}
extension UIWindow: Presentable {}
extension Presentable where Self: UIViewController { public var viewController: UIViewController! { self } }
extension Presentable where Self: UIWindow { public var viewController: UIViewController! { rootViewController } }

public protocol Container {
  var view: UIView! { get }
  var viewController: UIViewController! { get }
}

extension UIViewController: Container {}

open class Animation: NSObject {}
public protocol TransitionAnimation {}
public struct TransitionOptions { public init(animated: Bool) {} }

public protocol TransitionProtocol {
  associatedtype RootViewController: UIViewController
  var presentables: [any Presentable] { get }
}

public protocol Router<RouteType>: Presentable, AnyObject {
  associatedtype RouteType: Route
  func contextTrigger(_ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?)
}

extension Router {
  public func trigger(_ route: RouteType, with options: TransitionOptions) {}
  public func trigger(_ route: RouteType, completion: PresentationHandler? = nil) {}
  public func trigger(_ route: RouteType) async {}
}

public protocol Coordinator<RouteType, TransitionType>: Router {
  associatedtype TransitionType: TransitionProtocol
  var rootViewController: TransitionType.RootViewController { get }
  func prepareTransition(for route: RouteType) -> TransitionType
  func addChild(_ presentable: any Presentable)
  func removeChild(_ presentable: any Presentable)
}

extension Coordinator {
  public typealias RootViewController = TransitionType.RootViewController
  public func contextTrigger(
    _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?
  ) {}
}

open class BaseCoordinator<RouteType: Route, TransitionType: TransitionProtocol>: Coordinator {
  public private(set) var rootViewController: RootViewController
  open var viewController: UIViewController! { fatalError() }
  public init(rootViewController: RootViewController, initialRoute: RouteType?) { fatalError() }
  open func presented(from presentable: (any Presentable)?) {}
  @TransitionBuilder<RootViewController> open func prepare(for route: RouteType) -> Transition<RootViewController> {}
  open func prepareTransition(for route: RouteType) -> TransitionType { fatalError() }
  open func completeTransition(for route: RouteType) {}
  public func addChild(_ presentable: any Presentable) {}
  public func removeChild(_ presentable: any Presentable) {}
}

open class NavigationCoordinator<RouteType: Route>: BaseCoordinator<RouteType, Transition<UINavigationController>> {
  public override init(rootViewController: RootViewController = .init(), initialRoute: RouteType? = nil) {
    super.init(rootViewController: rootViewController, initialRoute: initialRoute)
  }
}

open class TabBarCoordinator<RouteType: Route>: BaseCoordinator<RouteType, Transition<UITabBarController>> {
  public override init(rootViewController: RootViewController = .init(), initialRoute: RouteType? = nil) {
    super.init(rootViewController: rootViewController, initialRoute: initialRoute)
  }
}

open class PageCoordinator<RouteType: Route>: BaseCoordinator<RouteType, Transition<UIPageViewController>> {
  public init(
    rootViewController: RootViewController = .init(), pages: [any Presentable], loop: Bool = false,
    set firstPage: (any Presentable)? = nil, _ secondPage: (any Presentable)? = nil,
    direction: UIPageViewController.NavigationDirection = .forward
  ) {
    super.init(rootViewController: rootViewController, initialRoute: nil)
  }
}

open class SplitCoordinator<RouteType: Route>: BaseCoordinator<RouteType, Transition<UISplitViewController>> {
  public override init(rootViewController: RootViewController = .init(), initialRoute: RouteType?) {
    super.init(rootViewController: rootViewController, initialRoute: initialRoute)
  }
}

public struct Transition<RootViewController: UIViewController>: TransitionProtocol {
  public var presentables: [any Presentable] { fatalError() }
  public init(
    presentables: [any Presentable], animationInUse: TransitionAnimation?,
    perform: @escaping (RootViewController, TransitionOptions, PresentationHandler?) -> Void
  ) {}
  public init(@TransitionBuilder<RootViewController> transitions: () -> Self) { fatalError() }
}

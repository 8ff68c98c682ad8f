/// What a coordinator answers a route with.

public struct Transition<RootViewController: UIViewController>: TransitionProtocol {
  public typealias PerformClosure = (
    _ rootViewController: RootViewController, _ options: TransitionOptions, _ completion: PresentationHandler?
  ) -> Void
  public var presentables: [any Presentable] { fatalError() }
  public var animation: TransitionAnimation? { fatalError() }
  public init(
    presentables: [any Presentable], animationInUse: TransitionAnimation?, perform: @escaping PerformClosure
  ) {}
  public func perform(
    on rootViewController: RootViewController, with options: TransitionOptions, completion: PresentationHandler?
  ) {}
}

public typealias NavigationTransition = Transition<UINavigationController>
public typealias TabBarTransition = Transition<UITabBarController>
public typealias SplitTransition = Transition<UISplitViewController>
public typealias PageTransition = Transition<UIPageViewController>
public typealias ViewTransition = Transition<UIViewController>

extension Transition {
  public static func show(_ presentable: any Presentable) -> Transition { fatalError() }
  public static func showDetail(_ presentable: any Presentable) -> Transition { fatalError() }
  public static func presentOnRoot(_ presentable: any Presentable, animation: Animation? = nil) -> Transition {
    fatalError()
  }
  public static func present(_ presentable: any Presentable, animation: Animation? = nil) -> Transition { fatalError() }
  public static func embed(_ presentable: any Presentable, in container: any Container) -> Transition { fatalError() }
  public static func dismissToRoot(animation: Animation? = nil) -> Transition { fatalError() }
  public static func dismiss(animation: Animation? = nil) -> Transition { fatalError() }
  public static func none() -> Transition { fatalError() }
  public static func multiple(_ transitions: Transition...) -> Transition { fatalError() }
  public static func multiple<C: Collection>(_ transitions: C) -> Transition where C.Element == Transition {
    fatalError()
  }
  public static func route<C: Coordinator>(_ route: C.RouteType, on coordinator: C) -> Transition { fatalError() }
  public static func trigger<R: Route>(_ route: R, on router: any Router<R>) -> Transition { fatalError() }
  public static func perform<T: TransitionProtocol>(_ transition: T, on viewController: T.RootViewController)
    -> Transition
  { fatalError() }
}

extension Transition where RootViewController: UINavigationController {
  public static func push(_ presentable: any Presentable, animation: Animation? = nil) -> Transition { fatalError() }
  public static func pop(animation: Animation? = nil) -> Transition { fatalError() }
  public static func pop(to presentable: any Presentable, animation: Animation? = nil) -> Transition { fatalError() }
  public static func popToRoot(animation: Animation? = nil) -> Transition { fatalError() }
  public static func set(_ presentables: [any Presentable], animation: Animation? = nil) -> Transition { fatalError() }
}

extension Transition where RootViewController: UITabBarController {
  public static func set(_ presentables: [any Presentable], animation: Animation? = nil) -> Transition { fatalError() }
  public static func select(_ presentable: any Presentable, animation: Animation? = nil) -> Transition { fatalError() }
  public static func select(index: Int, animation: Animation? = nil) -> Transition { fatalError() }
}

extension Transition where RootViewController: UISplitViewController {
  public static func set(_ presentables: [any Presentable]) -> Transition { fatalError() }
}

extension Transition where RootViewController: UIPageViewController {
  public static func set(
    _ first: any Presentable, _ second: (any Presentable)? = nil, direction: UIPageViewController.NavigationDirection
  ) -> Transition { fatalError() }
}

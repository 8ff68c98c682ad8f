/// The coordinators: one class for each kind of root controller.

// The framework's own signatures.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public protocol Coordinator: Router, TransitionPerformer {
  func prepareTransition(for route: RouteType) -> TransitionType
  func addChild(_ presentable: Presentable)
  func removeChild(_ presentable: Presentable)
  func removeChildrenIfNeeded()
}

extension Coordinator {
  public typealias RootViewController = TransitionType.RootViewController
  public var viewController: UIViewController! { fatalError() }
}

extension Coordinator where Self: AnyObject {
  public var weakRouter: WeakRouter<RouteType> { fatalError() }
  public var unownedRouter: UnownedRouter<RouteType> { fatalError() }
  public var anyCoordinator: AnyCoordinator<RouteType, TransitionType> { fatalError() }
  public func presented(from presentable: Presentable?) {}
  public func childTransitionCompleted() {}
  public func contextTrigger(
    _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?
  ) {}
  public func chain(routes: [RouteType]) -> TransitionType { fatalError() }
  public func performTransition(
    _ transition: TransitionType, with options: TransitionOptions, completion: PresentationHandler? = nil
  ) {}
  public func deepLink<RootViewController, S: Sequence>(
    _ route: RouteType, _ remainingRoutes: S
  ) -> Transition<RootViewController> where S.Element == Route, TransitionType == Transition<RootViewController> {
    fatalError()
  }
  public func deepLink<RootViewController>(
    _ route: RouteType, _ remainingRoutes: Route...
  ) -> Transition<RootViewController> where TransitionType == Transition<RootViewController> { fatalError() }
  public func registerPeek<RootViewController>(
    for source: Container, route: RouteType
  ) -> Transition<RootViewController> where TransitionType == Transition<RootViewController> { fatalError() }
}

public typealias AnyNavigationCoordinator<RouteType: Route> = AnyCoordinator<RouteType, NavigationTransition>
public typealias AnyTabBarCoordinator<RouteType: Route> = AnyCoordinator<RouteType, TabBarTransition>
public typealias AnyViewCoordinator<RouteType: Route> = AnyCoordinator<RouteType, ViewTransition>

public class AnyCoordinator<RouteType: Route, TransitionType: TransitionProtocol>: Coordinator {
  public init<C: Coordinator>(_ coordinator: C) where C.RouteType == RouteType, C.TransitionType == TransitionType {}
  public var rootViewController: TransitionType.RootViewController { fatalError() }
  public func prepareTransition(for route: RouteType) -> TransitionType { fatalError() }
  public func addChild(_ presentable: Presentable) {}
  public func removeChild(_ presentable: Presentable) {}
  public func removeChildrenIfNeeded() {}
}

extension BaseCoordinator { public typealias RootViewController = TransitionType.RootViewController }

open class BaseCoordinator<RouteType: Route, TransitionType: TransitionProtocol>: Coordinator {
  public private(set) var children = [Presentable]()
  public private(set) var rootViewController: RootViewController
  open var viewController: UIViewController! { fatalError() }
  public init(rootViewController: RootViewController, initialRoute: RouteType?) { fatalError() }
  public init(rootViewController: RootViewController, initialTransition: TransitionType?) { fatalError() }
  open func presented(from presentable: Presentable?) {}
  public func removeChildrenIfNeeded() {}
  public func addChild(_ presentable: Presentable) {}
  public func removeChild(_ presentable: Presentable) {}
  open func prepareTransition(for route: RouteType) -> TransitionType { fatalError() }
  public func registerParent(_ presentable: Presentable & AnyObject) {}
  @available(*, unavailable) open func generateRootViewController() -> RootViewController { fatalError() }
  public func registerInteractiveTransition<G: UIGestureRecognizer>(
    for route: RouteType, triggeredBy recognizer: G,
    handler: @escaping (_ recognizer: G, _ transition: () -> TransitionAnimation?) -> Void,
    completion: PresentationHandler? = nil
  ) {}
  public func registerInteractiveTransition<G: UIGestureRecognizer>(
    for route: RouteType, triggeredBy recognizer: G, progress: @escaping (G) -> CGFloat,
    shouldFinish: @escaping (G) -> Bool, completion: PresentationHandler? = nil
  ) {}
}

public typealias BasicNavigationCoordinator<R: Route> = BasicCoordinator<R, NavigationTransition>
public typealias BasicViewCoordinator<R: Route> = BasicCoordinator<R, ViewTransition>
public typealias BasicTabBarCoordinator<R: Route> = BasicCoordinator<R, TabBarTransition>

open class BasicCoordinator<RouteType: Route, TransitionType: TransitionProtocol>: BaseCoordinator<
  RouteType, TransitionType
>
{
  public enum InitialLoadingType { case immediately, presented }
  public init(
    rootViewController: RootViewController, initialRoute: RouteType? = nil,
    initialLoadingType: InitialLoadingType = .presented, prepareTransition: ((RouteType) -> TransitionType)?
  ) { super.init(rootViewController: rootViewController, initialRoute: nil) }
}

open class NavigationAnimationDelegate: UINavigationControllerDelegate {
  public init() {}
}

open class NavigationCoordinator<RouteType: Route>: BaseCoordinator<RouteType, NavigationTransition> {
  public let animationDelegate = NavigationAnimationDelegate()
  public var delegate: UINavigationControllerDelegate?
  public override init(rootViewController: RootViewController = .init(), initialRoute: RouteType? = nil) {
    super.init(rootViewController: rootViewController, initialRoute: initialRoute)
  }
  public init(rootViewController: RootViewController = .init(), root: Presentable) {
    super.init(rootViewController: rootViewController, initialTransition: nil)
  }
}

open class TabBarCoordinator<RouteType: Route>: BaseCoordinator<RouteType, TabBarTransition> {
  public var delegate: UITabBarControllerDelegate?
  public override init(rootViewController: RootViewController = .init(), initialRoute: RouteType?) {
    super.init(rootViewController: rootViewController, initialRoute: initialRoute)
  }
  public init(rootViewController: RootViewController = .init(), tabs: [Presentable]) {
    super.init(rootViewController: rootViewController, initialTransition: nil)
  }
  public init(rootViewController: RootViewController = .init(), tabs: [Presentable], select: Presentable) {
    super.init(rootViewController: rootViewController, initialTransition: nil)
  }
  public init(rootViewController: RootViewController = .init(), tabs: [Presentable], select: Int) {
    super.init(rootViewController: rootViewController, initialTransition: nil)
  }
}

open class ViewCoordinator<RouteType: Route>: BaseCoordinator<RouteType, ViewTransition> {
  public override init(rootViewController: RootViewController, initialRoute: RouteType? = nil) {
    super.init(rootViewController: rootViewController, initialRoute: initialRoute)
  }
}

open class SplitCoordinator<RouteType: Route>: BaseCoordinator<RouteType, SplitTransition> {
  public override init(rootViewController: RootViewController = .init(), initialRoute: RouteType?) {
    super.init(rootViewController: rootViewController, initialRoute: initialRoute)
  }
  public init(rootViewController: RootViewController = .init(), master: Presentable, detail: Presentable?) {
    super.init(rootViewController: rootViewController, initialTransition: nil)
  }
}

open class PageCoordinator<RouteType: Route>: BaseCoordinator<RouteType, PageTransition> {
  public init(
    rootViewController: RootViewController = .init(), pages: [Presentable], loop: Bool = false,
    set: Presentable? = nil, direction: UIPageViewController.NavigationDirection = .forward
  ) { super.init(rootViewController: rootViewController, initialTransition: nil) }
  public init(
    rootViewController: RootViewController = .init(), dataSource: UIPageViewControllerDataSource, set: Presentable,
    direction: UIPageViewController.NavigationDirection
  ) { super.init(rootViewController: rootViewController, initialTransition: nil) }
}

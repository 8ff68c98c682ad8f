/// XCoordinator's public types as far as typing needs them, nested in the module's name so that only files that see the
/// module see them. Members whose types depend on associated types are missing on purpose: `RouterTyping` knows them.
///
/// Source: the framework's sources at 2.2.1; `R` and `T` stand for `RouteType` and `TransitionType`.
let xcoordinatorInterface = """
  public enum XCoordinatorRx: XCoordinator {}
  public enum XCoordinatorCombine: XCoordinator {}
  public enum XCoordinator {
    public protocol Route {}
    public protocol Presentable {
      func router<R>(for route: R) -> StrongRouter<R>?
      func presented(from presentable: Presentable?)
      func registerParent(_ presentable: Presentable)
      func childTransitionCompleted()
      func setRoot(for window: UIWindow)
    }
    public protocol Router<RouteType>: Presentable {}
    public protocol Container {}
    public protocol TransitionContext {
      var presentables: [Presentable] { get }
      var animation: TransitionAnimation? { get }
    }
    public protocol TransitionProtocol: TransitionContext {}
    public protocol TransitionPerformer: Presentable {}
    public protocol Coordinator<RouteType, TransitionType>: Router, TransitionPerformer {
      func addChild(_ presentable: Presentable)
      func removeChild(_ presentable: Presentable)
      func removeChildrenIfNeeded()
    }
    public protocol TransitionAnimation {}
    open class Animation {
      public init(presentation: TransitionAnimation?, dismissal: TransitionAnimation?)
    }
    public struct TransitionOptions {
      public let animated: Bool
      public init(animated: Bool)
    }
    public typealias PresentationHandler = () -> Void
    public typealias ContextPresentationHandler = (TransitionContext) -> Void
    public final class StrongRouter<R>: Router {
      public typealias RouteType = R
      public init<T>(_ router: T)
    }
    public struct UnownedErased<Value>: Router { public init<T>(_ value: T, erase: (T) -> Value) }
    public struct WeakErased<Value>: Router { public init<T>(_ value: T, erase: (T) -> Value) }
    public typealias UnownedRouter<R> = UnownedErased<StrongRouter<R>>
    public typealias WeakRouter<R> = WeakErased<StrongRouter<R>>
    public typealias AnyRouter<R> = UnownedErased<StrongRouter<R>>
    open class RedirectionRouter<P, R>: Router {
      public typealias ParentRoute = P
      public typealias RouteType = R
      public let parent: UnownedRouter<P>
      public var viewController: UIViewController!
      public init(viewController: UIViewController, parent: UnownedRouter<P>, map: ((R) -> P)?)
    }
    public struct Transition<V>: TransitionProtocol {
      public typealias RootViewController = V
      public typealias PerformClosure = (V, TransitionOptions, PresentationHandler?) -> Void
      public init(presentables: [Presentable], animationInUse: TransitionAnimation?, perform: @escaping (V, TransitionOptions, PresentationHandler?) -> Void)
      public func perform(on rootViewController: V, with options: TransitionOptions, completion: PresentationHandler?)
    }
    public typealias NavigationTransition = Transition<UINavigationController>
    public typealias TabBarTransition = Transition<UITabBarController>
    public typealias SplitTransition = Transition<UISplitViewController>
    public typealias PageTransition = Transition<UIPageViewController>
    public typealias ViewTransition = Transition<UIViewController>
    public class AnyCoordinator<R, T>: Coordinator {
      public typealias RouteType = R
      public typealias TransitionType = T
      public init<C>(_ coordinator: C)
    }
    public typealias AnyNavigationCoordinator<R> = AnyCoordinator<R, NavigationTransition>
    public typealias AnyTabBarCoordinator<R> = AnyCoordinator<R, TabBarTransition>
    public typealias AnyViewCoordinator<R> = AnyCoordinator<R, ViewTransition>
    open class BaseCoordinator<R, T>: Coordinator {
      public typealias RouteType = R
      public typealias TransitionType = T
      public private(set) var children: [Presentable]
      open var viewController: UIViewController! { get }
      public init(rootViewController: RootViewController, initialRoute: R?)
      public init(rootViewController: RootViewController, initialTransition: T?)
      open func presented(from presentable: Presentable?)
      public func performTransition(_ transition: T, with options: TransitionOptions, completion: PresentationHandler? = nil)
      open func prepareTransition(for route: R) -> T
      public func chain(routes: [R]) -> T
      public func registerInteractiveTransition<G>(for route: R, triggeredBy recognizer: G, handler: @escaping (G, () -> TransitionAnimation?) -> Void, completion: PresentationHandler? = nil)
      public func registerInteractiveTransition<G>(for route: R, triggeredBy recognizer: G, progress: @escaping (G) -> CGFloat, shouldFinish: @escaping (G) -> Bool, completion: PresentationHandler? = nil)
      public func unregisterInteractiveTransitions<G>(triggeredBy recognizer: G)
    }
    public typealias BasicNavigationCoordinator<R> = BasicCoordinator<R, NavigationTransition>
    public typealias BasicViewCoordinator<R> = BasicCoordinator<R, ViewTransition>
    public typealias BasicTabBarCoordinator<R> = BasicCoordinator<R, TabBarTransition>
    open class BasicCoordinator<R, T>: BaseCoordinator<R, T> {
      public enum InitialLoadingType { case immediately, presented }
      public init(rootViewController: RootViewController, initialRoute: R? = nil, initialLoadingType: InitialLoadingType = .presented, prepareTransition: ((R) -> T)?)
    }
    open class NavigationCoordinator<R>: BaseCoordinator<R, NavigationTransition> {
      public var delegate: UINavigationControllerDelegate?
      public override init(rootViewController: UINavigationController = .init(), initialRoute: R? = nil)
      public init(rootViewController: UINavigationController = .init(), root: Presentable)
    }
    open class TabBarCoordinator<R>: BaseCoordinator<R, TabBarTransition> {
      public var delegate: UITabBarControllerDelegate?
      public override init(rootViewController: UITabBarController = .init(), initialRoute: R?)
      public init(rootViewController: UITabBarController = .init(), tabs: [Presentable])
      public init(rootViewController: UITabBarController = .init(), tabs: [Presentable], select: Presentable)
      public init(rootViewController: UITabBarController = .init(), tabs: [Presentable], select: Int)
    }
    open class ViewCoordinator<R>: BaseCoordinator<R, ViewTransition> {
      public override init(rootViewController: UIViewController, initialRoute: R? = nil)
    }
    open class SplitCoordinator<R>: BaseCoordinator<R, SplitTransition> {
      public override init(rootViewController: UISplitViewController = .init(), initialRoute: R?)
      public init(rootViewController: UISplitViewController = .init(), master: Presentable, detail: Presentable?)
    }
    open class PageCoordinator<R>: BaseCoordinator<R, PageTransition> {
      public init(rootViewController: UIPageViewController = .init(), pages: [Presentable], loop: Bool = false, set: Presentable? = nil, direction: UIPageViewController.NavigationDirection = .forward)
      public init(rootViewController: UIPageViewController = .init(), dataSource: UIPageViewControllerDataSource, set: Presentable, direction: UIPageViewController.NavigationDirection)
    }
    public struct RouterSignals<Base> {}
  }
  """

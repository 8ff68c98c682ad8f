/// The builder and its components.

public protocol TransitionComponent<RootViewController> {
  associatedtype RootViewController: UIViewController
  func build() -> Transition<RootViewController>
}

public struct TransitionGroup<RootViewController: UIViewController>: TransitionComponent {
  public func build() -> Transition<RootViewController> { fatalError() }
}

@resultBuilder public enum TransitionBuilder<RootViewController: UIViewController> {
  public typealias Component = TransitionGroup<RootViewController>
  public static func buildExpression(_ expression: some TransitionComponent<RootViewController>) -> Component {
    fatalError()
  }
  public static func buildExpression(_ expression: Void) -> Component { fatalError() }
  public static func buildEither(first component: Component) -> Component { component }
  public static func buildEither(second component: Component) -> Component { component }
  public static func buildOptional(_ component: Component?) -> Component { fatalError() }
  public static func buildBlock(_ components: Component...) -> Component { fatalError() }
  public static func buildFinalResult(_ component: Component) -> Transition<RootViewController> { component.build() }
}

extension TransitionComponent { public func build() -> Transition<RootViewController> { fatalError() } }

public struct Push<RootViewController> {
  public init(animation: Animation? = nil, presentable: @escaping () -> any Presentable) {}
}
extension Push: TransitionComponent where RootViewController: UINavigationController {}

public struct Pop<RootViewController> {
  public init(toRoot: Bool = false, animation: Animation? = nil) {}
  public init(to destination: any Presentable, animation: Animation? = nil) {}
}
extension Pop: TransitionComponent where RootViewController: UINavigationController {}

public struct SetAll<RootViewController> {
  public init(animation: Animation? = nil, presentables: @escaping () -> [any Presentable]) {}
}
extension SetAll: TransitionComponent where RootViewController: UINavigationController {}

public struct SetTabs<RootViewController> {
  public init(animation: Animation? = nil, presentables: @escaping () -> [any Presentable]) {}
}
extension SetTabs: TransitionComponent where RootViewController: UITabBarController {}

public struct SelectTab<RootViewController> {
  public init(at index: Int, animation: Animation? = nil) {}
  public init(animation: Animation? = nil, presentable: @escaping () -> any Presentable) {}
}
extension SelectTab: TransitionComponent where RootViewController: UITabBarController {}

public struct Present<RootViewController> {
  public init(onRoot: Bool = false, animation: Animation? = nil, _ presentable: @escaping () -> any Presentable) {}
}
extension Present: TransitionComponent where RootViewController: UIViewController {}

public struct Dismiss<RootViewController> { public init(toRoot: Bool = false, animation: Animation? = nil) {} }
extension Dismiss: TransitionComponent where RootViewController: UIViewController {}

public struct Embed<RootViewController> {
  public init(in container: any Container, _ presentable: @escaping () -> any Presentable) {}
}
extension Embed: TransitionComponent where RootViewController: UIViewController {}

public struct Show<RootViewController> { public init(_ presentable: @escaping () -> any Presentable) {} }
extension Show: TransitionComponent where RootViewController: UIViewController {}

public struct ShowDetail<RootViewController> { public init(_ presentable: @escaping () -> any Presentable) {} }
extension ShowDetail: TransitionComponent where RootViewController: UIViewController {}

public struct PageSet<RootViewController> {
  public init(
    direction: UIPageViewController.NavigationDirection, primary: @escaping () -> any Presentable,
    secondary: @escaping () -> (any Presentable)? = { nil }
  ) {}
}
extension PageSet: TransitionComponent where RootViewController: UIPageViewController {}

public struct SplitSetAll<RootViewController> { public init(_ presentables: @escaping () -> [any Presentable]) {} }
extension SplitSetAll: TransitionComponent where RootViewController: UISplitViewController {}

public struct SplitSetColumn<RootViewController> {
  public init(_ column: UISplitViewController.Column, _ presentable: @escaping () -> (any Presentable)?) {}
}
extension SplitSetColumn: TransitionComponent where RootViewController: UISplitViewController {}

public struct RegisterPeek<RootViewController, CoordinatorType: Coordinator>
where CoordinatorType.TransitionType == Transition<RootViewController> {
  public init(for route: CoordinatorType.RouteType, on coordinator: CoordinatorType, in source: any Container) {}
}
extension RegisterPeek: TransitionComponent where RootViewController: UIViewController {}

public struct Redirect<RootViewController, CoordinatorType: Coordinator> {
  public init(as route: CoordinatorType.RouteType, to coordinator: CoordinatorType) {}
}
extension Redirect: TransitionComponent where RootViewController: UIViewController {}

public struct Trigger<RootViewController, RouteType: Route> {
  public init(_ route: RouteType, on router: any Router<RouteType>) {}
}
extension Trigger: TransitionComponent where RootViewController: UIViewController {}

public struct Run<RootViewController> {
  public init(presentables: [any Presentable] = [], _ action: @escaping () -> Void) {}
}
extension Run: TransitionComponent where RootViewController: UIViewController {}

public struct Perform<RootViewController, Inner: UIViewController> {
  public init(
    on rootViewController: Inner, @TransitionBuilder<Inner> transition: @escaping () -> Transition<Inner>
  ) {}
}
extension Perform: TransitionComponent where RootViewController: UIViewController {}

public struct DeepLink<RootViewController, CoordinatorType: Coordinator> {
  public init(with coordinator: CoordinatorType, _ route: CoordinatorType.RouteType, _ remainingRoutes: any Route...) {}
}
extension DeepLink: TransitionComponent where RootViewController: UIViewController {}

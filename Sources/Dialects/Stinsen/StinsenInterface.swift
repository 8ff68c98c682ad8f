/// Stinsen's public types as far as typing needs them, nested in the module's name so that only files that see the module
/// see them, and none that have a type of that name of their own. Operations on routes are missing on purpose:
/// `ChainTyping` knows their results, which depend on the route and not on a signature alone.
///
/// Source: the framework's sources at 2.0.15, as section 1.1 of the dialect's rules lists them.
let stinsenInterface = """
  public enum Stinsen {
    public protocol ViewPresentable { func view() -> AnyView }
    public protocol Coordinatable: AnyObject, ObservableObject, ViewPresentable, Identifiable {
      func dismissChild<T: Coordinatable>(coordinator: T, action: (() -> Void)?)
      var parent: ChildDismissable? { get set }
      var id: String { get }
    }
    public protocol ChildDismissable: AnyObject {}
    public protocol NavigationCoordinatable: Coordinatable {
      typealias Route = NavigationRoute
      typealias Root = NavigationRoute
      typealias Router = NavigationRouter<Self>
      var stack: NavigationStack<Self> { get }
      func customize(_ view: AnyView) -> AnyView
      func popLast(_ action: (() -> Void)?)
      func dismissCoordinator(_ action: (() -> Void)?)
    }
    public protocol TabCoordinatable: Coordinatable {
      typealias Route = TabRoute
      typealias Router = TabRouter<Self>
      var child: TabChild { get }
      func customize(_ view: AnyView) -> AnyView
    }
    public class NavigationRoute<T, U, Input, Output> {}
    public class TabRoute<T, Output> {}
    public struct Transition<T, U, Input, Output> {}
    public struct RootSwitch {}
    public struct Presentation {}
    public enum PresentationType { case modal, push, fullScreen }
    public class NavigationStack<T> {
      public init(initial: PartialKeyPath<T>, _ initialInput: Any? = nil)
      public var currentRoute: Int { get }
      public func isInStack(_ keyPathHash: Int) -> Bool
      public func hasParent() -> Bool
    }
    public class TabChild {
      public init(startingItems: [AnyKeyPath], activeTab: Int = 0)
      public let startingItems: [AnyKeyPath]
      public var activeTab: Int
    }
    public final class NavigationRouter<T> {
      public let id: Int
      public var coordinator: T { get }
      public var canDismiss: Bool { get }
    }
    public class TabRouter<T> {
      public let id: Int
      public var coordinator: T { get }
    }
    open class ViewWrapperCoordinator<T: Coordinatable, V: View>: Coordinatable {
      public let child: T
      public init(_ childCoordinator: T, _ view: @escaping (AnyView) -> V)
      open func view() -> AnyView
      public var parent: ChildDismissable?
      public var id: String { get }
    }
    public class NavigationViewCoordinator<T: Coordinatable>: ViewWrapperCoordinator<T, AnyView> {
      public init(_ childCoordinator: T)
    }
    public final class AnyCoordinator: Coordinatable {
      public init<T: Coordinatable>(_ base: T)
      public func view() -> AnyView
      public var parent: ChildDismissable?
      public var id: String { get }
    }
    public struct RouterObject<Value> { public var wrappedValue: Value? { get } }
    public class RouterStore {
      public static let shared: RouterStore
      public func store<T>(router: T)
      public func retrieve<T>() -> T?
    }
  }
  """

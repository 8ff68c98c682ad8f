/// Controllers, views and recognisers, as far as coordinators handle them. Nothing here ever runs.

// The framework's own signatures.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

open class UIView: UIResponder {
  public override init() { super.init() }
}

extension UIViewController {
  public var view: UIView! { fatalError() }
  public var title: String? {
    get { fatalError() }
    set { fatalError() }
  }
  public var tabBarItem: UITabBarItem! {
    get { fatalError() }
    set { fatalError() }
  }
  public var navigationController: UINavigationController? { fatalError() }
  public var tabBarController: UITabBarController? { fatalError() }
  public var presentedViewController: UIViewController? { fatalError() }
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { fatalError() }
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) { fatalError() }
}

open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init() }
  public override init() { super.init() }
  open weak var delegate: UINavigationControllerDelegate?
  open var viewControllers: [UIViewController] = []
  open func pushViewController(_ controller: UIViewController, animated: Bool) { fatalError() }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) { fatalError() }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { fatalError() }
}

open class UITabBarController: UIViewController {
  public override init() { super.init() }
  open weak var delegate: UITabBarControllerDelegate?
  open var selectedIndex = 0
  open var viewControllers: [UIViewController]?
}

open class UISplitViewController: UIViewController {
  public enum Column: Sendable { case primary, supplementary, secondary, compact }
  public override init() { super.init() }
}

open class UIPageViewController: UIViewController {
  public enum NavigationDirection: Sendable { case forward, reverse }
  public enum TransitionStyle: Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Sendable { case horizontal, vertical }
  public struct OptionsKey: Hashable, Sendable {}
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) { super.init() }
  public override init() { super.init() }
}

open class UIAlertController: UIViewController {
  public enum Style: Sendable { case alert, actionSheet }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  open func addAction(_ action: UIAlertAction) { fatalError() }
}

open class UIAlertAction: NSObject {
  public enum Style: Sendable { case `default`, cancel, destructive }
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.init() }
}

open class UITabBarItem: NSObject {
  public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
}

open class UIImage: NSObject {}

open class UIGestureRecognizer: NSObject {}
open class UIPanGestureRecognizer: UIGestureRecognizer {}

public protocol UINavigationControllerDelegate: AnyObject {}
public protocol UITabBarControllerDelegate: AnyObject {}
public protocol UIPageViewControllerDataSource: AnyObject {}

extension UIApplication {
  public static let shared = UIApplication()
  public func open(_ url: URL) { fatalError() }
}

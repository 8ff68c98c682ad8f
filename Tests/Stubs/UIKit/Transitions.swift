/// What custom transitions and scenes need. Nothing here ever runs.

public protocol UIViewControllerContextTransitioning: AnyObject {}

public protocol UIViewControllerAnimatedTransitioning: AnyObject {}

public protocol UIViewControllerTransitioningDelegate: AnyObject {}

public enum UIModalPresentationStyle: Sendable { case automatic, fullScreen, pageSheet, formSheet, custom }

extension UINavigationController {
  public enum Operation: Sendable { case none, push, pop }
  public func popToRootViewController(animated: Bool) { fatalError() }
  public var isNavigationBarHidden: Bool { get { fatalError() } set { fatalError() } }
}

extension UIWindowScene {
  public var windows: [UIWindow] { fatalError() }
}

/// Just enough of UIKit for fixtures with delegates and hosting controllers to type-check on Linux.

@_exported import Foundation

open class UIResponder: NSObject {}

open class UIViewController: UIResponder {
  public override init() { super.init() }
}

open class UIScene: UIResponder {
  public struct ConnectionOptions {}
}

open class UISceneSession: NSObject {}

open class UIWindowScene: UIScene {}

open class UIWindow: UIResponder {
  public init(windowScene: UIWindowScene) { super.init() }
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() { fatalError() }
}

open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable {}
}

public protocol UIApplicationDelegate: AnyObject {}
public protocol UISceneDelegate: AnyObject {}
public protocol UIWindowSceneDelegate: UISceneDelegate {}

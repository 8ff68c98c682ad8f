/// XCoordinator 2.2 as fixtures see it: what compiles with the real module compiles with this one, and nothing else.

// The framework's own signatures.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import UIKit

public protocol Route {}

public protocol Presentable {
  var viewController: UIViewController! { get }
  func router<R: Route>(for route: R) -> StrongRouter<R>?
  func presented(from presentable: Presentable?)
  func registerParent(_ presentable: Presentable & AnyObject)
  func childTransitionCompleted()
  func setRoot(for window: UIWindow)
}

extension Presentable {
  public func router<R: Route>(for route: R) -> StrongRouter<R>? { fatalError() }
  public func presented(from presentable: Presentable?) {}
  public func registerParent(_ presentable: Presentable & AnyObject) {}
  public func childTransitionCompleted() {}
  public func setRoot(for window: UIWindow) {}
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

open class Animation: NSObject {
  public static let `default` = Animation(presentation: nil, dismissal: nil)
  open var presentationAnimation: TransitionAnimation?
  open var dismissalAnimation: TransitionAnimation?
  public init(presentation: TransitionAnimation?, dismissal: TransitionAnimation?) {}
}

public protocol TransitionAnimation { func start() }

public struct TransitionOptions {
  public let animated: Bool
  public init(animated: Bool) { self.animated = animated }
  static var `default`: TransitionOptions { TransitionOptions(animated: true) }
}

public typealias PresentationHandler = () -> Void
public typealias ContextPresentationHandler = (TransitionContext) -> Void

public protocol TransitionContext {
  var presentables: [Presentable] { get }
  var animation: TransitionAnimation? { get }
}

public protocol TransitionProtocol: TransitionContext {
  associatedtype RootViewController: UIViewController
  func perform(
    on rootViewController: RootViewController, with options: TransitionOptions, completion: PresentationHandler?)
  static func multiple(_ transitions: [Self]) -> Self
}

extension TransitionProtocol {
  public static func multiple(_ transitions: Self...) -> Self { fatalError() }
}

public protocol TransitionPerformer: Presentable {
  associatedtype TransitionType: TransitionProtocol
  var rootViewController: TransitionType.RootViewController { get }
  func performTransition(
    _ transition: TransitionType, with options: TransitionOptions, completion: PresentationHandler?)
}

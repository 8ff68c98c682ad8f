/// Just enough of SwiftUICoordinator 3.0 for fixtures to type-check on Linux. Nothing here ever runs.
/// Signatures follow the framework's wherever they decide whether a call compiles.

import Combine
import Foundation
import SwiftUI
import UIKit

// MARK: Coordinators

public protocol CoordinatorAction {}

public enum Action: CoordinatorAction {
  case done(Any)
  case cancel(Any)
}

public protocol Coordinator: AnyObject {
  var parent: Coordinator? { get }
  var childCoordinators: [Coordinator] { get set }
  var name: String { get }
  func handle(_ action: CoordinatorAction)
  func add(child: Coordinator)
  func remove(coordinator: Coordinator)
}

extension Coordinator {
  public var name: String { fatalError() }
  public func add(child: Coordinator) { fatalError() }
  public func remove(coordinator: Coordinator) { fatalError() }
  public func handle(_ action: CoordinatorAction) { fatalError() }
}

open class RootCoordinator: Coordinator {
  public let parent: Coordinator? = nil
  public var childCoordinators = [Coordinator]()
  public private(set) var window: UIWindow
  public private(set) var navigationController: NavigationController
  public init(window: UIWindow, navigationController: NavigationController) { fatalError() }
  open func handle(_ action: CoordinatorAction) {}
}

// MARK: Routes

public protocol NavigationRoute {
  var title: String? { get }
  var hidesNavigationBar: Bool? { get }
}

public protocol StackNavigationRoute: NavigationRoute {
  var action: TransitionAction { get }
  var hidesBackButton: Bool? { get }
}

extension NavigationRoute {
  public var title: String? { nil }
  public var hidesNavigationBar: Bool? { nil }
}

extension StackNavigationRoute {
  public var hidesBackButton: Bool? { nil }
}

public protocol TabBarNavigationRoute: NavigationRoute, Hashable {
  var tabBarItem: UITabBarItem { get }
}

public enum TransitionAction {
  case push(animated: Bool)
  case present(
    animated: Bool = true, modalPresentationStyle: UIModalPresentationStyle = .automatic,
    delegate: UIViewControllerTransitioningDelegate? = nil, completion: (() -> Void)? = nil)
}

// MARK: Navigators

public typealias Routing = Coordinator & Navigator
public typealias TabBarRouting = Coordinator & TabBarCoordinator

public protocol Navigator: ObservableObject {
  associatedtype Route: StackNavigationRoute
  var navigationController: UINavigationController { get }
  var startRoute: Route { get }
  func start()
  func show(route: Route)
  func set(routes: [Route], animated: Bool)
  func append(routes: [Route], animated: Bool)
  func pop(animated: Bool)
  func popToRoot(animated: Bool)
  func dismiss(animated: Bool)
}

extension Navigator where Self: RouterViewFactory {
  public func start() { fatalError() }
  public func show(route: Route) { fatalError() }
  public func set(routes: [Route], animated: Bool = true) { fatalError() }
  public func append(routes: [Route], animated: Bool = true) { fatalError() }
  public func pop(animated: Bool = true) { fatalError() }
  public func popToRoot(animated: Bool = true) { fatalError() }
  public func dismiss(animated: Bool = true) { fatalError() }
}

public protocol RouterViewFactory {
  associatedtype V: View
  associatedtype Route: NavigationRoute
  @ViewBuilder func view(for route: Route) -> V
}

public protocol TabBarCoordinator: ObservableObject {
  associatedtype Route: TabBarNavigationRoute
  associatedtype TabBarController: UITabBarController
  var navigationController: NavigationController { get }
  var tabBarController: TabBarController { get }
  var tabs: [Route] { get }
  func start(with action: TransitionAction)
}

extension TabBarCoordinator where Self: RouterViewFactory {
  public func start(with action: TransitionAction = .push(animated: true)) { fatalError() }
}

// MARK: Navigation controllers and transitions

public class NavigationController: UINavigationController {}

public class NavigationControllerTransitionDelegate: NSObject, UINavigationControllerDelegate {}

public struct NavigationControllerFactory {
  public init() {}
  public func makeTransitionDelegate(_ transitions: [Transitionable]) -> NavigationControllerTransitionDelegate {
    fatalError()
  }
  public func makeNavigationController(
    isNavigationBarHidden: Bool = true, delegate: NavigationControllerTransitionDelegate? = nil
  ) -> NavigationController { fatalError() }
}

public typealias NavigationOperation = UINavigationController.Operation

public protocol Transitionable: UIViewControllerAnimatedTransitioning {
  func isEligible(from fromRoute: NavigationRoute, to toRoute: NavigationRoute, operation: NavigationOperation) -> Bool
}

// MARK: Deep links

public struct DeepLink: Hashable {
  public let action: String
  public let route: NavigationRoute
  public let params: Set<String>
  public init(action: String, route: NavigationRoute, params: Set<String> = []) { fatalError() }
  public static func == (a: DeepLink, b: DeepLink) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

public protocol DeepLinkHandling {
  var scheme: String { get }
  var links: Set<DeepLink> { get }
}

extension DeepLinkHandling {
  public func link(for url: URL) throws -> DeepLink? { fatalError() }
  public func params(for url: URL, and keys: Set<String>) throws -> [String: String] { fatalError() }
}

public protocol CoordinatorDeepLinkHandling {
  func handle(_ deepLink: DeepLink, with params: [String: String])
}

/// The public interface of Stinsen 2.0.15, with nothing behind it: which calls compile, and to which types they lead,
/// is decided by the overloads and constraints below exactly as by the framework's own.

import Combine
import Foundation
import SwiftUI

// MARK: Coordinators

public protocol StringIdentifiable {
  var id: String { get }
}

public protocol ViewPresentable {
  func view() -> AnyView
}

extension AnyView: ViewPresentable {
  public func view() -> AnyView { self }
}

public protocol ChildDismissable: AnyObject {
  func dismissChild<T: Coordinatable>(coordinator: T, action: (() -> Void)?)
  var canDismissChild: Bool { get }
}

extension ChildDismissable {
  public var canDismissChild: Bool { fatalError() }
}

public protocol Coordinatable: ObservableObject, StringIdentifiable, Identifiable, ViewPresentable, ChildDismissable {
  var parent: ChildDismissable? { get set }
}

extension Coordinatable {
  public var id: String { fatalError() }
}

public final class AnyCoordinator: Coordinatable {
  public var parent: ChildDismissable?
  public var canDismissChild: Bool { fatalError() }
  public var id: String { fatalError() }
  public init<Base: Coordinatable>(_ base: Base) {}
  public func dismissChild<T: Coordinatable>(coordinator: T, action: (() -> Void)?) { fatalError() }
  public func view() -> AnyView { fatalError() }
}

open class ViewWrapperCoordinator<T: Coordinatable, V: View>: Coordinatable {
  public weak var parent: ChildDismissable?
  public let child: T
  public var canDismissChild: Bool { fatalError() }
  public init(_ childCoordinator: T, _ view: @escaping (AnyView) -> V) { fatalError() }
  public init(_ childCoordinator: T, _ view: @escaping (any Coordinatable) -> (AnyView) -> V) { fatalError() }
  public func dismissChild<Child: Coordinatable>(coordinator: Child, action: (() -> Void)?) { fatalError() }
  public func view() -> AnyView { fatalError() }
}

public class NavigationViewCoordinator<T: Coordinatable>: ViewWrapperCoordinator<T, AnyView> {
  public init(_ childCoordinator: T) { fatalError() }

  @available(*, unavailable)
  public override init(_ childCoordinator: T, _ view: @escaping (AnyView) -> AnyView) { fatalError() }

  @available(*, unavailable)
  public override init(_ childCoordinator: T, _ view: @escaping (any Coordinatable) -> (AnyView) -> AnyView) {
    fatalError()
  }
}

public enum FocusError: LocalizedError {
  case routeNotFound
}

// MARK: Routes of stacks

public enum PresentationType {
  case modal, modalNonDismissible, push, fullScreen
  public static func modal(dismissible: Bool) -> PresentationType { fatalError() }
}

public protocol RouteType {}

public struct RootSwitch: RouteType {}

public struct Presentation: RouteType {
  let type: PresentationType
}

public struct Transition<T: NavigationCoordinatable, U: RouteType, Input, Output: ViewPresentable> {
  let type: U
  let closure: (T) -> (Input) -> Output
}

@propertyWrapper public class NavigationRoute<T: NavigationCoordinatable, U: RouteType, Input, Output: ViewPresentable>
{
  public var wrappedValue: Transition<T, U, Input, Output>
  init(standard: Transition<T, U, Input, Output>) { wrappedValue = standard }
}

extension NavigationRoute where T: NavigationCoordinatable, Input == Void, Output == AnyView, U == Presentation {
  public convenience init<ViewOutput: View>(
    wrappedValue: @escaping ((T) -> (() -> ViewOutput)), _ presentation: PresentationType
  ) { fatalError() }
}

extension NavigationRoute where T: NavigationCoordinatable, Output == AnyView, U == Presentation {
  public convenience init<ViewOutput: View>(
    wrappedValue: @escaping ((T) -> ((Input) -> ViewOutput)), _ presentation: PresentationType
  ) { fatalError() }
}

extension NavigationRoute where T: NavigationCoordinatable, Input == Void, Output: Coordinatable, U == Presentation {
  public convenience init(
    wrappedValue: @escaping ((T) -> (() -> Output)), _ presentation: PresentationType
  ) { fatalError() }
}

extension NavigationRoute where T: NavigationCoordinatable, Output: Coordinatable, U == Presentation {
  public convenience init(
    wrappedValue: @escaping ((T) -> ((Input) -> Output)), _ presentation: PresentationType
  ) { fatalError() }
}

extension NavigationRoute where T: NavigationCoordinatable, Input == Void, Output == AnyView, U == RootSwitch {
  public convenience init<ViewOutput: View>(wrappedValue: @escaping ((T) -> (() -> ViewOutput))) { fatalError() }
}

extension NavigationRoute where T: NavigationCoordinatable, Output == AnyView, U == RootSwitch {
  public convenience init<ViewOutput: View>(wrappedValue: @escaping ((T) -> ((Input) -> ViewOutput))) { fatalError() }
}

extension NavigationRoute where T: NavigationCoordinatable, Input == Void, Output: Coordinatable, U == RootSwitch {
  public convenience init(wrappedValue: @escaping ((T) -> (() -> Output))) { fatalError() }
}

extension NavigationRoute where T: NavigationCoordinatable, Output: Coordinatable, U == RootSwitch {
  public convenience init(wrappedValue: @escaping ((T) -> ((Input) -> Output))) { fatalError() }
}

public class NavigationRoot: ObservableObject {}

public class NavigationStack<T: NavigationCoordinatable> {
  public init(initial: PartialKeyPath<T>, _ initialInput: Any? = nil) {}
  public var currentRoute: Int { fatalError() }
  public func isInStack(_ keyPathHash: Int) -> Bool { fatalError() }
  public func hasParent() -> Bool { fatalError() }
}

public protocol NavigationCoordinatable: Coordinatable {
  typealias Route = NavigationRoute
  typealias Root = NavigationRoute
  typealias Router = NavigationRouter<Self>
  associatedtype CustomizeViewType: View
  associatedtype RouterStoreType

  var routerStorable: RouterStoreType { get }
  var stack: NavigationStack<Self> { get }
  func customize(_ view: AnyView) -> CustomizeViewType
  func dismissCoordinator(_ action: (() -> Void)?)
  @discardableResult
  func popToRoot(_ action: (() -> Void)?) -> Self
  @discardableResult
  func route<Input, Output: Coordinatable>(
    to route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>,
    _ input: Input
  ) -> Output
  @discardableResult
  func route<Input, Output: View>(
    to route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>,
    _ input: Input
  ) -> Self
  @discardableResult
  func route<Output: Coordinatable>(
    to route: KeyPath<Self, Transition<Self, Presentation, Void, Output>>
  ) -> Output
  @discardableResult
  func route<Output: View>(
    to route: KeyPath<Self, Transition<Self, Presentation, Void, Output>>
  ) -> Self
  @discardableResult
  func focusFirst<Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, Presentation, Void, Output>>
  ) throws -> Output
  @discardableResult
  func focusFirst<Input, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>
  ) throws -> Output
  @discardableResult
  func focusFirst<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>,
    _ input: Input
  ) throws -> Output
  @discardableResult
  func focusFirst<Input, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) throws -> Output
  @discardableResult
  func focusFirst<Output: View>(
    _ route: KeyPath<Self, Transition<Self, Presentation, Void, Output>>
  ) throws -> Self
  @discardableResult
  func focusFirst<Input, Output: View>(
    _ route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>
  ) throws -> Self
  @discardableResult
  func focusFirst<Input: Equatable, Output: View>(
    _ route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>,
    _ input: Input
  ) throws -> Self
  @discardableResult
  func focusFirst<Input, Output: View>(
    _ route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) throws -> Self
  @discardableResult
  func root<Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Void, Output>>
  ) -> Output
  @discardableResult
  func root<Input, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>
  ) -> Output
  @discardableResult
  func root<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input
  ) -> Output
  @discardableResult
  func root<Input, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) -> Output
  @discardableResult
  func root<Output: View>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Void, Output>>
  ) -> Self
  @discardableResult
  func root<Input, Output: View>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>
  ) -> Self
  @discardableResult
  func root<Input: Equatable, Output: View>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input
  ) -> Self
  @discardableResult
  func root<Input, Output: View>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) -> Self
  func isRoot<Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Void, Output>>
  ) -> Bool
  func isRoot<Input, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>
  ) -> Bool
  func isRoot<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input
  ) -> Bool
  func isRoot<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) -> Bool
  func isRoot<Output: View>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Void, Output>>
  ) -> Bool
  func isRoot<Input, Output: View>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>
  ) -> Bool
  func isRoot<Input: Equatable, Output: View>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input
  ) -> Bool
  func isRoot<Input: Equatable, Output: View>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) -> Bool
  @discardableResult
  func hasRoot<Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Void, Output>>
  ) -> Output?
  @discardableResult
  func hasRoot<Input, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>
  ) -> Output?
  @discardableResult
  func hasRoot<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input
  ) -> Output?
  @discardableResult
  func hasRoot<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) -> Output?
}

extension NavigationCoordinatable {
  public var routerStorable: Self { self }
  public var parent: ChildDismissable? {
    get { fatalError() }
    set { fatalError() }
  }
  public func customize(_ view: AnyView) -> some View { view }
  public func view() -> AnyView { fatalError() }
  public func dismissChild<T: Coordinatable>(coordinator: T, action: (() -> Void)? = nil) { fatalError() }
  public func dismissCoordinator(_ action: (() -> Void)? = nil) { fatalError() }
  public func popLast(_ action: (() -> Void)? = nil) { fatalError() }
  @discardableResult
  public func popToRoot(_ action: (() -> Void)? = nil) -> Self { fatalError() }
  @discardableResult
  public func route<Input, Output: Coordinatable>(
    to route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>,
    _ input: Input,
    onDismiss: @escaping () -> Void
  ) -> Output { fatalError() }
  @discardableResult
  public func route<Input, Output: View>(
    to route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>,
    _ input: Input,
    onDismiss: @escaping () -> Void
  ) -> Self { fatalError() }
  @discardableResult
  public func route<Input, Output: Coordinatable>(
    to route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>,
    _ input: Input
  ) -> Output { fatalError() }
  @discardableResult
  public func route<Input, Output: View>(
    to route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>,
    _ input: Input
  ) -> Self { fatalError() }
  @discardableResult
  public func route<Output: Coordinatable>(
    to route: KeyPath<Self, Transition<Self, Presentation, Void, Output>>,
    onDismiss: @escaping () -> Void
  ) -> Output { fatalError() }
  @discardableResult
  public func route<Output: View>(
    to route: KeyPath<Self, Transition<Self, Presentation, Void, Output>>,
    onDismiss: @escaping () -> Void
  ) -> Self { fatalError() }
  @discardableResult
  public func route<Output: Coordinatable>(
    to route: KeyPath<Self, Transition<Self, Presentation, Void, Output>>
  ) -> Output { fatalError() }
  @discardableResult
  public func route<Output: View>(
    to route: KeyPath<Self, Transition<Self, Presentation, Void, Output>>
  ) -> Self { fatalError() }
  @discardableResult
  public func focusFirst<Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, Presentation, Void, Output>>
  ) throws -> Output { fatalError() }
  @discardableResult
  public func focusFirst<Input, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>
  ) throws -> Output { fatalError() }
  @discardableResult
  public func focusFirst<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>,
    _ input: Input
  ) throws -> Output { fatalError() }
  @discardableResult
  public func focusFirst<Input, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) throws -> Output { fatalError() }
  @discardableResult
  public func focusFirst<Output: View>(
    _ route: KeyPath<Self, Transition<Self, Presentation, Void, Output>>
  ) throws -> Self { fatalError() }
  @discardableResult
  public func focusFirst<Input, Output: View>(
    _ route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>
  ) throws -> Self { fatalError() }
  @discardableResult
  public func focusFirst<Input: Equatable, Output: View>(
    _ route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>,
    _ input: Input
  ) throws -> Self { fatalError() }
  @discardableResult
  public func focusFirst<Input, Output: View>(
    _ route: KeyPath<Self, Transition<Self, Presentation, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) throws -> Self { fatalError() }
  @discardableResult
  public func root<Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Void, Output>>
  ) -> Output { fatalError() }
  @discardableResult
  public func root<Input, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>
  ) -> Output { fatalError() }
  @discardableResult
  public func root<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input
  ) -> Output { fatalError() }
  @discardableResult
  public func root<Input, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) -> Output { fatalError() }
  @discardableResult
  public func root<Output: View>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Void, Output>>
  ) -> Self { fatalError() }
  @discardableResult
  public func root<Input, Output: View>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>
  ) -> Self { fatalError() }
  @discardableResult
  public func root<Input: Equatable, Output: View>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input
  ) -> Self { fatalError() }
  @discardableResult
  public func root<Input, Output: View>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) -> Self { fatalError() }
  @discardableResult
  public func isRoot<Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Void, Output>>
  ) -> Bool { fatalError() }
  @discardableResult
  public func isRoot<Input, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>
  ) -> Bool { fatalError() }
  @discardableResult
  public func isRoot<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input
  ) -> Bool { fatalError() }
  public func isRoot<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) -> Bool { fatalError() }
  @discardableResult
  public func isRoot<Output: View>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Void, Output>>
  ) -> Bool { fatalError() }
  @discardableResult
  public func isRoot<Input, Output: View>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>
  ) -> Bool { fatalError() }
  public func isRoot<Input: Equatable, Output: View>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input
  ) -> Bool { fatalError() }
  public func isRoot<Input: Equatable, Output: View>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) -> Bool { fatalError() }
  @discardableResult
  public func hasRoot<Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Void, Output>>
  ) -> Output? { fatalError() }
  @discardableResult
  public func hasRoot<Input, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>
  ) -> Output? { fatalError() }
  @discardableResult
  public func hasRoot<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input
  ) -> Output? { fatalError() }
  @discardableResult
  public func hasRoot<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<Self, Transition<Self, RootSwitch, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) -> Output? { fatalError() }
}

// MARK: Routers of stacks

public protocol Routable: ObservableObject {}

public final class NavigationRouter<T>: Routable {
  public let id: Int
  public var coordinator: T { fatalError() }
  public init(id: Int, coordinator: T) { fatalError() }
}

extension NavigationRouter where T: NavigationCoordinatable {
  public var canDismiss: Bool { fatalError() }
  public func pop(_ action: (() -> Void)? = nil) { fatalError() }
  public func popLast(_ action: (() -> Void)? = nil) { fatalError() }
  public func dismissCoordinator(_ action: (() -> Void)? = nil) { fatalError() }
  @discardableResult
  public func popToRoot(_ action: (() -> Void)? = nil) -> T { fatalError() }
  @discardableResult
  public func route<Input, Output: Coordinatable>(
    to route: KeyPath<T, Transition<T, Presentation, Input, Output>>,
    _ input: Input
  ) -> Output { fatalError() }
  @discardableResult
  public func route<Input, Output: View>(
    to route: KeyPath<T, Transition<T, Presentation, Input, Output>>,
    _ input: Input
  ) -> T { fatalError() }
  @discardableResult
  public func route<Output: Coordinatable>(
    to route: KeyPath<T, Transition<T, Presentation, Void, Output>>
  ) -> Output { fatalError() }
  @discardableResult
  public func route<Output: View>(
    to route: KeyPath<T, Transition<T, Presentation, Void, Output>>
  ) -> T { fatalError() }
  @discardableResult
  public func focusFirst<Output: Coordinatable>(
    _ route: KeyPath<T, Transition<T, Presentation, Void, Output>>
  ) throws -> Output { fatalError() }
  @discardableResult
  public func focusFirst<Input, Output: Coordinatable>(
    _ route: KeyPath<T, Transition<T, Presentation, Input, Output>>
  ) throws -> Output { fatalError() }
  @discardableResult
  public func focusFirst<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<T, Transition<T, Presentation, Input, Output>>,
    _ input: Input
  ) throws -> Output { fatalError() }
  @discardableResult
  public func focusFirst<Input, Output: Coordinatable>(
    _ route: KeyPath<T, Transition<T, Presentation, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) throws -> Output { fatalError() }
  @discardableResult
  public func focusFirst<Output: View>(
    _ route: KeyPath<T, Transition<T, Presentation, Void, Output>>
  ) throws -> T { fatalError() }
  @discardableResult
  public func focusFirst<Input, Output: View>(
    _ route: KeyPath<T, Transition<T, Presentation, Input, Output>>
  ) throws -> T { fatalError() }
  @discardableResult
  public func focusFirst<Input: Equatable, Output: View>(
    _ route: KeyPath<T, Transition<T, Presentation, Input, Output>>,
    _ input: Input
  ) throws -> T { fatalError() }
  @discardableResult
  public func focusFirst<Input, Output: View>(
    _ route: KeyPath<T, Transition<T, Presentation, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) throws -> T { fatalError() }
  @discardableResult
  public func root<Output: Coordinatable>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Void, Output>>
  ) -> Output { fatalError() }
  @discardableResult
  public func root<Input, Output: Coordinatable>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Input, Output>>
  ) -> Output { fatalError() }
  @discardableResult
  public func root<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Input, Output>>,
    _ input: Input
  ) -> Output { fatalError() }
  @discardableResult
  public func root<Input, Output: Coordinatable>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) -> Output { fatalError() }
  @discardableResult
  public func root<Output: View>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Void, Output>>
  ) -> T { fatalError() }
  @discardableResult
  public func root<Input, Output: View>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Input, Output>>
  ) -> T { fatalError() }
  @discardableResult
  public func root<Input: Equatable, Output: View>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Input, Output>>,
    _ input: Input
  ) -> T { fatalError() }
  @discardableResult
  public func root<Input, Output: View>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) -> T { fatalError() }
  public func isRoot<Output: Coordinatable>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Void, Output>>
  ) -> Bool { fatalError() }
  public func isRoot<Input, Output: Coordinatable>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Input, Output>>
  ) -> Bool { fatalError() }
  public func isRoot<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Input, Output>>,
    _ input: Input
  ) -> Bool { fatalError() }
  public func isRoot<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) -> Bool { fatalError() }
  public func isRootk<Output: View>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Void, Output>>
  ) -> Bool { fatalError() }
  public func isRoot<Input, Output: View>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Input, Output>>
  ) -> Bool { fatalError() }
  public func isRoot<Input: Equatable, Output: View>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Input, Output>>,
    _ input: Input
  ) -> Bool { fatalError() }
  public func isRoot<Input: Equatable, Output: View>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) -> Bool { fatalError() }
  @discardableResult
  public func hasRoot<Output: Coordinatable>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Void, Output>>
  ) -> Output? { fatalError() }
  @discardableResult
  public func hasRoot<Input, Output: Coordinatable>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Input, Output>>
  ) -> Output? { fatalError() }
  @discardableResult
  public func hasRoot<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Input, Output>>,
    _ input: Input
  ) -> Output? { fatalError() }
  @discardableResult
  public func hasRoot<Input: Equatable, Output: Coordinatable>(
    _ route: KeyPath<T, Transition<T, RootSwitch, Input, Output>>,
    _ input: Input,
    comparator: @escaping (Input, Input) -> Bool
  ) -> Output? { fatalError() }
}

// MARK: Tabs

public class Content<T: TabCoordinatable, Output: ViewPresentable> {
  init() {}
}

@propertyWrapper public class TabRoute<T: TabCoordinatable, Output: ViewPresentable> {
  public var wrappedValue: Content<T, Output>
  fileprivate init(standard: Content<T, Output>) { wrappedValue = standard }
}

extension TabRoute where T: TabCoordinatable, Output == AnyView {
  public convenience init<ViewOutput: View, TabItem: View>(
    wrappedValue: @escaping ((T) -> (() -> ViewOutput)), tabItem: @escaping ((T) -> ((Bool) -> TabItem))
  ) { fatalError() }

  public convenience init<ViewOutput: View, TabItem: View>(
    wrappedValue: @escaping ((T) -> (() -> ViewOutput)), tabItem: @escaping ((T) -> ((Bool) -> TabItem)),
    onTapped: @escaping ((T) -> ((Bool, Output) -> Void))
  ) { fatalError() }
}

extension TabRoute where T: TabCoordinatable, Output: Coordinatable {
  public convenience init<TabItem: View>(
    wrappedValue: @escaping ((T) -> (() -> Output)), tabItem: @escaping ((T) -> ((Bool) -> TabItem))
  ) { fatalError() }

  public convenience init<TabItem: View>(
    wrappedValue: @escaping ((T) -> (() -> Output)), tabItem: @escaping ((T) -> ((Bool) -> TabItem)),
    onTapped: @escaping ((T) -> ((Bool, Output) -> Void))
  ) { fatalError() }
}

public class TabChild: ObservableObject {
  public let startingItems: [AnyKeyPath]
  public var activeTab: Int
  weak var parent: ChildDismissable?
  public init(startingItems: [AnyKeyPath], activeTab: Int = 0) { fatalError() }
}

public protocol TabCoordinatable: Coordinatable {
  typealias Route = TabRoute
  typealias Router = TabRouter<Self>
  associatedtype RouterStoreType
  associatedtype CustomizeViewType: View

  var routerStorable: RouterStoreType { get }
  var child: TabChild { get }
  func customize(_ view: AnyView) -> CustomizeViewType
  @discardableResult
  func focusFirst<Output: Coordinatable>(_ route: KeyPath<Self, Content<Self, Output>>) -> Output
  @discardableResult
  func focusFirst<Output: View>(_ route: KeyPath<Self, Content<Self, Output>>) -> Self
}

extension TabCoordinatable {
  public var routerStorable: Self { self }
  public var canDismissChild: Bool { fatalError() }
  public var parent: ChildDismissable? {
    get { fatalError() }
    set { fatalError() }
  }
  public func customize(_ view: AnyView) -> some View { view }
  public func view() -> AnyView { fatalError() }
  public func dismissChild<T: Coordinatable>(coordinator: T, action: (() -> Void)?) { fatalError() }
  @discardableResult
  public func focusFirst<Output: Coordinatable>(_ route: KeyPath<Self, Content<Self, Output>>) -> Output {
    fatalError()
  }
  @discardableResult
  public func focusFirst<Output: View>(_ route: KeyPath<Self, Content<Self, Output>>) -> Self { fatalError() }
}

public class TabRouter<T>: Routable {
  public var coordinator: T { fatalError() }
  public init(coordinator: T) { fatalError() }
}

extension TabRouter where T: TabCoordinatable {
  @discardableResult
  public func focusFirst<Output: Coordinatable>(_ route: KeyPath<T, Content<T, Output>>) -> Output { fatalError() }
  @discardableResult
  public func focusFirst<Output: View>(_ route: KeyPath<T, Content<T, Output>>) -> T { fatalError() }
}

// MARK: The store of routers

@propertyWrapper public struct RouterObject<Value: Routable> {
  public init() { fatalError() }
  public var wrappedValue: Value? {
    mutating get { fatalError() }
    @available(*, unavailable, message: "RouterObject cannot be set") set { fatalError() }
  }
}

public class RouterStore {
  public static let shared = RouterStore()
}

extension RouterStore {
  public func store<T: Routable>(router: T) { fatalError() }
  public func retrieve<T: Routable>() -> T? { fatalError() }
}

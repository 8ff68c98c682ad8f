/// What all coordinators are, and what wraps one. The stub follows the public interface of Stinsen 2.0.15, with nothing
/// behind it: which calls compile, and to which types they lead, is decided by the overloads and constraints of these
/// files exactly as by the framework's own.

import Combine
import Foundation
import SwiftUI

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

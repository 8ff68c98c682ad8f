/// The router of a stack.

import Combine
import SwiftUI

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

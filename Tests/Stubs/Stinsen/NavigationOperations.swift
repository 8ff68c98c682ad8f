/// What a coordinator with a stack can be told without a line of its own.

import SwiftUI

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

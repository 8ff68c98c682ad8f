/// A coordinator with a stack: its requirements.

import SwiftUI

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

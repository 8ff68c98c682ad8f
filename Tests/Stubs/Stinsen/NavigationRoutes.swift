/// What routes of a stack are declared with.

import Combine
import SwiftUI

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

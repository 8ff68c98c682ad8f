/// A coordinator with tabs, its routes and its router.

import Combine
import SwiftUI

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

// R5 It is injected around the name of a helper or a local, by a modifier, a function or a view of the app's own, or by
// whoever shows the view.
import SwiftUI
import SwiftUICoordinator
import UIKit

struct R5InjectedScreen<C: Routing>: View {
  @EnvironmentObject var coordinator: C
  var body: some View { PlainView() }
}
enum R5InjectedRoute: NavigationRoute {
  case start, other
  var action: TransitionAction? { .push(animated: true) }
  var attachCoordinator: Bool { false }
}
class R5Injected {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  var startRoute: R5InjectedRoute { .start }
  init(parent: Coordinator?, navigationController: NavigationController) {
    self.parent = parent
    self.navigationController = navigationController
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}

final class R5ByHelper: R5Injected, Routing, RouterViewFactory {
  func view(for route: R5InjectedRoute) -> some View { content(for: route).environmentObject(self) }
  @ViewBuilder private func content(for route: R5InjectedRoute) -> some View {
    switch route {
    case .start: R5InjectedScreen<R5ByHelper>()
    case .other: inner
    }
  }
  private var inner: some View { R5InjectedScreen<R5ByHelper>() }
}
final class R5ByProperty: R5Injected, Routing, RouterViewFactory {
  @ViewBuilder func view(for route: R5InjectedRoute) -> some View {
    switch route {
    case .start: screen.environmentObject(self)
    case .other: self.screen.environmentObject(self)
    }
  }
  private var screen: some View { R5InjectedScreen<R5ByProperty>() }
}
final class R5ByLocal: R5Injected, Routing, RouterViewFactory {
  func view(for route: R5InjectedRoute) -> some View {
    let screen = R5InjectedScreen<R5ByLocal>()
    return screen.environmentObject(self)
  }
}
extension View { func r5Routed<C: Routing>(by coordinator: C) -> some View { environmentObject(coordinator) } }
struct R5Routed<C: Routing>: ViewModifier {
  let coordinator: C
  func body(content: Content) -> some View { content.environmentObject(coordinator) }
}
final class R5ByModifier: R5Injected, Routing, RouterViewFactory {
  @ViewBuilder func view(for route: R5InjectedRoute) -> some View {
    switch route {
    case .start: R5InjectedScreen<R5ByModifier>().r5Routed(by: self)
    case .other: R5InjectedScreen<R5ByModifier>().modifier(R5Routed(coordinator: self))
    }
  }
}
struct R5Host<C: Routing, Content: View>: View {
  let coordinator: C
  @ViewBuilder let content: () -> Content
  var body: some View { content().environmentObject(coordinator) }
}
struct R5OuterHost<C: Routing, Content: View>: View {
  let coordinator: C
  @ViewBuilder let content: () -> Content
  var body: some View { R5Host(coordinator: coordinator) { content() } }
}
final class R5ByHost: R5Injected, Routing, RouterViewFactory {
  @ViewBuilder func view(for route: R5InjectedRoute) -> some View {
    switch route {
    case .start: R5OuterHost(coordinator: self) { R5InjectedScreen<R5ByHost>() }
    case .other: wrap { R5InjectedScreen<R5ByHost>() }
    }
  }
  private func wrap<V: View>(@ViewBuilder _ view: () -> V) -> some View { view().environmentObject(self) }
}
infix operator <~
func <~ <V: View, C: Routing>(_ view: V, _ coordinator: C) -> some View { view.environmentObject(coordinator) }
final class R5ByOperator: R5Injected, Routing, RouterViewFactory {
  @ViewBuilder func view(for route: R5InjectedRoute) -> some View {
    switch route {
    case .start: R5InjectedScreen<R5ByOperator>() <~ self
    case .other: R5InjectedScreen<R5ByOperator>().r5Applied { $0.environmentObject(self) }
    }
  }
}
extension View { func r5Applied<V: View>(_ change: (Self) -> V) -> V { change(self) } }
struct R5Pusher {
  func push<C: Routing & RouterViewFactory>(_ coordinator: C, _ route: C.Route) {
    let view = coordinator.view(for: route)
    let hosting = UIHostingController(rootView: view.environmentObject(coordinator))
    coordinator.navigationController.pushViewController(hosting, animated: true)
  }
}
final class R5ByPusher: R5Injected, Routing, RouterViewFactory {
  func view(for route: R5InjectedRoute) -> some View { R5InjectedScreen<R5ByPusher>() }
  func start() { R5Pusher().push(self, startRoute) }
}
final class R5ByShowing: R5Injected, Routing, RouterViewFactory {
  func view(for route: R5InjectedRoute) -> some View { R5InjectedScreen<R5ByShowing>() }
  func start() { push(startRoute) }
  func show(route: R5InjectedRoute) { push(route) }
  private func push(_ route: R5InjectedRoute) {
    let hosting = UIHostingController(rootView: view(for: route).environmentObject(self))
    navigationController.pushViewController(hosting, animated: true)
  }
}
func makeR5Injected(_ home: Home, _ controller: NavigationController) -> [any Routing] {
  [
    R5ByHelper(parent: home, navigationController: controller),
    R5ByProperty(parent: home, navigationController: controller),
    R5ByLocal(parent: home, navigationController: controller),
    R5ByModifier(parent: home, navigationController: controller),
    R5ByHost(parent: home, navigationController: controller),
    R5ByOperator(parent: home, navigationController: controller),
    R5ByPusher(parent: home, navigationController: controller),
    R5ByShowing(parent: home, navigationController: controller),
  ]
}
func r5Injected(_ helper: R5ByHelper, _ property: R5ByProperty, _ local: R5ByLocal) {
  try? helper.start()
  try? helper.show(route: .other)
  try? property.start()
  try? property.show(route: .other)
  try? local.start()
}
func r5Injected(_ modifier: R5ByModifier, _ host: R5ByHost, _ showing: R5ByShowing) {
  try? modifier.start()
  try? modifier.show(route: .other)
  try? host.start()
  try? host.show(route: .other)
  showing.start()
}
func r5Injected(_ applied: R5ByOperator, _ pushed: R5ByPusher) {
  try? applied.start()
  try? applied.show(route: .other)
  pushed.start()
}

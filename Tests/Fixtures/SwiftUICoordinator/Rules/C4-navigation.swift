// C4 Who has routes moves, and a requirement says which they are.
import SwiftUI
import SwiftUICoordinator

extension Home {
  func c4moves() { popToRoot(); dismiss(); pop() }
  func c4parent() { (parent as? Home)?.popToRoot(); parent?.parent?.handle(HomeAction.open) }
}
struct C4AnyScreen<C: Routing & RouterViewFactory>: View {
  @EnvironmentObject var coordinator: C
  let route: C.Route
  var body: some View {
    Button("start") { try? coordinator.show(route: coordinator.startRoute) }
    Button("route") { try? coordinator.show(route: route); coordinator.popToRoot() }
    Button("up") { coordinator.parent?.handle(Action.cancel(coordinator)) }
  }
}
struct C4HomeScreen<C: Routing>: View where C.Route == HomeRoute {
  @EnvironmentObject var coordinator: C
  var body: some View { Button("more") { try? coordinator.show(route: .sheet) } }
}
protocol C4Start: NavigationRoute { static var home: Self { get } }
extension HomeRoute: C4Start {}
struct C4StartScreen<C: Routing>: View where C.Route: C4Start {
  @EnvironmentObject var coordinator: C
  var body: some View { Button("home") { try? coordinator.show(route: .home) } }
}

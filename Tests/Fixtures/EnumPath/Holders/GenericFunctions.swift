// A generic router is made for what a function takes it for.
// resolved: GenericFunctionRoute.edit
import SwiftUI

enum GenericFunctionRoute: Hashable { case edit, list }
final class FunctionRouter<Route: Hashable>: ObservableObject {
  @Published var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
}
struct FunctionRouterStack<Route: Hashable, Root: View, Screen: View>: View {
  @StateObject private var router = FunctionRouter<Route>()
  @ViewBuilder let root: (FunctionRouter<Route>) -> Root
  @ViewBuilder let screen: (Route) -> Screen
  var body: some View {
    NavigationStack(path: $router.path) {
      root(router).navigationDestination(for: Route.self) { screen($0) }
    }
  }
}
@ViewBuilder func genericFunctionRoot(_ router: FunctionRouter<GenericFunctionRoute>) -> some View {
  Button("Edit") { router.push(.edit) }
}

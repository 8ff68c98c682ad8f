// PrimaryTypes-bad What the argument of a protocol lacks cannot be pushed.
// rejected
import SwiftUI

protocol PushingRoutes<Route>: AnyObject {
  associatedtype Route: Hashable
  func push(_ route: Route)
}
enum PushedRoute: Hashable { case one }
final class PushingRouter<Route: Hashable>: ObservableObject, PushingRoutes {
  @Published var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
}
func pushed(_ router: any PushingRoutes<PushedRoute>) {
  router.push(.one)
  router.push(.two)
//             ^^^ unknown-route
}
struct PushedRoot: View {
  @StateObject private var router = PushingRouter<PushedRoute>()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("open") { pushed(router) }.navigationDestination(for: PushedRoute.self) { _ in Text("1") }
    }
  }
}

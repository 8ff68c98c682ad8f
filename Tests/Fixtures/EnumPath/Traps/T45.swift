// T45 A generic router takes what its user says.
// rejected
// resolved: T45.one, T45.two
import SwiftUI

enum T45: Hashable { case one, two }
final class T45Router<Route: Hashable>: ObservableObject {
  @Published var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
}
struct T45Root: View {
  @StateObject var router = T45Router<T45>()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("one") { router.push(.one) }.navigationDestination(for: T45.self) { _ in PlainView() }
    }
  }
}
func t45(_ router: T45Router<T45>) {
  router.push(.two)
  router.push(.three)
//             ^^^^^ unknown-route
}

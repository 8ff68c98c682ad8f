// In backticks 'init' is a case's name, and a function's own parameter is no type that a router is made for.
// hints: on
// resolved: EscapedRoute.init, EscapedRoute.home
import SwiftUI

enum EscapedRoute: Hashable { case `init`(Int), home }
final class EscapedRouter<R: Hashable>: ObservableObject {
  @Published var path: [R] = []
  func push(_ route: R) { path.append(route) }
}
enum EscapedItem: Hashable { case a, b }
func escapedShown<EscapedItem: Hashable>(_ router: EscapedRouter<EscapedItem>) -> Int { router.path.count }
struct EscapedView: View {
  @StateObject var router = EscapedRouter<EscapedRoute>()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("init") { router.push(EscapedRoute.`init`(2)) }
        Button("home") { router.push(.home) }
      }
      .navigationDestination(for: EscapedRoute.self) { route in
        switch route {
        case .`init`(let id): Text("\(id)")
        case .home: Text("home")
        }
      }
    }
  }
}

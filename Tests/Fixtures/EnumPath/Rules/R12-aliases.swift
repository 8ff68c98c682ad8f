// R12 Cases behind other names of the enum: an alias in a type, of an alias, of itself; the type of a value.
// hints: on
import SwiftUI

enum R12AliasRoute: Hashable {
  case a, b(Int), c, d, e(String), f, g(Int)
  typealias Me = R12AliasRoute
  var twin: R12AliasRoute { Me.f }
  var other: R12AliasRoute { type(of: self).g(1) }
}
protocol R12AliasOwner: AnyObject { associatedtype Route: Hashable; var path: [Route] { get set } }
final class R12AliasRouter: ObservableObject, R12AliasOwner {
  typealias Route = R12AliasRoute
  @Published var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
  func start() -> Route { Route.a }
  func links() -> [Route] { [Route.b(1), Route.c] }
  func items() -> [(String, Route)] { [("d", Self.Route.d)] }
  var table: [String: Route] { ["e": Route.e("x")] }
}
struct R12AliasView: View {
  @StateObject private var router = R12AliasRouter()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("start") {
          router.push(router.start())
          router.path = router.links().map(\.twin) + router.links().map(\.other)
        }
        Button("item") { for item in router.items() { router.push(item.1) } }
        Button("table") { if let route = router.table["e"] { router.push(route) } }
      }
      .navigationDestination(for: R12AliasRoute.self) { route in
        switch route {
        case .a, .c, .d, .f: Text("one")
        case .b(let number), .g(let number): Text("\(number)")
        case .e(let text): Text(text)
        }
      }
    }
  }
}

// PrimaryTypes The argument of a protocol says which routes its functions take.
// resolved: PrimaryRoute.one, PrimaryRoute.two, PrimaryRoute.three, PrimaryRoute.four, PrimaryRoute.five
import SwiftUI

protocol PrimaryRouting<Route>: AnyObject {
  associatedtype Route: Hashable
  var path: [Route] { get set }
  func push(_ route: Route)
}
enum PrimaryRoute: Hashable { case one, two(Int), three, four, five }
final class PrimaryRouter<Route: Hashable>: ObservableObject, PrimaryRouting {
  @Published var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
}
typealias AnyPrimary = any PrimaryRouting<PrimaryRoute>
final class PrimaryModel {
  let router: any PrimaryRouting<PrimaryRoute>
  init(router: any PrimaryRouting<PrimaryRoute>) { self.router = router }
  func open() { router.push(.one) }
}
struct PrimaryAlias {
  let router: AnyPrimary
  func open() { router.push(.two(2)) }
}
func primary(some router: some PrimaryRouting<PrimaryRoute>) { router.push(.three) }
func primary<R: PrimaryRouting<PrimaryRoute>>(generic router: R) { router.path.append(.four) }
func primary(other router: (any PrimaryRouting<PrimaryRoute>)?) { router?.push(.five) }
struct PrimaryRoot: View {
  @StateObject private var router = PrimaryRouter<PrimaryRoute>()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("open") { PrimaryModel(router: router).open() }
        .navigationDestination(for: PrimaryRoute.self) { route in
          switch route {
          case .one: Text("1")
          case .two(let number): Text("\(number)")
          default: Text("more")
          }
        }
    }
  }
}

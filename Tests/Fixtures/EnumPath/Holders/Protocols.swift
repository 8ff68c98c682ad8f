// Holders behind protocols: a requirement that a holder meets by pushing, a protocol's own functions, generic parameters.
// resolved: ProtocolsRoute.item, ProtocolsRoute.list, ProtocolsRoute.item, ProtocolsRoute.list, -, ProtocolsRoute.item, ProtocolsShop.cart, ProtocolsShop.cart
// unresolved:
import SwiftUI

enum ProtocolsRoute: Hashable { case list, item(Int) }
enum ProtocolsShop: Hashable { case cart }
protocol ProtocolsNavigation: AnyObject {
  func navigate(to route: ProtocolsRoute)
}
final class ProtocolsService: ObservableObject, ProtocolsNavigation {
  @Published var path = NavigationPath()
  func navigate(to route: ProtocolsRoute) { path.append(route) }
}
protocol ProtocolsRouting: ObservableObject {
  associatedtype Route: Hashable
  var path: [Route] { get set }
}
extension ProtocolsRouting {
  func push(_ route: Route) { path.append(route) }
}
final class ProtocolsRouter: ProtocolsRouting { @Published var path: [ProtocolsRoute] = [] }
final class ProtocolsShopRouter: ProtocolsRouting { @Published var path: [ProtocolsShop] = [] }
struct ProtocolsRoot<Router: ProtocolsNavigation>: View {
  @StateObject var service = ProtocolsService()
  @StateObject var router = ProtocolsRouter()
  @StateObject var shop = ProtocolsShopRouter()
  let given: Router
  let any: any ProtocolsNavigation
  var body: some View {
    VStack {
      NavigationStack(path: $service.path) {
        Button("a") { given.navigate(to: .item(1)); any.navigate(to: .list) }
          .navigationDestination(for: ProtocolsRoute.self) { r in
            switch r {
            case .list: PlainView()
            case .item(let n): NumberView(id: n)
            }
          }
      }
      NavigationStack(path: $router.path) {
        PlainView().navigationDestination(for: ProtocolsRoute.self) { _ in PlainView() }
      }
      NavigationStack(path: $shop.path) {
        PlainView().navigationDestination(for: ProtocolsShop.self) { _ in PlainView() }
      }
    }
  }
}
func protocols(_ router: ProtocolsRouter, _ shop: ProtocolsShopRouter, _ all: [ProtocolsRoute]) {
  router.push(.item(1))
  router.push(.list)
  all.forEach { router.push($0) }
}
func protocols<T: ProtocolsRouting>(where router: T) where T.Route == ProtocolsRoute { router.push(.item(1)) }
func protocols<T: ProtocolsRouting>(shop: T) where T.Route == ProtocolsShop { shop.push(.cart) }
func protocols(_ shop: ProtocolsShopRouter) { shop.push(.cart) }

// An action that is made for routes carries those of the holder that takes it apart; through a protocol that several
// holders meet, nobody knows which.
// resolved: GenericMove.push, GenericActionsHome.list, GenericMove.push, GenericActionsHome.item, GenericMove.sheet, GenericActionsHome.list, GenericMove.push, GenericActionsShop.cart
import SwiftUI

enum GenericMove<Route> { case push(_ route: Route), sheet(_ route: Route), back }
protocol GenericMoving { associatedtype Route; func go(_ move: GenericMove<Route>) }
enum GenericActionsHome: Hashable, Identifiable {
  case list, item(id: Int)
  var id: Self { self }
}
enum GenericActionsShop: Hashable { case cart, home }
final class GenericActionsRouter: ObservableObject, GenericMoving {
  typealias Route = GenericActionsHome
  @Published var path: [Route] = []
  @Published var sheet: Route?
  func go(_ move: GenericMove<Route>) {
    switch move {
    case .push(let route): path.append(route)
    case .sheet(let route): sheet = route
    case .back: if !path.isEmpty { path.removeLast() }
    }
  }
}
final class GenericActionsShopRouter: ObservableObject, GenericMoving {
  @Published var path: [GenericActionsShop] = []
  func go(_ move: GenericMove<GenericActionsShop>) {
    switch move {
    case .push(let route): path.append(route)
    default: break
    }
  }
}
struct GenericActionsRoot: View {
  @StateObject var router = GenericActionsRouter()
  @StateObject var shop = GenericActionsShopRouter()
  var body: some View {
    NavigationStack(path: $router.path) {
      PlainView().navigationDestination(for: GenericActionsHome.self, destination: view)
    }
    .sheet(item: $router.sheet, content: view)
    NavigationStack(path: $shop.path) {
      PlainView().navigationDestination(for: GenericActionsShop.self) { route in
        switch route {
        case .cart: PlainView()
        case .home: PlainView()
        }
      }
    }
  }
  @ViewBuilder func view(_ route: GenericActionsHome) -> some View {
    switch route {
    case .list: PlainView()
    case .item(let id): NumberView(id: id)
    }
  }
}
func genericActions(_ router: GenericActionsRouter, _ shop: GenericActionsShopRouter) {
  router.go(.push(.list))
  router.go(.push(.item(id: 1)))
  router.go(.sheet(.list))
  router.go(.back)
  shop.go(.push(.cart))
}
func genericActions<R: GenericMoving>(_ router: R) where R.Route == GenericActionsShop { router.go(.push(.home)) }

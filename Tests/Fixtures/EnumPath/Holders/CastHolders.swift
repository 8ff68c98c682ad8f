// A function that takes whatever meets a protocol and tells by casts which holder it is for: as it is, in a case, in an action, in a sheet. What it looks at first, or does not cast, goes nowhere that is known.
// resolved: -, CHoAction.home, -, CHoAction.shop, Step.b, CHoHome.detail, CHoShop.cart, Step.b.x, CHoSheet.help, CHoHome.detail, CHoShop.cart, CHoHome.list, CHoShop.cart, CHoHome.list, CHoShop.item, CHoHome.detail
// unresolved:
import SwiftUI

protocol CHoRoute: Hashable {}
protocol CHoQuiet: CHoRoute {}
enum CHoHome: CHoRoute { case detail, list }
enum CHoShop: CHoRoute { case cart, item(Int) }
enum CHoOdd: CHoQuiet { case odd }
enum CHoSheet: CHoRoute, Identifiable { case help; var id: Self { self } }
extension B: CHoRoute {}
final class CHoRouter<R: CHoRoute>: ObservableObject {
  @Published var path = NavigationPath()
  @Published var sheet: CHoSheet?
  func navigate(to route: R) { path.append(route) }
  func show(_ sheet: CHoSheet) { self.sheet = sheet }
}
enum CHoAction { case home(CHoHome), shop(CHoShop) }
protocol CHoNavigation { func navigate(to route: any CHoRoute) }
final class CHoApp {
  let home = CHoRouter<CHoHome>(), shop = CHoRouter<CHoShop>(), odd = CHoRouter<CHoOdd>(), nav = Nav()
  func handle(_ action: CHoAction) {
    switch action {
    case .home(let route): home.navigate(to: route)
    case .shop(let route): shop.navigate(to: route)
    }
  }
  func act(_ route: any CHoRoute) {
    switch route {
    case let route as CHoHome: handle(.home(route))
    case let route as CHoShop: handle(.shop(route))
    default: break
    }
  }
  func chain<T: CHoRoute>(_ route: T) {
    if let home = route as? CHoHome {
      self.home.navigate(to: home)
    } else if let shop = route as? CHoShop {
      self.shop.navigate(to: shop)
    }
  }
  func one(_ route: any CHoRoute) {
    guard let home = route as? CHoHome else { return }
    self.home.navigate(to: home)
  }
  func quiet(_ route: any CHoRoute) {
    switch route {
    case let route as CHoHome where route == .list: home.navigate(to: route)
    case is any CHoQuiet: break
    case let route as CHoOdd: odd.navigate(to: route)
    default: break
    }
  }
}
extension CHoApp: CHoNavigation {
  func navigate(to route: any CHoRoute) {
    switch route {
    case let route as CHoHome: home.navigate(to: route)
    case let route as CHoShop: shop.navigate(to: route)
    case let route as B: nav.next(.b(route))
    case let sheet as CHoSheet: home.show(sheet)
    default: break
    }
  }
}
struct CHoRoot: View {
  @StateObject var home: CHoRouter<CHoHome>
  @StateObject var shop: CHoRouter<CHoShop>
  var body: some View {
    NavigationStack(path: $home.path) {
      PlainView().navigationDestination(for: CHoHome.self) { _ in PlainView() }
    }
    .sheet(item: $home.sheet) { _ in PlainView() }
    NavigationStack(path: $shop.path) {
      PlainView().navigationDestination(for: CHoShop.self) { _ in PlainView() }
    }
  }
}
func castHolders(_ app: CHoApp, _ any: any CHoNavigation, _ given: any CHoRoute) {
  app.navigate(to: CHoHome.detail)
  app.navigate(to: CHoShop.cart)
  app.navigate(to: B.x)
  app.navigate(to: CHoSheet.help)
  any.navigate(to: CHoHome.detail)
  any.navigate(to: CHoShop.cart)
  app.act(CHoHome.list)
  app.act(CHoShop.cart)
  app.chain(CHoHome.list)
  app.chain(CHoShop.item(1))
  app.one(CHoHome.detail)
  app.one(CHoShop.cart)
  app.quiet(CHoHome.detail)
  app.quiet(CHoOdd.odd)
  app.navigate(to: CHoOdd.odd)
  app.navigate(to: given)
}

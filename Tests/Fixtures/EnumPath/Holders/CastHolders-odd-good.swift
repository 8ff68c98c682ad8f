// Branches that look at the value, replace it or give its name another, and casts behind code that decides: what is moved there
// is not what was handed in.
// hints: on
import SwiftUI

protocol OddRoute: Hashable {}
enum OddHome: OddRoute { case list, promo, real(Int) }
enum OddShop: OddRoute { case cart, sale }
final class OddTab<R: OddRoute>: ObservableObject {
  @Published var path: [R] = []
  func push(_ r: R) { path.append(r) }
}
func upgrade(_ r: any OddRoute) -> any OddRoute { (r as? OddHome) == .list ? OddShop.cart : r }
final class OddApp {
  let home = OddTab<OddHome>(), shop = OddTab<OddShop>()
  func shadowed(_ r: any OddRoute) {
    switch r {
    case let r as OddHome:
      let r: OddHome = r == .list ? .promo : r
      home.push(r)
    case let r as OddShop: shop.push(r)
    default: break
    }
  }
  func upgraded(_ r: any OddRoute) {
    let r = upgrade(r)
    switch r {
    case let h as OddHome: home.push(h)
    case let s as OddShop: shop.push(s)
    default: break
    }
  }
  func replaced(_ r: any OddRoute) {
    switch r {
    case var r as OddHome:
      r = .promo
      home.push(r)
    default: break
    }
  }
  func filtered(_ r: any OddRoute) {
    switch r {
    case let h as OddHome:
      if h == .list { break }
      home.push(h)
    case let s as OddShop:
      guard s != .cart else { return }
      shop.push(s)
    default: break
    }
  }
  func refused(_ r: any OddRoute) {
    if r is OddHome { return }
    switch r {
    case let h as OddHome: home.push(h)
    default: break
    }
  }
}
struct OddRoot: View {
  @StateObject var home: OddTab<OddHome>
  @StateObject var shop: OddTab<OddShop>
  let app: OddApp
  var body: some View {
    NavigationStack(path: $home.path) {
      Button("") {
        app.shadowed(OddHome.list)
        app.upgraded(OddHome.list)
        app.replaced(OddHome.real(1))
        app.filtered(OddHome.list)
        app.filtered(OddShop.cart)
        app.refused(OddHome.list)
        app.shadowed(OddShop.sale)
        home.push(.promo)
      }
      .navigationDestination(for: OddHome.self) { r in
        switch r {
        case .list: EmptyView()
        case .promo: Text("p")
        case .real(let n): Text("\(n)")
        }
      }
    }
    NavigationStack(path: $shop.path) {
      Text("a")
        .navigationDestination(for: OddShop.self) { r in
          switch r {
          case .cart: EmptyView()
          case .sale: Text("p")
          }
        }
    }
  }
}

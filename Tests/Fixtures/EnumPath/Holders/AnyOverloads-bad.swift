// What takes any value at all lends no member: a call with a dot, or with a route's name, is meant for the other function.
// rejected
// resolved: AnyOvRoute.list, AnyOvRoute.item
import SwiftUI

enum AnyOvRoute: Hashable { case list, item(Int) }
final class AnyOvNav: ObservableObject {
  @Published var path = NavigationPath()
  func go(to route: AnyOvRoute) { path.append(route) }
  func go(to value: any Hashable) { path.append(value) }
  func push(_ route: AnyOvRoute) { path.append(route) }
  func push<T: Hashable>(_ value: T) { path.append(value) }
  func show(_ route: AnyOvRoute) { path.append(route) }
  func show(_ value: some Hashable & Sendable) { path.append(value) }
}
struct AnyOvRoot: View {
  @StateObject var nav = AnyOvNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: AnyOvRoute.self) { route in
        switch route {
        case .list: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}
func anyOverloads(_ nav: AnyOvNav) {
  nav.go(to: .list)
  nav.push(AnyOvRoute.item(1))
  nav.go(to: .itme)
//            ^^^^ unknown-route
  nav.push(.itme)
//          ^^^^ unknown-route
  nav.show(.itme)
//          ^^^^ unknown-route
  nav.go(to: .item)
//            ^^^^ input-mismatch
  nav.push(AnyOvRoute.item)
//                    ^^^^ input-mismatch
  nav.push(AnyOvRoute.itme)
//                    ^^^^ unknown-route
}

// Paths that are set to what an `if` or a `switch` gives, and functions that push one by one what they are given.
// resolved: ChosenRoute.login, ChosenRoute.item, ChosenRoute.login, ChosenRoute.login, ChosenRoute.item, ChosenRoute.item, ChosenRoute.item, ChosenRoute.item, ChosenRoute.item, ChosenRoute.item, ChosenRoute.login, ChosenRoute.login, ChosenRoute.login
import SwiftUI

enum ChosenRoute: Hashable { case login, item(Int) }
final class ChosenNav: ObservableObject {
  @Published var path: [ChosenRoute] = []
  func start(_ step: Int) {
    path =
      switch step {
      case 0: [.login]
      case 1: [.item(1), .login]
      default: []
      }
  }
  func restart(_ isNew: Bool) { path = if isNew { [.login] } else { [.item(2)] } }
  func reset(to route: ChosenRoute? = nil) { path = route.map { [$0] } ?? [] }
  func reset(only route: ChosenRoute?) { path = [route].compactMap { $0 } }
  func reset(maybe route: ChosenRoute?) { path = if let route { [route] } else { [] } }
  func reset(forced route: ChosenRoute?) { path = route == nil ? [] : [route!] }
  func push(_ route: ChosenRoute) { path.append(route) }
  func each(_ routes: [ChosenRoute]) { routes.forEach(push) }
  func back(_ routes: [ChosenRoute]) { routes.reversed().forEach { path.append($0) } }
  func only(_ route: ChosenRoute) { [route].forEach(push(_:)) }
  /// What each becomes is something else.
  func numbers(_ ids: [Int]) { path = ids.map { ChosenRoute.item($0) } }
}
struct ChosenRoot: View {
  @StateObject var nav = ChosenNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: ChosenRoute.self) { route in
        switch route {
        case .login: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}
func chosen(_ nav: ChosenNav) {
  nav.start(1)
  nav.restart(true)
  nav.reset(to: .item(3))
  nav.reset(only: .item(4))
  nav.reset(maybe: .item(5))
  nav.reset(forced: .item(6))
  nav.each([.login])
  nav.back([.login])
  nav.only(.login)
  nav.numbers([1])
}

// C3 Patterns with and without labels, with one name for all payloads, and of what a condition before has bound.
import SwiftUI
import SwiftUICoordinator

enum C3PatternRoute: NavigationRoute { case two(Int, Int), pair((x: Int, y: Int)), maybe(Int?), named(_ id: Int) }
func c3patterns(_ route: C3PatternRoute, _ home: HomeRoute, _ any: any NavigationRoute) {
  switch route {
  case .two(let x, 1): print(x)
  case .two(let both): print(both)
  case .pair((x: 1, y: let y)): print(y)
  case .pair(let (x, y)): print(x, y)
  case .maybe(.some(1)), .maybe(nil): break
  case .maybe(let some?): print(some)
  case .named(let id): print(id)
  }
  if case .item(let id) = home { print(id) }
  if case .item(id: 1) = home {}
  if let home = any as? C3PatternRoute, case .two(let x, _) = home { print(x) }
  if let route = any as? HomeRoute, case .detail(let route) = route { print(route) }
}

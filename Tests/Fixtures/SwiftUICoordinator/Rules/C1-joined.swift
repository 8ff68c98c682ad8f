// C1 Lists that are joined, and what closures make of others.
// resolved: HomeRoute.home, HomeRoute.detail, -, HomeRoute.sheet, HomeRoute.home, -, -, -, -
import SwiftUI
import SwiftUICoordinator

extension HomeRoute { static func all(of ids: [Int]) -> [HomeRoute] { ids.map { .item(id: $0) } } }
struct C1JoinedBox { func map(_ make: (Int) -> BasketRoute) -> [HomeRoute] { [] } }
func c1joined(_ c: Home, _ ids: [Int], _ routes: [HomeRoute]?, _ box: C1JoinedBox) {
  c.set(routes: [.home] + [.detail(1)])
  c.append(routes: routes ?? [.sheet])
  c.append(routes: [.home] + ids.map { .item(id: $0) })
  c.append(routes: ids.compactMap { $0 > 1 ? .item(id: $0) : nil })
  c.append(routes: HomeRoute.all(of: ids))
  c.append(routes: box.map { _ in .pay })
}

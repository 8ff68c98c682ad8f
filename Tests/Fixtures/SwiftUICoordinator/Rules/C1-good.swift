// C1 Cases that exist, and a static member.
// resolved: HomeRoute.detail, HomeRoute.first, HomeRoute.home, HomeRoute.sheet
import SwiftUI
import SwiftUICoordinator

extension HomeRoute { static let first = HomeRoute.detail(1) }
func c1Good(_ c: Home) {
  try? c.show(route: .detail(1))
  try? c.show(route: .first)
  c.set(routes: [.home, .sheet])
}

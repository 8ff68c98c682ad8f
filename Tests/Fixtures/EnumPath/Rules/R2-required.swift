// R2 Whoever knows the holder by a protocol that asks for the path may show it.
import SwiftUI

enum R2RequiredRoute: Hashable { case cart, item(Int) }
protocol R2Required: ObservableObject { var shopPath: NavigationPath { get set } }
final class R2RequiredNav: R2Required {
  @Published var shopPath = NavigationPath()
  func pushShop(_ route: R2RequiredRoute) { shopPath.append(route) }
}

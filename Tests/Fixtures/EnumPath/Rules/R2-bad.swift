// R2 No stack shows the path.
import SwiftUI

enum R2BadRoute: Hashable { case start }
final class R2BadNav: ObservableObject {
  @Published var shopPath = NavigationPath()
//               ^^^^^^^^ warning unmounted-route
  func pushShop(_ r: R2BadRoute) { shopPath.append(r) }
}

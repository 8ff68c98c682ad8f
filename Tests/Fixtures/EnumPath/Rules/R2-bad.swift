// R2 No stack shows the path, and R1: nothing takes what is pushed onto it.
import SwiftUI

enum R2BadRoute: Hashable { case start }
final class R2BadNav: ObservableObject {
  @Published var shopPath = NavigationPath()
//               ^^^^^^^^ warning unmounted-route
  func pushShop(_ r: R2BadRoute) { shopPath.append(r) }
//                                                 ^ warning unmounted-route
}

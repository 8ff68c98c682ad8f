// R2 A stack shows the path.
import SwiftUI

enum R2GoodRoute: Hashable { case start }
final class R2GoodNav: ObservableObject {
  @Published var shopPath = NavigationPath()
  func pushShop(_ r: R2GoodRoute) { shopPath.append(r) }
}
struct R2GoodRoot: View {
  @StateObject var nav = R2GoodNav()
  var body: some View {
    NavigationStack(path: $nav.shopPath) { PlainView().navigationDestination(for: R2GoodRoute.self) { _ in PlainView() } }
  }
}
func r2Good(_ nav: R2GoodNav) { nav.pushShop(.start) }

// C2 Several hops are missing, or too many.
// rejected
// fix: func farMissing(_ nav: FarNav) { nav.next(.shop(list: .item(.photo(1)))) }
import SwiftUI

func farMissing(_ nav: FarNav) { nav.next(.photo(1)) }
//                                         ^^^^^ broken-chain
func farMany(_ nav: FarNav) { nav.next(.shop(list: .item(.home))) }
//                                                        ^^^^ broken-chain
func farForeign(_ nav: FarNav) { nav.next(FarItem.photo(1)) }
//                                                ^^^^^ wrong-route-kind
func farNowhere(_ nav: FarNav) { nav.next(.video) }
//                                         ^^^^^ unknown-route

enum FarRoute: Hashable {
  case home, shop(list: FarShop)
  @ViewBuilder var view: some View {
    switch self {
    case .home: PlainView()
    case .shop(let list): list.view
    }
  }
}
indirect enum FarShop: Hashable {
  case item(FarItem), again(FarShop)
  @ViewBuilder var view: some View {
    switch self {
    case .item(let item): item.view
    case .again: PlainView()
    }
  }
}
enum FarItem: Hashable {
  case photo(Int)
  var view: some View { PlainView() }
}
final class FarNav: ObservableObject {
  @Published var path: [FarRoute] = []
  func next(_ route: FarRoute) { path.append(route) }
}
struct FarRoot: View {
  @StateObject var nav = FarNav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: FarRoute.self) { $0.view } }
  }
}
func farUses(_ nav: FarNav) { nav.next(.home) }

// C1-further Of a payload that is a route, a name that it does not have is one that nobody has.
// rejected
import SwiftUI

enum FurtherBadPlace: Hashable { case shop(FurtherBadShop) }
enum FurtherBadShop: Hashable { case list, item(Int) }
final class FurtherBadNav: ObservableObject {
  @Published var path: [FurtherBadPlace] = []
  func shop(_ place: FurtherBadShop) { path.append(.shop(place)) }
}
struct FurtherBadRoot: View {
  @StateObject var nav = FurtherBadNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("Lists") { nav.shop(.lists) }
//                                ^^^^^ unknown-route
      .navigationDestination(for: FurtherBadPlace.self) { place in
        switch place {
        case .shop(let shop):
          switch shop {
          case .list: PlainView()
          case .item(let id): NumberView(id: id)
          }
        }
      }
    }
  }
}
func furtherBad(_ nav: FurtherBadNav) {
  nav.shop(.item("a"))
//               ^^^ input-mismatch
}

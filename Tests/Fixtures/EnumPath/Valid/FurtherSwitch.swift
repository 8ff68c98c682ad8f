// A branch that shows a view for each case of its payload makes the payload a route of its own.
// resolved: FurtherPlace.shop, FurtherPlace.shop.list, FurtherPlace.shop.item, FurtherPlace.help
import SwiftUI

enum FurtherPlace: Hashable { case shop(FurtherShop), help(FurtherTone) }
enum FurtherShop: Hashable { case list, item(Int) }
enum FurtherTone: Hashable { case calm, loud }
final class FurtherNav: ObservableObject {
  @Published var path: [FurtherPlace] = []
  func shop(_ place: FurtherShop) { path.append(.shop(place)) }
}
struct FurtherRoot: View {
  @StateObject var nav = FurtherNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        Button("List") { nav.shop(.list) }
        Button("Item") { nav.shop(.item(1)) }
        Button("Help") { nav.path.append(.help(.calm)) }
      }
      .navigationDestination(for: FurtherPlace.self) { place in
        switch place {
        case .shop(let shop):
          switch shop {
          case .list: PlainView()
          case .item(let id): NumberView(id: id)
          }
        case .help(let tone): Text(tone == .calm ? "help" : "HELP")
        }
      }
    }
  }
}

// C2 The hop to a route that a view resolves is missing.
// rejected
// fix:         Button("List") { path.append(.shop(.list)) }
// resolved: C2ViewPlace.shop.item
import SwiftUI

enum C2ViewPlace: Hashable { case shop(C2ViewShop), help }
enum C2ViewShop: Hashable { case list, item(Int) }
struct C2ViewFlow: View {
  let shop: C2ViewShop
  var body: some View {
    switch shop {
    case .list: PlainView()
    case .item(let id): NumberView(id: id)
    }
  }
}
struct C2ViewRoot: View {
  @State private var path: [C2ViewPlace] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("List") { path.append(.list) }
//                                    ^^^^ broken-chain
        Button("Item") { path.append(.shop(.item(1))) }
      }
      .navigationDestination(for: C2ViewPlace.self) { place in
        switch place {
        case .shop(let shop): C2ViewFlow(shop: shop)
        case .help: PlainView()
        }
      }
    }
  }
}

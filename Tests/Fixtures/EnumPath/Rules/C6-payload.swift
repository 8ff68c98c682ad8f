// C6 A 'switch' over the payload takes all of its cases, has a default, or is over something else of the same name.
import SwiftUI

enum C6AllPlace: Hashable { case shop(C6AllShop), cart(C6AllShop), help }
enum C6AllShop: Hashable { case list, item(Int) }
enum C6AllMode: Hashable { case narrow }
struct C6AllRoot: View {
  @State private var path: [C6AllPlace] = []
  let modes: [C6AllMode] = [.narrow]
  var body: some View {
    NavigationStack(path: $path) {
      Button("Shop") { path = [.shop(.list), .cart(.list), .help, .shop(.item(1))] }
        .navigationDestination(for: C6AllPlace.self) { place in
          switch place {
          case .shop(let shop):
            switch shop {
            case .list: PlainView()
            case .item(let id) where id > 0: NumberView(id: id)
            case .item: PlainView()
            }
          case .cart(let shop):
            switch shop {
            case .list: PlainView()
            default:
              ForEach(modes, id: \.self) { shop in
                switch shop {
                case .narrow: PlainView()
                }
              }
            }
          case .help: PlainView()
          }
        }
    }
  }
}

// C5 The payload of a payload is not hashable.
// rejected
import SwiftUI

struct C5Product { let id: Int }
enum C5Place: Hashable { case shop(C5Shop), help }
enum C5Shop: Hashable { case list, item(C5Product) }
//   ^^^^^^ invalid-declaration
struct C5PlaceRoot: View {
  @State private var path: [C5Place] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Shop") { path = [.shop(.list), .help, .shop(.item(C5Product(id: 1)))] }
        .navigationDestination(for: C5Place.self) { place in
          switch place {
          case .shop(.list): PlainView()
          case .shop(.item(let product)): NumberView(id: product.id)
          case .help: PlainView()
          }
        }
    }
  }
}

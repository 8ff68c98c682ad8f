// C6 A 'switch' over the payload, in the destination of the outer route, misses a case.
// rejected
import SwiftUI

enum C6PayloadPlace: Hashable { case shop(C6PayloadShop), help }
enum C6PayloadShop: Hashable { case list, item(Int) }
struct C6PayloadRoot: View {
  @State private var path: [C6PayloadPlace] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Shop") { path = [.shop(.list), .help, .shop(.item(1))] }
        .navigationDestination(for: C6PayloadPlace.self) { place in
          switch place {
          case .shop(let shop):
            switch shop {
//          ^^^^^^ non-exhaustive-switch
            case .list: PlainView()
            }
          case .help: PlainView()
          }
        }
    }
  }
}

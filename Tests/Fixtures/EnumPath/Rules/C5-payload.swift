// C5 A payload that hashes itself, and one that only an outer route with its own '==' and 'hash' carries.
import SwiftUI

struct C5Item { let id: Int }
enum C5Outer: Hashable { case shop(C5Own), help }
enum C5Own: Hashable {
  case list, item(C5Item)
  static func == (lhs: C5Own, rhs: C5Own) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
  var id: Int { if case .item(let item) = self { item.id } else { 0 } }
}
enum C5Manual: Hashable {
  case shop(C5Loose), help
  static func == (lhs: C5Manual, rhs: C5Manual) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
enum C5Loose { case list, item(C5Item) }
struct C5OuterRoot: View {
  @State private var path: [C5Outer] = []
  @State private var manual: [C5Manual] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Shop") { path = [.shop(.list), .help, .shop(.item(C5Item(id: 1)))] }
        .navigationDestination(for: C5Outer.self) { place in
          switch place {
          case .shop(.list): PlainView()
          case .shop(.item(let item)): NumberView(id: item.id)
          case .help: PlainView()
          }
        }
    }
    NavigationStack(path: $manual) {
      Button("Shop") { manual = [.shop(.list), .help, .shop(.item(C5Item(id: 1)))] }
        .navigationDestination(for: C5Manual.self) { place in
          switch place {
          case .shop(.list): PlainView()
          case .shop(.item(let item)): NumberView(id: item.id)
          case .help: PlainView()
          }
        }
    }
  }
}

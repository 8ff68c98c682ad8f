// R12 Whoever finds out that a generic screen's route is this one can make any case.
// hints: on
import SwiftUI

enum R12ShopPath: Hashable { case cart, help }
enum R12ClubPath: Hashable { case member, help }
enum R12BarePath: Hashable { case table, help }
//                                       ^^^^ hint unused-route

struct R12HelpButton<Path: Hashable>: View {
  @Binding var path: [Path]
  var body: some View {
    Button("Help") {
      if let shop = Path.self as? R12ShopPath.Type {
        if let help = shop.help as? Path { path.append(help) }
      } else if Path.self is R12ClubPath.Type, let help = R12ClubPath.help as? Path {
        path.append(help)
      }
    }
  }
}
struct R12ShopRoot: View {
  @State private var shop: [R12ShopPath] = [.cart]
  @State private var club: [R12ClubPath] = [.member]
  @State private var bare: [R12BarePath] = [.table]
  var body: some View {
    NavigationStack(path: $shop) {
      R12HelpButton(path: $shop).navigationDestination(for: R12ShopPath.self) { _ in PlainView() }
    }
    NavigationStack(path: $club) {
      R12HelpButton(path: $club).navigationDestination(for: R12ClubPath.self) { _ in PlainView() }
    }
    NavigationStack(path: $bare) {
      R12HelpButton(path: $bare).navigationDestination(for: R12BarePath.self) { _ in PlainView() }
    }
  }
}

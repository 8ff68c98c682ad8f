// R4 A pushed view without a stack.
import SwiftUI

enum R4Good: Hashable { case list }
struct R4GoodList: View { var body: some View { List { PlainView() } } }
final class R4GoodNav: ObservableObject {
  @Published var path: [R4Good] = []
  func next(_ route: R4Good) { path.append(route) }
}
struct R4GoodRoot: View {
  @StateObject var nav = R4GoodNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R4Good.self) { route in
        switch route {
        case .list: R4GoodList()
        }
      }
    }
  }
}
func r4Good(_ nav: R4GoodNav) { nav.next(.list) }

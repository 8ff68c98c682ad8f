// R4 A pushed view brings a stack.
import SwiftUI

enum R4Bad: Hashable { case list, copy }
struct R4BadList: View {
  var body: some View { NavigationStack { PlainView() } }
  func onEnd(_ end: () -> Void) -> Self { self }
}
final class R4BadNav: ObservableObject {
  @Published var path: [R4Bad] = []
  func next(_ route: R4Bad) { path.append(route) }
}
struct R4BadRoot: View {
  @StateObject var nav = R4BadNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R4Bad.self) { route in
        switch route {
        case .list: R4BadList()
//                  ^^^^^^^^^ warning nested-navigation-container
        case .copy: R4BadList().onEnd {}
//                  ^^^^^^^^^ warning nested-navigation-container
        }
      }
    }
  }
}
func r4(_ nav: R4BadNav) { nav.next(.list); nav.next(.copy) }

// R12 A case that another case's payload has by default.
// hints: on
import SwiftUI

enum R12DefaultTab: Hashable {
  case all, sound
//          ^^^^^ hint unused-route
  var view: some View { PlainView() }
}
enum R12Default: Hashable { case options(_ tab: R12DefaultTab = .all) }
final class R12DefaultNav: ObservableObject {
  @Published var path: [R12Default] = []
  func next(_ route: R12Default) { path.append(route) }
}
struct R12DefaultRoot: View {
  @StateObject var nav = R12DefaultNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R12Default.self) { route in
        switch route {
        case .options(let tab): tab.view
        }
      }
    }
  }
}
func r12Default(_ nav: R12DefaultNav) { nav.next(.options()) }

// A list of what only another route carries is data, also in a type with a path.
// resolved: PayloadListsRoute.preview.news
import SwiftUI

enum PayloadListsKind: Hashable {
  case price, news
  var view: some View { PlainView() }
}
enum PayloadListsRoute: Hashable { case preview(PayloadListsKind) }
final class PayloadListsNav: ObservableObject {
  @Published var path: [PayloadListsRoute] = []
  var shown: [PayloadListsKind] = []
  func add(_ kind: PayloadListsKind) { shown.append(kind) }
  func push(_ route: PayloadListsRoute) { path.append(route) }
}
struct PayloadListsRoot: View {
  @StateObject var nav = PayloadListsNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: PayloadListsRoute.self) { route in
        switch route {
        case .preview(let kind): kind.view
        }
      }
    }
  }
}
func payloadLists(_ nav: PayloadListsNav, _ kind: PayloadListsKind) {
  var order: [PayloadListsKind] = []
  order.append(kind)
  nav.add(.price)
  nav.shown = [.news]
  nav.push(.preview(.news))
}

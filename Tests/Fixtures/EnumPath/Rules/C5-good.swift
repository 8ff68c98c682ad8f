// C5 A hashable payload.
import Foundation
import SwiftUI

struct C5GoodPayload: Hashable { var id: Int }
class C5GoodObject: NSObject {}
final class C5GoodLeaf: C5GoodObject {}
enum C5Good: Hashable { case start, item(C5GoodPayload), leaf(C5GoodLeaf) }
final class C5GoodNav: ObservableObject {
  @Published var path: [C5Good] = []
  func next(_ route: C5Good) { path.append(route) }
}
struct C5GoodRoot: View {
  @StateObject var nav = C5GoodNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C5Good.self) { route in PlainView() }
    }
  }
}
func c5Good(_ nav: C5GoodNav) {
  nav.next(.start)
  nav.next(.item(C5GoodPayload(id: 1)))
  nav.next(.leaf(C5GoodLeaf()))
}

// What a function puts into a case is a route of its own type.
// rejected
import SwiftUI

final class CWBadNav: ObservableObject {
  @Published var path: [Step] = []
  func open(_ a: A) { path.append(.a(a)) }
}
struct CWBadRoot: View {
  @StateObject var nav = CWBadNav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: Step.self) { $0.view } }
  }
}
func caseWrappersBad(_ nav: CWBadNav) {
  nav.open(.z)
//          ^ unknown-route
  nav.open(.item(id: 1))
//          ^^^^ unknown-route
}

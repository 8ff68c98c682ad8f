// R12-misspelt To mend a misspelt name, or one that is a hop further on, makes the case that was meant: one finding.
// rejected
// hints: on
import SwiftUI

enum R12Misspelt: Hashable { case start, filter, edit(R12MisspeltEdit), old }
//                                                                      ^^^ hint unused-route
enum R12MisspeltEdit: Hashable {
  case name, photo
  var view: some View {
    Group {
      switch self {
      case .name: PlainView()
      case .photo: NumberView(id: 1)
      }
    }
  }
}
final class R12MisspeltNav: ObservableObject {
  @Published var path: [R12Misspelt] = []
  func next(_ route: R12Misspelt) { path.append(route) }
}
struct R12MisspeltRoot: View {
  @StateObject var nav = R12MisspeltNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R12Misspelt.self) { route in
        switch route {
        case .start, .filter, .old: PlainView()
        case .edit(let edit): edit.view
        }
      }
    }
  }
}
func r12Misspelt(_ nav: R12MisspeltNav) {
  nav.next(.start)
  nav.next(.filtre)
//          ^^^^^^ unknown-route
  nav.next(.edit(.photo))
  nav.next(.name)
//          ^^^^ broken-chain
}

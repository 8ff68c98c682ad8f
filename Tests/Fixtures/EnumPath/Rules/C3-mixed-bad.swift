// C3 Literals that agree say of which type they are.
// rejected
import SwiftUI

enum C3Alike: Hashable { case number(Double), count(Int), text(String), flag(Bool), person(C3AlikePerson) }
struct C3AlikePerson: Hashable { var name = "" }
final class C3AlikeNav: ObservableObject {
  @Published var path: [C3Alike] = []
  func push(_ route: C3Alike) { path.append(route) }
}
struct C3AlikeRoot: View {
  @StateObject var nav = C3AlikeNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C3Alike.self) { route in
        switch route {
        case .number, .count, .text, .flag, .person: PlainView()
        }
      }
    }
  }
}
func c3AlikeFirst<T>(_ one: T, _ other: T) -> T { one }
func c3Alike(_ nav: C3AlikeNav) {
  let named = ["a": 1, "b": 2]
  nav.push(.text(named["a", default: 3]))
//               ^^^^^^^^^^^^^^^^^^^^^^ input-mismatch
  let nested = [[1], [2]]
  nav.push(.text(nested[0][0]))
//               ^^^^^^^^^^^^ input-mismatch
  let chosen = c3AlikeFirst(1, 2)
  nav.push(.text(chosen))
//               ^^^^^^ input-mismatch
}

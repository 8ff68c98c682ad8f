// C3 What is made of variables is of their type, and what no pattern unwraps stays optional.
// rejected
import SwiftUI

struct C3BadPerson: Hashable { var name = "" }
enum C3BadAdapting: Hashable { case number(Double), person(C3BadPerson), text(String), perhaps(C3BadPerson?) }
final class C3BadAdaptingNav: ObservableObject {
  @Published var path: [C3BadAdapting] = []
  func push(_ route: C3BadAdapting) { path.append(route) }
}
struct C3BadAdaptingRoot: View {
  @StateObject var nav = C3BadAdaptingNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C3BadAdapting.self) { route in
        switch route {
        case .number, .person, .text, .perhaps: PlainView()
        }
      }
    }
  }
}
func c3BadSame<T>(_ value: T) -> T { value }
func c3badAdapting(_ nav: C3BadAdaptingNav, _ count: Int, _ people: [String: C3BadPerson]) {
  nav.push(.number(-count))
//                 ^^^^^^ input-mismatch
  nav.push(.number(count * 2))
//                 ^^^^^^^^^ input-mismatch
  nav.push(.number(count > 1 ? 2 : count))
//                 ^^^^^^^^^^^^^^^^^^^^^ input-mismatch
  nav.push(.text(1 + 2))
//               ^^^^^ input-mismatch
  nav.push(.text(c3BadSame(2)))
//               ^^^^^^^^^^^^ input-mismatch
  nav.push(.person([]))
//                 ^^ input-mismatch
  nav.push(.perhaps(nil))
  nav.push(.person(people["a"]))
//                 ^^^^^^^^^^^ input-mismatch
  if case .perhaps(let known) = nav.path.last {
    nav.push(.person(known))
//                   ^^^^^ input-mismatch
  }
}

// C3 Literals in a list, a dictionary, a tuple or beside each other are what their neighbours make of them.
import SwiftUI

enum C3Mixed: Hashable { case number(Double), count(Int), text(String), flag(Bool), person(C3MixedPerson) }
struct C3MixedPerson: Hashable { var name = "" }
final class C3MixedNav: ObservableObject {
  @Published var path: [C3Mixed] = []
  func push(_ route: C3Mixed) { path.append(route) }
}
struct C3MixedRoot: View {
  @StateObject var nav = C3MixedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C3Mixed.self) { route in
        switch route {
        case .number, .count, .text, .flag, .person: PlainView()
        }
      }
    }
  }
}
func c3MixedFirst<T>(_ one: T, _ other: T) -> T { one }
func c3Mixed(_ nav: C3MixedNav) {
  let named = ["a": 1, "b": 2.5]
  nav.push(.number(named["a", default: 3]))
  let listed = [-1, 2.5]
  nav.push(.number(listed[0]))
  let bracketed = [(1), 2.5]
  nav.push(.number(bracketed[0]))
  let nested = [[1], [2.5]]
  nav.push(.number(nested[0][0]))
  let pairs = [(1, 2), (1, 2.5)]
  nav.push(.number(pairs[0].1))
  let chosen = c3MixedFirst(1, 2.5)
  nav.push(.number(chosen))
}

// C3 Operators of the workspace for other types change nothing.
// rejected
import SwiftUI

enum C3Sum: Hashable { case number(Double), count(Int), text(String), flag(Bool), person(C3SumPerson) }
struct C3SumPerson: Hashable { var name = "" }
final class C3SumNav: ObservableObject {
  @Published var path: [C3Sum] = []
  func push(_ route: C3Sum) { path.append(route) }
}
struct C3SumRoot: View {
  @StateObject var nav = C3SumNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C3Sum.self) { route in
        switch route {
        case .number, .count, .text, .flag, .person: PlainView()
        }
      }
    }
  }
}
func * (text: C3SumPerson, count: Int) -> C3SumPerson { text }
func == (left: C3SumPerson, right: Int) -> C3SumPerson { left }
prefix func ! (person: C3SumPerson) -> Int { 1 }
func c3Sum(_ nav: C3SumNav, _ one: Int, _ isOn: Bool) {
  nav.push(.text(one * one))
//               ^^^^^^^^^ input-mismatch
  nav.push(.text(one == one))
//               ^^^^^^^^^^ input-mismatch
  nav.push(.text(!isOn))
//               ^^^^^ input-mismatch
}

// C3 Operators of the workspace give back what they like.
import SwiftUI

enum C3Operator: Hashable { case number(Double), count(Int), text(String), flag(Bool), person(C3OperatorPerson) }
struct C3OperatorPerson: Hashable { var name = "" }
final class C3OperatorNav: ObservableObject {
  @Published var path: [C3Operator] = []
  func push(_ route: C3Operator) { path.append(route) }
}
struct C3OperatorRoot: View {
  @StateObject var nav = C3OperatorNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C3Operator.self) { route in
        switch route {
        case .number, .count, .text, .flag, .person: PlainView()
        }
      }
    }
  }
}
func * (text: String, count: Int) -> Int { count }
func / (left: String, right: String) -> C3OperatorPerson { C3OperatorPerson() }
func - (left: C3OperatorPerson, right: C3OperatorPerson) -> Int { 1 }
func == (left: C3OperatorPerson, right: Int) -> C3OperatorPerson { left }
func < (left: C3OperatorPerson, right: Int) -> String { "" }
prefix func - (person: C3OperatorPerson) -> String { "" }
prefix func ! (person: C3OperatorPerson) -> Int { 1 }
func c3Operators(_ nav: C3OperatorNav, _ one: C3OperatorPerson, _ other: C3OperatorPerson) {
  nav.push(.count("a" * 3))
  nav.push(.person("a" / "b"))
  nav.push(.count(one - other))
  nav.push(.person(one == 3))
  nav.push(.text(one < 3))
  nav.push(.text(-one))
  nav.push(.count(!one))
}

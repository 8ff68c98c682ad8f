// C3 Values that go where a payload of another written type is wanted: literals and what is made of them, what is declared implicitly unwrapped, what a pattern unwraps.
import SwiftUI

struct C3Mask: OptionSet, Hashable {
  let rawValue: Int
  static let a = C3Mask(rawValue: 1)
}
struct C3Grid: Hashable, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral {
  init(arrayLiteral elements: Int...) {}
  init(dictionaryLiteral elements: (String, Int)...) {}
  init(nilLiteral: ()) {}
}
struct C3Person: Hashable { var name = "" }
struct C3Table {
  subscript(row: Int) -> C3Person { C3Person() }
  subscript(key: String) -> String { key }
}
final class C3Model {
  var person: C3Person!
  func found() -> C3Person! { person }
}
struct C3Box { var person: C3Person! }
enum C3Adapting: Hashable {
  case number(Double), small(UInt8), maybe(Double?), pair(Int?, C3Person?)
  case mask(C3Mask), grid(C3Grid), person(C3Person), text(String), perhaps(C3Person?)
}
final class C3AdaptingNav: ObservableObject {
  @Published var path: [C3Adapting] = []
  func push(_ route: C3Adapting) { path.append(route) }
}
struct C3AdaptingRoot: View {
  @StateObject var nav = C3AdaptingNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C3Adapting.self) { route in
        switch route {
        case .number, .small, .maybe, .pair, .mask, .grid, .person, .text, .perhaps: PlainView()
        }
      }
    }
  }
}
func c3Same<T>(_ value: T) -> T { value }
func c3Numbers(_ nav: C3AdaptingNav, _ count: Int) {
  nav.push(.number(-3))
  nav.push(.number(+(3)))
  nav.push(.number(60 * 60 + 1 / 2))
  nav.push(.number(count > 1 ? 2 : -3))
  nav.push(.number([1, 2].first!))
  nav.push(.number({ 2 }()))
  nav.push(.number(c3Same(2)))
  nav.push(.small(1 + 1))
  nav.push(.maybe(2 * 3))
}
func c3Literals(_ nav: C3AdaptingNav, _ people: [String: C3Person], _ table: C3Table) {
  nav.push(.mask([.a]))
  nav.push(.mask([]))
  nav.push(.grid([1, 2]))
  nav.push(.grid(["a": 1]))
  nav.push(.grid(nil))
  nav.push(.person(people["a", default: C3Person()]))
  nav.push(.person(table[1]))
  nav.push(.text(table["a"]))
}
func c3Unwrapped(_ nav: C3AdaptingNav, _ model: C3Model, _ box: C3Box, _ given: C3Person!) {
  nav.push(.person(model.person))
  nav.push(.person(model.found()))
  nav.push(.person(box.person))
  nav.push(.person(given))
  let local: C3Person! = C3Person()
  nav.push(.person(local))
  nav.push(.person(C3Box(person: nil).person))
  nav.push(.perhaps(model.person))
}
func c3Patterns(_ nav: C3AdaptingNav, _ two: (C3Person?, Int)) {
  switch nav.path.last {
  case .perhaps(let known?): nav.push(.person(known))
  case .pair(let number?, let known?): nav.push(.pair(number, known))
  default: break
  }
  if case let .perhaps(known?) = nav.path.last { nav.push(.person(known)) }
  if case (let known?, _) = two { nav.push(.person(known)) }
  for case .perhaps(let known?) in nav.path { nav.push(.person(known)) }
}

// C3 A property wrapper may make something else of the value beside the name; a pattern that takes a tuple apart gives its parts.
import SwiftUI

enum C3Wrapper: Hashable { case number(Double), count(Int), text(String), flag(Bool), person(C3WrapperPerson) }
struct C3WrapperPerson: Hashable { var name = "" }
final class C3WrapperNav: ObservableObject {
  @Published var path: [C3Wrapper] = []
  func push(_ route: C3Wrapper) { path.append(route) }
}
struct C3WrapperRoot: View {
  @StateObject var nav = C3WrapperNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C3Wrapper.self) { route in
        switch route {
        case .number, .count, .text, .flag, .person: PlainView()
        }
      }
    }
  }
}
@propertyWrapper struct C3WrapperShare { var wrappedValue: Double }
@propertyWrapper struct C3WrapperAny<Value> { var wrappedValue: Value }
@propertyWrapper struct C3WrapperPath<Value> {
  var wrappedValue: Value
  init(_ path: KeyPath<C3WrapperPerson, Value>) { wrappedValue = C3WrapperPerson()[keyPath: path] }
}
let (c3WrapperOne, c3WrapperOther) = (1, "a")
let c3WrapperFirst = 1, c3WrapperSecond = "a"
final class C3WrapperModel {
  @C3WrapperShare var share = 1
  @C3WrapperAny var any: Double = 1
  @C3WrapperPath(\.name) var name
  let (one, other) = (1, "a")
  func push(_ nav: C3WrapperNav) {
    nav.push(.number(share))
    nav.push(.number(any))
    nav.push(.text(name))
    nav.push(.count(one))
    nav.push(.text(other))
    nav.push(.count(c3WrapperOne))
    nav.push(.text(c3WrapperOther))
    nav.push(.text(c3WrapperSecond))
    @C3WrapperShare var local = 1
    nav.push(.number(local))
  }
}

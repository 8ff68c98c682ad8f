// Names Shadowed names, aliases, overloads, generic functions, stored closures: nothing is wrong.
import SwiftUI
// shadowed names: a nested enum named like the route
struct A1Screen: View {
  enum Step: Hashable { case local, other(Int) }
  @State var path: [Step] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("go") { path.append(.local); path.append(.other(1)); path += [.local] }
        .navigationDestination(for: Step.self) { step in
          switch step {
          case .local: PlainView()
          case .other(let n): NumberView(id: n)
          }
        }
    }
  }
}
// typealias of a route
typealias A1Alias = Step
func a1(_ nav: Nav) {
  let s: A1Alias = .a(.x)
  nav.next(s)
  nav.next(A1Alias.b(.item(id: 3)))
  let list: [A1Alias] = [.a(.x), .b(.x)]
  nav.path = list
  nav.path = list.map { $0 }
  nav.path.append(contentsOf: [A1Alias.a(.y)])
}
// overloads with equal names
final class A1Nav: ObservableObject {
  @Published var path: [Step] = []
  func go(_ step: Step) { path.append(step) }
  func go(_ text: String) { print(text) }
  func go(_ a: A) { path.append(.a(a)) }
  func go(_ b: B, animated: Bool) { path.append(.b(b)) }
}
struct A1Root: View {
  @StateObject var nav = A1Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: Step.self) { $0.view }
    }
  }
}
func a1b(_ nav: A1Nav) {
  nav.go(.x)
  nav.go(.a(.x))
  nav.go("home")
  nav.go(.item(id: 2), animated: true)
}
// generic functions
func push<T: Hashable>(_ value: T, onto path: inout NavigationPath) { path.append(value) }
final class A1Path: ObservableObject {
  @Published var path = NavigationPath()
  func show<T: Hashable>(_ value: T) { path.append(value) }
  func show(step: Step) { path.append(step) }
}
struct A1PathRoot: View {
  @StateObject var nav = A1Path()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: Step.self) { $0.view }.navigationDestination(for: String.self) { Text($0) }
    }
  }
}
func a1c(_ nav: A1Path) {
  nav.show(step: .a(.x))
  nav.show("text")
  nav.show(Step.a(.x))
  push(Step.b(.x), onto: &nav.path)
}
// closures stored in properties
final class A1Model {
  var onStep: (Step) -> Void = { _ in }
  var onA: ((A) -> Void)?
  func tap() { onStep(.a(.x)); onA?(.y); onStep(.b(.item(id: 1))) }
}
func a1d(_ nav: Nav) -> A1Model {
  let m = A1Model()
  m.onStep = { step in nav.next(step) }
  m.onStep = nav.next
  m.onA = { nav.next(.a($0)) }
  return m
}

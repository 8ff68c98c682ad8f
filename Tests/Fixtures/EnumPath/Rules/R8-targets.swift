// R8-targets Two apps of one repository have a screen of the same name, and only one of them pushes it: nobody knows which
// of the two pops.
// unfinished
//- /Phone/App.swift
import SwiftUI

enum R8Same: Hashable { case choice }
final class R8SameNav: ObservableObject {
  @Published var path: [R8Same] = []
  func pop() { path.removeLast() }
}
struct R8SameRoot: View {
  @StateObject var nav = R8SameNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("choice") { nav.path.append(.choice) }
        .navigationDestination(for: R8Same.self) { route in
          switch route {
          case .choice: R8SameChoice(nav: nav)
          }
        }
    }
  }
}
struct R8SameChoice: View {
  let nav: R8SameNav
  var body: some View { Button("back") { nav.pop() } }
}
//- /Watch/App.swift
import SwiftUI

struct R8SameWatch: View { var body: some View { R8SameChoice() } }
struct R8SameChoice: View { var body: some View { Text("choice") } }

// A path that a body copies, changes and puts back, by an assignment or by a function of its own; a list of two ways.
// resolved: Step.a.x, Step.a.y, Step.b.x, Step.b.item
// unresolved:
import SwiftUI

enum CopyTab: Hashable { case first, second }
final class CopyNav: ObservableObject {
  @Published var paths: [CopyTab: [Step]] = [:]
  @Published var erased: [CopyTab: NavigationPath] = [:]
  @Published var path: [Step] = []
  func assigned(_ step: Step) {
    var copy = paths[.first] ?? []
    copy.append(step)
    paths[.first] = copy
  }
  func handed(_ step: Step, on tab: CopyTab) {
    if tab == .first {
      var path = self.path(for: tab)
      path.append(step)
      set(path, for: tab)
    }
  }
  func chosen(_ step: Step, isFirst: Bool) { path = isFirst ? [step] : path + [step] }
  func again(_ step: Step) { assigned(step) }
  func path(for tab: CopyTab) -> NavigationPath { erased[tab] ?? NavigationPath() }
  func set(_ path: NavigationPath, for tab: CopyTab) { erased[tab] = path }
  func typed(_ tab: CopyTab) -> Binding<[Step]> {
    Binding(get: { self.paths[tab] ?? [] }, set: { self.paths[tab] = $0 })
  }
  func binding(_ tab: CopyTab) -> Binding<NavigationPath> {
    Binding(get: { self.path(for: tab) }, set: { self.set($0, for: tab) })
  }
}
struct CopyRoot: View {
  @StateObject var nav = CopyNav()
  var body: some View {
    VStack {
      NavigationStack(path: nav.typed(.first)) {
        CopyMenu(nav: nav).navigationDestination(for: Step.self) { $0.view }
      }
      NavigationStack(path: nav.binding(.second)) {
        CopyMenu(nav: nav).navigationDestination(for: Step.self) { $0.view }
      }
      NavigationStack(path: $nav.path) {
        CopyMenu(nav: nav).navigationDestination(for: Step.self) { $0.view }
      }
    }
  }
}
struct CopyMenu: View {
  let nav: CopyNav
  var body: some View {
    VStack {
      Button("a") { nav.assigned(.a(.x)) }
      Button("b") { nav.handed(.a(.y), on: .first) }
      Button("c") { nav.chosen(.b(.x), isFirst: true) }
      Button("d") { nav.again(.b(.item(id: 1))) }
    }
  }
}

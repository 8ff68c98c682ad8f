// R8 A screen that a closure makes for whoever pushes it is on the path; a handler that is handed along may run later.
import SwiftUI

struct R8BuiltItem: Identifiable, Hashable {
  let id: UUID
  let view: AnyView
  static func == (lhs: R8BuiltItem, rhs: R8BuiltItem) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

final class R8BuiltNav: ObservableObject {
  @Published var path: [R8BuiltItem] = []
  func show(view: () -> some View) {
    path.append(R8BuiltItem(id: UUID(), view: AnyView(view().environmentObject(self))))
  }
  func pop() { path.removeLast() }
  func keep(_ view: some View, whenGone: @escaping () -> Void) {
    path.append(R8BuiltItem(id: UUID(), view: AnyView(view)))
  }
  func leave() { path.removeLast() }
//                    ^^^^^^^^^^ warning crash-on-transition
}

struct R8BuiltRoot: View {
  @StateObject private var nav = R8BuiltNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      R8BuiltFirst().navigationDestination(for: R8BuiltItem.self) { item in item.view }
    }
    .environmentObject(nav)
  }
}

struct R8BuiltFirst: View {
  @EnvironmentObject private var nav: R8BuiltNav
  var body: some View {
    VStack {
      Button("Push") { nav.show { R8BuiltDetail() } }
      Button("Keep") { nav.keep(Text("kept"), whenGone: { nav.leave() }) }
    }
  }
}

struct R8BuiltDetail: View {
  @EnvironmentObject private var nav: R8BuiltNav
  var body: some View { Button("Pop") { nav.pop() } }
}

struct R8BuiltApp: App {
  var body: some Scene { WindowGroup { TabView { R8BuiltRoot(); R8BuiltOther() } } }
}

enum R8BuiltStep: Hashable { case detail }

final class R8BuiltSteps: ObservableObject {
  @Published var path = NavigationPath()
  func push(_ route: R8BuiltStep) { path.append(route) }
  func pop() { if !path.isEmpty { path.removeLast() } }
  func goBack() { pop() }
}

struct R8BuiltOther: View {
  @StateObject private var nav = R8BuiltSteps()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("Detail") { nav.push(.detail) }
        .navigationDestination(for: R8BuiltStep.self) { route in
          switch route { case .detail: Text("Detail") }
        }
    }
  }
}

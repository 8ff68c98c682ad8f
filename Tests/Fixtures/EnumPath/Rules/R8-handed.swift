// R8 A screen that is handed to whoever pushes it is on the path; one that a sheet is handed is not. When a view calls back
// that has the path, nobody knows.
import SwiftUI

enum R8Handed: Hashable { case custom(R8HandedScreen) }
struct R8HandedScreen: Hashable {
  let id = UUID()
  let view: AnyView
  static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
final class R8HandedNav: ObservableObject {
  @Published var path = NavigationPath()
  @Published var sheet: AnyView?
  func show<V: View>(_ view: V) { path.append(R8Handed.custom(R8HandedScreen(view: AnyView(view)))) }
  func present<V: View>(_ view: V) { sheet = AnyView(view) }
  func back() { path.removeLast() }
  func close() { path.removeLast() }
  func leave() { path.removeLast() }
//                    ^^^^^^^^^^ warning crash-on-transition
}
struct R8HandedRoot: View {
  @StateObject var nav = R8HandedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        Button("Detail") { nav.show(R8HandedDetail(nav: nav)) }
        Button("Sheet") { nav.present(R8HandedSheet(nav: nav)) }
      }
      .navigationDestination(for: R8Handed.self) { route in
        switch route {
        case .custom(let screen): screen.view
        }
      }
    }
  }
}
struct R8HandedShelf: View {
  @ObservedObject var nav: R8HandedNav
  var body: some View { R8HandedStack(path: $nav.path, onClose: onClose) }
  func onClose() { nav.close() }
}
struct R8HandedStack: View {
  @Binding var path: NavigationPath
  let onClose: () -> Void
  var body: some View {
    NavigationStack(path: $path) { PlainView() }.onDisappear(perform: onClose)
  }
}
struct R8HandedDetail: View {
  let nav: R8HandedNav
  var body: some View { Button("Back") { nav.back() } }
}
struct R8HandedSheet: View {
  let nav: R8HandedNav
  var body: some View { Button("Leave") { nav.leave() } }
}

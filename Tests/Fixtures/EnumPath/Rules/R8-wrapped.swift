// R8 A case that a function makes of its parameter is only ever pushed, however often the function is called.
import SwiftUI

enum R8Wrapped: Hashable { case detail(id: Int), note(id: Int) }
final class R8WrappedNav: ObservableObject {
  @Published var path: [R8Wrapped] = []
  func push(_ route: R8Wrapped) { path.append(route) }
  func close() { path.removeLast() }
  func leave() { path.removeLast() }
//                    ^^^^^^^^^^ warning crash-on-transition
}
final class R8WrappedModel: ObservableObject {
  let nav: R8WrappedNav
  init(nav: R8WrappedNav) { self.nav = nav }
  func open(id: Int) { nav.push(.detail(id: id)) }
  func write(id: Int) { nav.push(.note(id: id)) }
}
struct R8WrappedRoot: View {
  @StateObject var nav = R8WrappedNav()
  @StateObject var model: R8WrappedModel
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        Button("One") { model.open(id: 1) }
        Button("Two") { model.open(id: 2) }
        Button("Note") { model.write(id: 3) }
        R8WrappedScreen(route: .note(id: 4), nav: nav)
      }
      .navigationDestination(for: R8Wrapped.self) { R8WrappedScreen(route: $0, nav: nav) }
    }
  }
}
struct R8WrappedScreen: View {
  let route: R8Wrapped
  let nav: R8WrappedNav
  var body: some View {
    switch route {
    case .detail: R8WrappedDetail(nav: nav)
    case .note: R8WrappedNote(nav: nav)
    }
  }
}
struct R8WrappedDetail: View {
  let nav: R8WrappedNav
  var body: some View { Button("Close") { nav.close() } }
}
struct R8WrappedNote: View {
  let nav: R8WrappedNav
  var body: some View { Button("Leave") { nav.leave() } }
}

// R8 What a destination shows has been pushed, however it tells its routes apart; what a flag opens has not.
import SwiftUI

enum R8Shown: Hashable { case settings, about }
final class R8ShownNav: ObservableObject {
  @Published var path = NavigationPath()
  func navigate(to route: R8Shown) { path.append(route) }
  func back() { path.removeLast() }
  func close() { path.removeLast() }
  func leave() { path.removeLast() }
//                    ^^^^^^^^^^ warning crash-on-transition
}
struct R8ShownRoot: View {
  @StateObject var nav = R8ShownNav()
  @State var isOpen = false
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("Settings") { nav.navigate(to: .settings) }
        .navigationDestination(for: R8Shown.self) { route in
          if route == .settings {
            Button("Back") { nav.back() }
          } else {
            R8ShownAbout(nav: nav)
          }
        }
        .navigationDestination(isPresented: $isOpen) { Button("Leave") { nav.leave() } }
    }
  }
}
struct R8ShownAbout: View {
  let nav: R8ShownNav
  var body: some View { Button("Close") { nav.close() } }
}
func r8Shown(_ nav: R8ShownNav) { nav.navigate(to: .about) }

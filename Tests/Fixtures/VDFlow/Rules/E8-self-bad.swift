// E8 `self` in code that may not change it.
// rejected
// resolved: Root.home
import SwiftUI
import VDFlow

extension Root {
  func e8home() { selected = .home }
//                ^^^^^^^^ wrong-receiver
  func e8tab() { tab.$main.select() }
//               ^^^ wrong-receiver
  func e8theme() { self.tab.theme.selected = .dark }
//                 ^^^^ wrong-receiver
  func e8list() { list = Items() }
//                ^^^^ wrong-receiver
  func e8inner() {
    func inner() { [1].forEach { _ in $home.select() } }
//                                    ^^^^^ wrong-receiver
    inner()
  }
}
struct E8SelfHolder: View {
  var root: Root = .home
  func go() { self.root.$home.select() }
//            ^^^^ wrong-receiver
  var body: some View {
    Button("home") { root.selected = .home }
//                   ^^^^ wrong-receiver
  }
}

// E8 `self` in code that may change it, and values that are none of its own.
import SwiftUI
import VDFlow

extension Root {
  mutating func e8change() {
    selected = .home
    [1].forEach { _ in $home.select() }
  }
  consuming func e8consumed() -> Root {
    selected = .home
    return self
  }
  func e8copied() -> Root {
    var copy = self
    copy.selected = .home
    var tab = tab
    tab.selected = .main
    return copy
  }
  static func e8made() -> Root {
    var root = Root.home
    root.$tab.select()
    return root
  }
  func e8local() {
    struct Local {
      var root = Root.home
      mutating func go() { root.selected = .home }
    }
    var local = Local()
    local.go()
  }
  var e8counted: Int {
    mutating get {
      selected = .home
      return 1
    }
    set { selected = .home }
  }
}
final class E8SelfBox {
  var root: Root = .home
  func go() { root.selected = .home }
}
struct E8SelfWrapped: View {
  @State var state: Root = .home
  @Binding var binding: Root
  var box = E8SelfBox()
  func go() {
    state.selected = .home
    binding.selected = .home
    box.root.selected = .home
  }
  var body: some View { Button("tab") { state.$tab.select() } }
}

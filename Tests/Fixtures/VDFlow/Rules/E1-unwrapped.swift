// E1 An initialiser of the app's own may make another binding.
// resolved: Root.home
// unresolved: the type in front of '$tab' is not known
import SwiftUI
import VDFlow

struct E1UnwrappedBox<T> { var value: T }
extension Binding {
  init?(_ box: Binding<E1UnwrappedBox<Value>?>) { return nil }
}
struct E1UnwrappedOwn: View {
  @State private var flow: Root? = .home
  var body: some View {
    if let root = Binding($flow) {
      Button("e") { root.wrappedValue.$tab.select() }
    }
  }
}

// C3 A property with the name of a case: the value is the property's.
import SwiftUI

struct C3PropertyKey: Hashable { var raw = 0 }
enum C3PropertyTarget {
  case key(C3PropertyKey), contact(Int)
  var key: C3PropertyKey { C3PropertyKey() }
  func open(_ nav: C3PropertyNav) { nav.next(.profile(key: key)) }
}
enum C3Property: Hashable { case profile(key: C3PropertyKey) }
final class C3PropertyNav: ObservableObject {
  @Published var path: [C3Property] = []
  func next(_ route: C3Property) { path.append(route) }
}
struct C3PropertyRoot: View {
  @StateObject var nav = C3PropertyNav()
  let target: C3PropertyTarget
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("x") { nav.next(.profile(key: target.key)) }
        .navigationDestination(for: C3Property.self) { _ in PlainView() }
    }
  }
}

// R13 A destination elsewhere, a case that carries the enum, and a type that is handed to somebody.
// hints: on
import SwiftUI

enum R13Good: Hashable { case one(R13GoodInner) }
enum R13GoodInner: Hashable {
  case x
  var view: some View { PlainView() }
}
enum R13GoodGiven: Hashable { case one }
final class R13GoodNav: ObservableObject {
  @Published var path: [R13Good] = []
  @Published var other: [R13GoodGiven] = []
  func next(_ route: R13Good) { path.append(route) }
  func more(_ route: R13GoodGiven) { other.append(route) }
}
extension View { func r13Routes() -> some View { navigationDestination(for: R13Good.self) { _ in PlainView() } } }
func r13Register<T>(_ type: T.Type) {}
struct R13GoodRoot: View {
  @StateObject var nav = R13GoodNav()
  var body: some View {
    VStack {
      NavigationStack(path: $nav.path) { PlainView().r13Routes() }
      NavigationStack(path: $nav.other) { PlainView().onAppear { r13Register(R13GoodGiven.self) } }
    }
  }
}
func r13Good(_ nav: R13GoodNav) {
  nav.next(.one(.x))
  nav.more(.one)
}

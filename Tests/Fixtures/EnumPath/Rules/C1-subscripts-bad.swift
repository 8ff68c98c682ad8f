// C1 An element of a path is one of its routes, also where the app's own subscript gives it.
// rejected
import SwiftUI

enum C1Element: Hashable { case one, two }
enum C1ElementOther { case three }
struct C1ElementRoot: View {
  @State var path: [C1Element] = []
  var body: some View {
    NavigationStack(path: $path) {
      PlainView().navigationDestination(for: C1Element.self) { route in
        switch route {
        case .one: PlainView()
        case .two: PlainView()
        }
      }
    }
  }
  func look() {
    path[0] = .three
//             ^^^^^ unknown-route
    if case .three = path[0] { path = [.one] }
//           ^^^^^ unknown-route
    if case .three = path[safely: 0] { path = [.two] }
//           ^^^^^ unknown-route
  }
}
extension RandomAccessCollection {
  subscript(safely index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

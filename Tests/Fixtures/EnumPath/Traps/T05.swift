// T05 The root is built where the stack is mounted.
// hints: on
import SwiftUI

enum T05Sub { case home
  var view: some View { Group { switch self { case .home: PlainView() } } }
}
enum T05: Hashable { case home(T05Sub) }
final class T05Nav: ObservableObject {
  @Published var path: [T05] = []
  @ViewBuilder func build(_ step: T05) -> some View {
    switch step {
    case .home(let value): value.view
    }
  }
}
struct T05Root: View {
  @StateObject var nav = T05Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      nav.build(.home(.home)).navigationDestination(for: T05.self) { nav.build($0) }
    }
  }
}

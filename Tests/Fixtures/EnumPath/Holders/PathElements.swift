// An element of a path is replaced.
// resolved: PathElement.two, PathElement.one, PathElement.none
import SwiftUI

enum PathElement: Hashable { case one, two, none }
enum PathElementOther { case three }
struct PathElementRoot: View {
  @State var path: [PathElement] = []
  var body: some View {
    NavigationStack(path: $path) {
      PlainView().navigationDestination(for: PathElement.self) { route in
        switch route {
        case .one: PlainView()
        case .two: PlainView()
        case .none: PlainView()
        }
      }
    }
  }
  func replace() {
    path[path.count - 1] = .two
    path[0] = PathElement.one
    path.append(.none)
  }
}

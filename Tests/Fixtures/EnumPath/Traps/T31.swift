// T31 A default that shows nothing, where each constructed case has a branch.
import SwiftUI

enum T31: Hashable { case one, two }
final class T31Nav: ObservableObject {
  @Published var path: [T31] = []
  func next(_ route: T31) { path.append(route) }
}
struct T31Root: View {
  @StateObject var nav = T31Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: T31.self) { route in
        switch route {
        case .one: PlainView()
        default: EmptyView()
        }
      }
    }
  }
}
func t31(_ nav: T31Nav) { nav.next(.one) }

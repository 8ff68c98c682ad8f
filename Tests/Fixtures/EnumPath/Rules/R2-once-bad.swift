// R2 says it once: the pushes onto a path that nobody shows are no findings of their own, others are.
import SwiftUI

enum R2OnceRoute: Hashable { case list, item(Int) }
enum R2OnceOther: Hashable { case list, item(Int) }
final class R2OnceNav: ObservableObject {
  @Published var labPath = NavigationPath()
//               ^^^^^^^ warning unmounted-route
  func pushLab(_ route: R2OnceRoute) { labPath.append(route) }
}
struct R2OnceView: View {
  @StateObject var nav = R2OnceNav()
  @State var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      Button("lab") { nav.pushLab(.list); path.append(R2OnceOther.list) }
//                                                                ^^^^ warning unmounted-route
        .navigationDestination(for: Int.self) { _ in PlainView() }
    }
  }
}

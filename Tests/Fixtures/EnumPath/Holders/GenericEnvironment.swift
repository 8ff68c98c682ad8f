// A router for any enum, read from the environment by its type alone.
// hints: on
// resolved: GenericFound.one
import Observation
import SwiftUI

@Observable final class GenericFoundRouter<R: Hashable> {
  var path: [R] = []
  func push(_ route: R) { path.append(route) }
}
struct GenericFoundStack<R: Hashable, Content: View>: View {
  @State var router: GenericFoundRouter<R>
  @ViewBuilder var content: (R) -> Content
  var body: some View {
    NavigationStack(path: $router.path) { PlainView().navigationDestination(for: R.self) { content($0) } }
      .environment(router)
  }
}
enum GenericFound: Hashable { case one, two }
//                                      ^^^ hint unused-route
struct GenericFoundScreen: View {
  @Environment(GenericFoundRouter<GenericFound>.self) private var router
  var body: some View { Button("t") { router.push(.one) } }
}

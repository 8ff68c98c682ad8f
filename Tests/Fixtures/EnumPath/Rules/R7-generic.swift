// R7 A destination for whatever a router is made for shows nothing for a pushed case.
import SwiftUI

final class R7GenericRouter<R: Hashable>: ObservableObject {
  @Published var path: [R] = []
  func push(_ route: R) { path.append(route) }
}
struct R7GenericStack<R: Hashable, Content: View>: View {
  @ObservedObject var router: R7GenericRouter<R>
  @ViewBuilder var content: (R) -> Content
  var body: some View {
    NavigationStack(path: $router.path) { PlainView().navigationDestination(for: R.self) { content($0) } }
  }
}
enum R7Generic: Hashable { case start, empty }
struct R7GenericRoot: View {
  @StateObject var router = R7GenericRouter<R7Generic>()
  var body: some View {
    R7GenericStack(router: router) { (route: R7Generic) in
      switch route {
      case .start: PlainView()
      case .empty: EmptyView()
      }
    }
  }
}
func r7Generic(_ router: R7GenericRouter<R7Generic>) { router.push(.empty) }
//                                                                  ^^^^^ warning blank-screen

// R8 What a view is told of something else.
// resolved: R8UntoldRoute.a
import SwiftUI

enum R8UntoldRoute: Hashable { case a }
final class R8UntoldRouter: ObservableObject {
  @Published var path: [R8UntoldRoute] = []
  @Published var isEditing = false
  func popTop() { path.removeLast() }
//                     ^^^^^^^^^^ warning crash-on-transition
}
struct R8UntoldHeader: View {
  let isEditing: Bool
  let router: R8UntoldRouter
  var body: some View { if isEditing { Button("back") { router.popTop() } } }
}
struct R8UntoldView: View {
  @StateObject private var router = R8UntoldRouter()
  var body: some View {
    VStack {
      R8UntoldHeader(isEditing: router.isEditing, router: router)
      NavigationStack(path: $router.path) {
        Button("a") { router.path.append(.a) }
          .navigationDestination(for: R8UntoldRoute.self) { route in
            switch route {
            case .a: Text("a")
            }
          }
      }
    }
  }
}

// R8 Who makes a view has looked at the path for it, or it runs when the path is another.
// resolved: R8ToldRoute.a
import SwiftUI

enum R8ToldRoute: Hashable { case a }
final class R8ToldRouter: ObservableObject {
  @Published var path: [R8ToldRoute] = []
  func popTop() { path.removeLast() }
}
struct R8ToldHeader: View {
  let canGoBack: Bool
  let router: R8ToldRouter
  var body: some View { if canGoBack { Button("back") { router.popTop() } } }
}
struct R8ToldCrumbs: View {
  let router: R8ToldRouter
  let routes: [R8ToldRoute]
  var body: some View { ForEach(routes, id: \.self) { _ in Button("back") { router.popTop() } } }
}
struct R8ToldLine: View {
  let isDeep: Bool
  let router: R8ToldRouter
  var body: some View { if isDeep { Button("back") { router.popTop() } } }
}
typealias R8ToldRow = R8ToldLine
struct R8ToldView: View {
  @StateObject private var router = R8ToldRouter()
  var body: some View {
    VStack {
      R8ToldHeader(canGoBack: !router.path.isEmpty, router: router)
      R8ToldCrumbs(router: router, routes: router.path)
      R8ToldRow(isDeep: router.path.count > 1, router: router)
      NavigationStack(path: $router.path) {
        Button("a") { router.path.append(.a) }
          .navigationDestination(for: R8ToldRoute.self) { route in
            switch route {
            case .a: Text("a")
            }
          }
      }
      .onChange(of: router.path) { routes in if routes.count > 5 { router.popTop() } }
    }
  }
}

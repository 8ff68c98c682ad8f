// R8 Every header can go back, the root's as well.
// resolved: R8FlagsBadRoute.a
import SwiftUI

enum R8FlagsBadRoute: Hashable { case a }
final class R8FlagsBadRouter: ObservableObject {
  @Published var path: [R8FlagsBadRoute] = []
  func popTop() { path.removeLast() }
//                     ^^^^^^^^^^ warning crash-on-transition
}
struct R8FlagsBadHeader: View {
  let showsBack: Bool
  let router: R8FlagsBadRouter
  var body: some View { if showsBack { Button("back") { router.popTop() } } }
}
struct R8FlagsBadView: View {
  @StateObject private var router = R8FlagsBadRouter()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        R8FlagsBadHeader(showsBack: true, router: router)
        Button("a") { router.path.append(.a) }
      }
      .navigationDestination(for: R8FlagsBadRoute.self) { route in
        switch route {
        case .a: R8FlagsBadHeader(showsBack: true, router: router)
        }
      }
    }
  }
}

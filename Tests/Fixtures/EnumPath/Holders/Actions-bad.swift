// An action's case, and what it carries, are what a function takes apart.
// rejected
// resolved: ActBadOpen.screen, ActBadOpen.screen
import SwiftUI

enum ActBadOpen { case screen(Step), close }
final class ActBadRouter: ObservableObject {
  @Published var path: [Step] = []
  func open(_ open: ActBadOpen) {
    switch open {
    case .screen(let screen): path.append(screen)
    case .close: path = []
    }
  }
}
struct ActBadRoot: View {
  @StateObject var router = ActBadRouter()
  var body: some View {
    NavigationStack(path: $router.path) { PlainView().navigationDestination(for: Step.self) { $0.view } }
  }
}
func actionsBad(_ router: ActBadRouter) {
  router.open(.screan(.a(.x)))
//             ^^^^^^ unknown-route
  router.open(.screen(.a(.z)))
//                        ^ unknown-route
  router.open(.screen(.y))
//                     ^ broken-chain
  router.open(.screen)
//             ^^^^^^ input-mismatch
}

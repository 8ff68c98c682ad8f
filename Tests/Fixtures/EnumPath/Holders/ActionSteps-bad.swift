// The cases of an action are known wherever one is given to the function that acts on it.
// rejected
// resolved: Step.a.x, StepsBadGo.home
import SwiftUI

enum StepsBadGo { case home, page(Int) }
final class StepsBadRouter: ObservableObject {
  @Published var path: [Step] = []
  func go(to place: StepsBadGo) {
    switch place {
    case .home: path.append(.a(.x))
    case .page: path = []
    }
  }
}
struct StepsBadRoot: View {
  @StateObject var router = StepsBadRouter()
  var body: some View {
    NavigationStack(path: $router.path) { PlainView().navigationDestination(for: Step.self) { $0.view } }
  }
}
func actionStepsBad(_ router: StepsBadRouter) {
  router.go(to: .home)
  router.go(to: .hone)
//               ^^^^ unknown-route
  router.go(to: .home(1))
//               ^^^^ input-mismatch
  router.go(to: .page)
//               ^^^^ input-mismatch
  router.go(to: .page("two"))
//                    ^^^^^ input-mismatch
}

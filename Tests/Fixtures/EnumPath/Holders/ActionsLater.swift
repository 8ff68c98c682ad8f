// What takes an action apart later, or elsewhere, does so where the action is given; a closure that is told something else
// does not.
// resolved: Step.b.x, Step.b.x, -, LaterGo.screen, Step.a.x, LaterGo.home, LaterGo.screen, Step.a.y, LaterGo.home
import SwiftUI

enum LaterGo { case home, screen(Step), nothing }
@MainActor final class LaterRouter: ObservableObject {
  @Published var path: [Step] = []
  func go(_ place: LaterGo) {
    Task { @MainActor in
      switch place {
      case .home: path.append(.b(.x))
      case .screen(let step): path.append(step)
      case .nothing: break
      }
    }
  }
  func goSmoothly(_ place: LaterGo) {
    withAnimation {
      do {
        switch place {
        case .home: path = [.b(.x)]
        case .screen(let step): path.append(step)
        case .nothing: break
        }
      }
    }
  }
  func goWhenDone(_ place: LaterGo, among places: [LaterGo]) {
    places.forEach { place in
      switch place {
      case .home, .nothing: break
      case .screen(let step): path.append(step)
      }
    }
  }
}
struct LaterRoot: View {
  @StateObject var router = LaterRouter()
  var body: some View {
    NavigationStack(path: $router.path) { PlainView().navigationDestination(for: Step.self) { $0.view } }
  }
}
@MainActor func later(_ router: LaterRouter) {
  router.go(.screen(.a(.x)))
  router.go(.home)
  router.go(.nothing)
  router.goSmoothly(.screen(.a(.y)))
  router.goSmoothly(.home)
  router.goWhenDone(.screen(.b(.item(id: 1))), among: [])
}

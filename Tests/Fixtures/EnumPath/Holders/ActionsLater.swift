// What takes an action apart later, or elsewhere, does so where the action is given; a closure that is told something else,
// or of which nobody knows whether it runs, does not, nor what takes apart another of that name, or fills another list.
// resolved: Step.b.x, Step.b.x, -, Step.b.x, -, -, -, -, -, LaterGo.screen, Step.a.x, LaterGo.home, LaterGo.screen, Step.a.y, LaterGo.home, LaterGo.screen, Step.a.x, Step.a.x
import SwiftUI

enum LaterGo { case home, screen(Step), nothing }
final class LaterRouter: ObservableObject {
  @Published var path: [Step] = []
  func go(_ place: LaterGo) {
    Task {
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
func perform(_ work: () -> Void) {}
extension LaterRouter {
  func goTwice(_ place: LaterGo) {
    withAnimation {
      switch place {
      case .home, .nothing: print("somewhere")
      case .screen(let step): print(step)
      }
    }
    switch place {
    case .home: path = [.b(.x)]
    case .screen(let step): path.append(step)
    case .nothing: break
    }
  }
  func goAfterLook(_ place: LaterGo) {
    Task {
      guard let place = await waiting() else { return }
      switch place {
      case .screen(let step): path.append(step)
      case .home, .nothing: break
      }
    }
  }
  private func waiting() async -> LaterGo? { nil }
  func next(_ step: Step) {
    perform {
      switch step {
      case .b(let step): print(step)
      case .a: break
      }
    }
    path.append(step)
  }
  func goElsewhere(_ place: LaterGo) {
    do {
      let place = LaterGo.home
      switch place {
      case .screen(let step): path.append(step)
      case .home, .nothing: break
      }
    }
    Task { [place = LaterGo.home] in
      switch place {
      case .screen(let step): path.append(step)
      case .home, .nothing: break
      }
    }
    do {
      var path: [Step] = []
      switch place {
      case .screen(let step): path.append(step)
      case .home, .nothing: path = []
      }
      print(path)
    }
    perform {
      switch place {
      case .screen(let step): path.append(step)
      case .home, .nothing: break
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
func later(_ router: LaterRouter) {
  router.go(.screen(.a(.x)))
  router.go(.home)
  router.go(.nothing)
  router.goSmoothly(.screen(.a(.y)))
  router.goSmoothly(.home)
  router.goWhenDone(.screen(.b(.item(id: 1))), among: [])
  router.goTwice(.screen(.a(.x)))
  router.goAfterLook(.screen(.a(.x)))
  router.next(.a(.x))
  router.goElsewhere(.screen(.a(.x)))
}

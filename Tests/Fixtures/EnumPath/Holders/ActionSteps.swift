// What a function does for each case of an action is its own, or that of a function it hands a part to.
// resolved: Step.a.x, StepsSheet.help, Step.a.y, Step.b.x, Step.b.item, Step.b.x, StepsGo.home, StepsGo.help, StepsGo.far, StepsGo.near, StepsGo.inner, StepsGo.inner
import SwiftUI

enum StepsSheet: String, Identifiable {
  case help
  var id: String { rawValue }
}
enum StepsInner { case first, second, none }
enum StepsStyle { case push, pop }
enum StepsGo { case home, help, far, near, idle, inner(StepsInner), logged(String) }
final class StepsRouter: ObservableObject {
  @Published var path: [Step] = []
  @Published var sheet: StepsSheet?
  var log = ""
  func go(to place: StepsGo) {
    switch (place) {
    case .home: path.append(.a(.x))
    case .help: sheet = .help
    case .far, .near:
      log = "away"
      path = [.a(.y)]
    case .idle: path = []
    case .inner(_: let place): turn(place)
    case .logged(let text): log = text
    }
  }
  private func turn(_ place: StepsInner) {
    switch place {
    case .first: path.append(.b(.x))
    case .second: sheet = nil
    case .none: break
    }
  }
  func clear(_ place: StepsInner) {
    switch place {
    case .first, .second: path = [Step]()
    case .none: break
    }
  }
  func show(_ id: Int, as style: StepsStyle) {
    let step = Step.b(.item(id: id))
    switch style {
    case .push: path.append(step)
    case .pop: path.removeLast()
    }
  }
  @ViewBuilder func view(_ place: StepsInner) -> some View {
    switch place {
    case .first: Button("first") { self.path.append(.b(.x)) }
    case .second, .none: PlainView()
    }
  }
}
struct StepsRoot: View {
  @StateObject var router = StepsRouter()
  var body: some View {
    NavigationStack(path: $router.path) {
      PlainView().navigationDestination(for: Step.self) { $0.view }.sheet(item: $router.sheet) { sheet in
        switch sheet {
        case .help: PlainView()
        }
      }
    }
  }
}
func actionSteps(_ router: StepsRouter) {
  router.go(to: .home)
  router.go(to: .help)
  router.go(to: .far)
  router.go(to: StepsGo.near)
  router.go(to: .idle)
  router.go(to: .inner(.first))
  router.go(to: .inner(.none))
  router.go(to: .logged("text"))
  router.clear(.first)
  router.show(1, as: .push)
  _ = router.view(.first)
}

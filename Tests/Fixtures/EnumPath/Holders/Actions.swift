// A function that takes an action apart pushes or presents what a case of it carries; what goes both ways is not said.
// resolved: -, Step.b.x, ActionsOpen.screen, Step.a.x, ActionsOpen.screen, Step.b.item, -, ActionsOpen.screen, ActionsOpen.sheet, ActionsSheet.help, ActionsOpen.either, ActionsMove.push, Step.a.y, ActionsMove.push, Step.b.x
// unresolved: which action this is, a variable says
import SwiftUI

enum ActionsSheet: Identifiable {
  case help, number(Int)
  var id: String { "\(self)" }
}
enum ActionsOpen {
  case screen(Step, resets: Bool = false)
  case sheet(ActionsSheet)
  case either(Step)
  case toast(String)
}
enum ActionsMove { case push(Step), back }
final class ActionsRouter: ObservableObject {
  @Published var path: [Step] = []
  @Published var sheet: ActionsSheet?
  @Published var later: Step?
  func open(_ open: ActionsOpen) {
    switch open {
    case .screen(let screen, let resets):
      if resets { path = [] }
      path.append(screen)
    case let .sheet(sheet): self.sheet = sheet
    case .either(let screen):
      if path.isEmpty { path.append(screen) } else { path.append(.b(.x)) }
    case .toast(let text): print(text)
    }
  }
  func go(to move: ActionsMove) {
    switch move {
    case let .push(move): path.append(move)
    case .back: if !path.isEmpty { path.removeLast() }
    }
  }
}
struct ActionsRoot: View {
  @StateObject var router = ActionsRouter()
  var body: some View {
    NavigationStack(path: $router.path) { PlainView().navigationDestination(for: Step.self) { $0.view } }
      .sheet(item: $router.sheet) { sheet in
        switch sheet {
        case .help: PlainView()
        case .number(let id): NumberView(id: id)
        }
      }
  }
}
func actions(_ router: ActionsRouter, _ step: Step) {
  router.open(.screen(.a(.x)))
  router.open(.screen(.b(.item(id: 1)), resets: true))
  router.open(.screen(step))
  router.open(.sheet(.help))
  router.open(.either(.a(.x)))
  router.open(.toast("text"))
  router.go(to: .push(.a(.y)))
  router.go(to: ActionsMove.push(.b(.x)))
  router.go(to: .back)
  let last = router.path.isEmpty ? ActionsMove.back : .push(.a(.x))
  router.go(to: last)
}

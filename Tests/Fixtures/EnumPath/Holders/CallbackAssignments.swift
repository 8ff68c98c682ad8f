// What is assigned later to a property that is a function of a route moves what that is called with.
// resolved: Step.a.y, Step.b.x, Step.b.item, -, Step.a.x, -
// unresolved:
import SwiftUI

final class AssignedModel: ObservableObject {
  var onOpen: (Step) -> Void = { _ in }
  var onShow: ((Int, Step) -> Void)?
  var onPick: ((Step) -> Void)?
  var onLog: ((Step) -> Void)?
  func tapped() {
    onOpen(.a(.y))
    onShow?(1, .b(.x))
    onPick?(.b(.item(id: 1)))
    onLog?(.a(.x))
  }
}
struct AssignedRoot: View {
  @StateObject var nav = Nav.shared
  @StateObject var model = AssignedModel()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: Step.self) { step in step.view }
    }
    .onAppear {
      model.onOpen = { nav.next($0) }
      model.onLog = { step in
        print(step)
        nav.next(.a(.x))
      }
      model.onPick = nav.next
      model.onShow = { [nav] number, step in nav.path.append(step) }
    }
  }
}

// Who pushes what a property works out may have looked at it: a blank case, or one with a stack of its own, may go elsewhere.
import SwiftUI

enum WorkedBlank: Hashable { case page, hidden, modal }
struct WorkedBlankItem {
  var count = 0
  var target: WorkedBlank { count == 0 ? .page : count == 1 ? .modal : .hidden }
}
struct WorkedBlankModal: View { var body: some View { NavigationStack { PlainView() } } }
struct WorkedBlankRoot: View {
  @State var path: [WorkedBlank] = []
  let item: WorkedBlankItem
  var body: some View {
    NavigationStack(path: $path) {
      Button("go") {
        let target = item.target
        if target == .page { path.append(target) }
      }
      .navigationDestination(for: WorkedBlank.self) { route in
        switch route {
        case .page: PlainView()
        case .modal: WorkedBlankModal()
        case .hidden: EmptyView()
        }
      }
    }
  }
}

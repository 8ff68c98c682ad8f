// A function that pushes what it is given one by one transitions at its calls to each of them.
// resolved: LoopsStep.list, LoopsStep.item, LoopsStep.item, LoopsStep.list
import SwiftUI

enum LoopsStep: Hashable { case list, item(Int) }
final class LoopsNav {
  var path: [LoopsStep] = []
  func push(_ steps: LoopsStep...) { for step in steps { path.append(step) } }
  func push(all steps: [LoopsStep]) {
    path.removeAll()
    for step in steps where !path.contains(step) { path.append(step) }
  }
}
struct LoopsRoot: View {
  @State private var nav = LoopsNav()
  var body: some View {
    NavigationStack(path: Binding(get: { nav.path }, set: { nav.path = $0 })) {
      Button("Items") {
        nav.push(.list, .item(1))
        nav.push(all: [.item(2), .list])
      }
      .navigationDestination(for: LoopsStep.self) { step in
        switch step {
        case .list: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}

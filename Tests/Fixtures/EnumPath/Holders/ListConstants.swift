// A list that a constant names, or that is made one by one, moves what it holds; of a list from elsewhere nothing is said.
// resolved: ListConstantStep.item, ListConstantStep.list, ListConstantStep.item, ListConstantStep.item, ListConstantStep.item, ListConstantStep.note
import SwiftUI

enum ListConstantStep: Hashable { case list, item(Int), note(name: String) }
struct ListConstantRoot: View {
  @State private var path: [ListConstantStep] = []
  let names: [String] = []
  let saved: [ListConstantStep]
  var body: some View {
    NavigationStack(path: $path) {
      Button("Items") {
        let start: [ListConstantStep] = [.list, .item(1)]
        path.append(contentsOf: start)
        let more = [ListConstantStep.item(2)]
        path += more
        path.append(contentsOf: [3, 4].map(ListConstantStep.item))
        path += [5, 6].map { .item($0) }
        path.append(contentsOf: names.map { name in .note(name: name) })
        path.append(contentsOf: saved)
      }
      .navigationDestination(for: ListConstantStep.self) { step in
        switch step {
        case .list: PlainView()
        case .item(let id): NumberView(id: id)
        case .note(let name): Text(name)
        }
      }
    }
  }
}

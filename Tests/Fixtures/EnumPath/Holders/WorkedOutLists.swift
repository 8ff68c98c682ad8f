// A list that a function or a property gives back is worked out there, and goes nowhere; one that is put onto the path does.
// resolved: WorkedList.start, WorkedList.first, WorkedList.second, WorkedList.third
import SwiftUI

enum WorkedList: Hashable {
  case start, first, second, third
  var parent: WorkedList? { self == .second ? .first : nil }
  var ancestors: [WorkedList] {
    var chain: [WorkedList] = []
    var current: WorkedList? = self
    while let item = current {
      chain.append(item)
      current = item.parent
    }
    return chain.reversed()
  }
}
func workedSteps(_ count: Int) -> [WorkedList] {
  var steps = [WorkedList.start]
  if count > 1 { steps += [.first] }
  return steps
}
struct WorkedListRoot: View {
  @State var path: [WorkedList] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("start") { path.append(.start) }
        Button("go") { open(2) }
        Button("more") { _ = more(1) }
      }
      .navigationDestination(for: WorkedList.self) { item in
        if item.ancestors.isEmpty { PlainView() } else { NumberView(id: 1) }
      }
    }
  }
  private func open(_ count: Int) {
    var steps: [WorkedList] = []
    steps.append(.first)
    if count > 1 { steps.append(.second) }
    path = steps
  }
  private func more(_ count: Int) -> [WorkedList] {
    var steps: [WorkedList] = []
    steps.append(.third)
    path = steps
    return steps
  }
}

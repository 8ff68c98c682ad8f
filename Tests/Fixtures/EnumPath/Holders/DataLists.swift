// Lists of routes beside the path are data, unless somebody binds them, hands them on or copies from them.
// resolved: DataListStep.saved, DataListStep.profile, DataListStep.editor, DataListStep.given
// hints: on
import SwiftUI

enum DataListStep: Hashable, Identifiable {
  case profile, editor, saved, given, menu
//                                    ^^^^ hint unused-route
  var id: Self { self }
}
struct DataListEditor: View { var body: some View { NavigationStack { Text("editor") } } }
struct DataListGiven: View { @Binding var steps: [DataListStep]; var body: some View { Text("given") } }
final class DataListNav: ObservableObject {
  @Published var path: [DataListStep] = []
  @Published var sheet: DataListStep?
  @Published var saved: [DataListStep] = []
  @Published var given: [DataListStep] = []
  private(set) var visited: [DataListStep] = []
  func present(_ step: DataListStep) { visited.append(step); sheet = step }
  func push(_ step: DataListStep) { visited.append(step); path.append(step) }
  func keep() { saved.append(.saved); path = saved }
  func undo() { _ = visited.removeLast() }
}
struct DataListRoot: View {
  @StateObject var nav = DataListNav()
  @State private var pinned: [DataListStep] = []
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        Button("push") { nav.push(.profile); nav.keep(); nav.undo() }
        Button("present") { nav.present(.editor); pinned.append(.editor) }
        DataListGiven(steps: $nav.given)
        Button("give") { nav.given.append(.given) }
        ForEach(pinned) { step in Text("\(step)") }
      }
      .navigationDestination(for: DataListStep.self) { step in content(step) }
    }
    .sheet(item: $nav.sheet) { step in content(step) }
  }
  @ViewBuilder func content(_ step: DataListStep) -> some View {
    switch step {
    case .editor: DataListEditor()
    default: PlainView()
    }
  }
}

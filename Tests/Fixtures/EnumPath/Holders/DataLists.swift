// Lists of routes beside the path are data, unless somebody binds them, hands them on or copies from them.
// resolved: ApartStep.profile, ApartStep.editor, ApartStep.saved, ApartStep.given
// hints: on
import SwiftUI

enum ApartStep: Hashable, Identifiable {
  case profile, editor, saved, given, menu
//                                    ^^^^ hint unused-route
  var id: Self { self }
}
struct ApartEditor: View { var body: some View { NavigationStack { Text("editor") } } }
struct ApartGiven: View { @Binding var steps: [ApartStep]; var body: some View { Text("given") } }
final class ApartNav: ObservableObject {
  @Published var path: [ApartStep] = []
  @Published var sheet: ApartStep?
  @Published var saved: [ApartStep] = []
  @Published var given: [ApartStep] = []
  private(set) var visited: [ApartStep] = []
  func present(_ step: ApartStep) { visited.append(step); sheet = step }
  func push(_ step: ApartStep) { visited.append(step); path.append(step) }
  func keep() { saved.append(.saved); path = saved }
  func undo() { _ = visited.removeLast() }
}
struct ApartRoot: View {
  @StateObject var nav = ApartNav()
  @State private var pinned: [ApartStep] = []
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        Button("push") { nav.push(.profile); nav.keep(); nav.undo() }
        Button("present") { nav.present(.editor); pinned.append(.editor) }
        ApartGiven(steps: $nav.given)
        Button("give") { nav.given.append(.given) }
        ForEach(pinned) { step in Text("\(step)") }
      }
      .navigationDestination(for: ApartStep.self) { step in content(step) }
    }
    .sheet(item: $nav.sheet) { step in content(step) }
  }
  @ViewBuilder func content(_ step: ApartStep) -> some View {
    switch step {
    case .editor: ApartEditor()
    default: PlainView()
    }
  }
}

// A slot that is set to `.none` is emptied, and a link whose route may be missing goes where that leads.
// resolved: OptionalStep.name, OptionalSheet.share, OptionalHelp.none, OptionalStep.name, OptionalStep.age
import SwiftUI

enum OptionalStep: Hashable { case name, age }
enum OptionalSheet: Identifiable {
  case share
  var id: Self { self }
}
/// Has a case of that name.
enum OptionalHelp: Identifiable {
  case none
  var id: Self { self }
}
struct OptionalItem {
  var isNew: Bool
  var step: OptionalStep? { isNew ? .name : nil }
}
final class OptionalModel: ObservableObject {
  @Published var path: [OptionalStep] = []
  @Published var sheet: OptionalSheet?
  @Published var help: OptionalHelp?
  func open() { path.append(.name) }
  func share() { sheet = .share }
  func done() { sheet = .none }
  func finish() { sheet = nil }
  func explain() { help = OptionalHelp.none }
}
struct OptionalRoot: View {
  @StateObject var model = OptionalModel()
  let item: OptionalItem
  var body: some View {
    NavigationStack(path: $model.path) {
      VStack {
        NavigationLink(value: item.step) { Text("Next") }
        NavigationLink(value: OptionalStep.age) { Text("Age") }
      }
      .navigationDestination(for: OptionalStep.self) { _ in PlainView() }
    }
    .sheet(item: $model.sheet) { _ in PlainView() }
    .sheet(item: $model.help) { _ in PlainView() }
  }
}

// C1 Where an optional is taken, what extensions of optionals add is meant, too.
// resolved: C1AddedStep.open, C1AddedStep.camera
// unresolved: 'preset' is of the optional; 'when' is of the optional; 'preset' is of the optional
import SwiftUI

enum C1AddedStep: Hashable, Identifiable {
  case camera, open(C1AddedPart?)
  var id: Self { self }
}
enum C1AddedPart: Hashable { case one, two }
extension Optional where Wrapped == C1AddedStep {
  static var preset: C1AddedStep? { .camera }
  static func when(_ isOn: Bool) -> C1AddedStep? { isOn ? .camera : nil }
}
extension Optional<C1AddedPart> { static var first: C1AddedPart? { .one } }
final class C1AddedNav: ObservableObject {
  @Published var path: [C1AddedStep] = []
  @Published var sheet: C1AddedStep?
  func next(_ step: C1AddedStep) { path.append(step) }
  func show(_ step: C1AddedStep?) { sheet = step }
}
struct C1AddedRoot: View {
  @StateObject var nav = C1AddedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("Open") { nav.next(.open(.first)) }
        .navigationDestination(for: C1AddedStep.self) { _ in PlainView() }
    }
    .sheet(item: $nav.sheet) { step in
      switch step {
      case .camera: PlainView()
      case .open(let part): NumberView(id: part == .two ? 2 : 1)
      }
    }
  }
}
func c1Added(_ nav: C1AddedNav) {
  nav.show(.preset)
  nav.show(.when(true))
  nav.sheet = .preset
  nav.show(.camera)
}

// A function of the type and one of its values have the same name.
// resolved: FluentStep.list, FluentStep.item, FluentStep.list
import SwiftUI

enum FluentStep: Hashable { case list, item(Int) }
final class FluentNav: ObservableObject {
  static let shared = FluentNav()
  @Published var path: [FluentStep] = []
  static func push(_ step: FluentStep) { shared.path.append(step) }
  @discardableResult func push(_ step: FluentStep) -> FluentNav {
    path.append(step)
    return self
  }
}
struct FluentRoot: View {
  @ObservedObject var nav = FluentNav.shared
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("Both") {
        nav.push(.list).push(.item(1))
        FluentNav.push(.list)
      }
      .navigationDestination(for: FluentStep.self) { step in
        switch step {
        case .list: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}

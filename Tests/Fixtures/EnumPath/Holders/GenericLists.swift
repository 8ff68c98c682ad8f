// A generic model that keeps a list of what it is made for, and takes actions that fill it: no action is a route by that.
// resolved: Step.b.x
import SwiftUI

final class GLEditor<Element: Equatable>: ObservableObject {
  enum Action: Equatable { case load, add([Element]) }
  @Published var elements: [Element] = []
  func respond(to action: Action) {
    switch action {
    case .load: elements = fetched()
    case .add(let more): elements.append(contentsOf: more)
    }
  }
  func fetched() -> [Element] { [] }
}
final class GLNav: ObservableObject {
  @Published var path: [Step] = []
}
struct GLRoot: View {
  @StateObject var nav = GLNav()
  let editor: GLEditor<Int>
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("a") {
        editor.respond(to: .load)
        nav.path.append(.b(.x))
      }
      .navigationDestination(for: Step.self) { $0.view }
    }
  }
}

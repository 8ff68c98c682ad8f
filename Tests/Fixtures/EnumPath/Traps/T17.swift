// T17 A generic mutator has no type of its own.
// resolved: Step.a.x
import SwiftUI

final class T17Nav: ObservableObject {
  @Published var path = NavigationPath()
  func push<T: Hashable>(_ t: T) { path.append(t) }
}
struct T17Root: View {
  @StateObject var nav = T17Nav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: Step.self) { $0.view } }
  }
  func open(_ any: AnyHashable) {
    nav.push(Step.a(.x))
    nav.push(any)
  }
}

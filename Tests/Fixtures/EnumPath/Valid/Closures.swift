// Closures What a closure is given is known where it is assigned, annotated, or handed to a case or function by a dot alone.
// resolved: ClosureRoute.home, ClosureRoute.home, ClosureRoute.home, ClosureRoute.picker, ClosureRoute.home, ClosureRoute.chooser, ClosureRoute.home
import SwiftUI

enum ClosureRoute: Hashable {
  case home, picker(_ done: ClosureDone)
  static func picker(callback: @escaping (Int) -> Void) -> ClosureRoute { .home }
  static func chooser(callback: @escaping (ClosureNav) -> Void) -> ClosureRoute { .home }
}
struct ClosureDone: Hashable {
  var id = 1
  init(callback: @escaping (Int, ClosureNav) -> Void) {}
  static func == (a: ClosureDone, b: ClosureDone) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
final class ClosureNav: ObservableObject {
  @Published var path: [ClosureRoute] = []
  func push(_ route: ClosureRoute) { path.append(route) }
}
final class ClosureModel {
  var onDone: ((ClosureNav) -> Void)?
  var onOpen: (ClosureNav) -> Void = { nav in nav.push(.home) }
}
struct ClosureRoot: View {
  @StateObject var nav = ClosureNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: ClosureRoute.self) { route in
        switch route {
        case .home: PlainView()
        case .picker: PlainView()
        }
      }
    }
  }
}
func closures(_ model: ClosureModel, _ nav: ClosureNav) {
  model.onDone = { nav in nav.push(.home) }
  let later: (ClosureNav) -> Void = { $0.push(.home) }
  later(nav)
  nav.push(.picker(.init(callback: { _, nav in nav.push(.home) })))
  nav.push(.chooser { nav in nav.push(.home) })
}

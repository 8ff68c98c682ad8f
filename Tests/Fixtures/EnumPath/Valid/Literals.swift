// Literals A literal is of the type that stands beside it.
// resolved: LiteralRoute.speed, LiteralRoute.speed, LiteralRoute.speed, LiteralRoute.speeds
import SwiftUI

enum LiteralRoute: Hashable { case speed(Double), speeds([Double]) }
final class LiteralNav: ObservableObject {
  @Published var path: [LiteralRoute] = []
  func push(_ route: LiteralRoute) { path.append(route) }
}
struct LiteralRoot: View {
  @StateObject var nav = LiteralNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: LiteralRoute.self) { route in
        switch route {
        case .speed: PlainView()
        case .speeds: PlainView()
        }
      }
    }
  }
}
func literals(_ nav: LiteralNav, _ values: [String: Any], _ half: Double) {
  let read = values["speed"] as? Double ?? 0
  nav.push(.speed(read))
  let chosen = values.isEmpty ? 0 : half
  nav.push(.speed(chosen))
  let either = values.isEmpty ? 0 : 0.5
  nav.push(.speed(either))
  let list = [0, 0.5]
  nav.push(.speeds(list))
}

// What functions at the top level take that push, and what `AnyHashable` wraps.
// rejected
import SwiftUI

enum TopBadRoute: Hashable { case one, two(Int) }
final class TopBadNav: ObservableObject {
  static let shared = TopBadNav()
  @Published var path: [TopBadRoute] = []
  @Published var erased = NavigationPath()
}
func topBadJump(to route: TopBadRoute) { TopBadNav.shared.path.append(route) }
func topBadAny<T: Hashable>(_ value: T) { TopBadNav.shared.erased.append(value) }

struct TopBadRoot: View {
  @StateObject var nav = TopBadNav.shared
  var body: some View {
    VStack {
      NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: TopBadRoute.self) { show($0) } }
      NavigationStack(path: $nav.erased) { PlainView().navigationDestination(for: TopBadRoute.self) { show($0) } }
    }
  }
  @ViewBuilder func show(_ route: TopBadRoute) -> some View {
    switch route {
    case .one: PlainView()
    case .two(let number): NumberView(id: number)
    }
  }
}
func topBad(_ nav: TopBadNav) {
  topBadJump(to: .ona)
//                ^^^ unknown-route
  topBadJump(to: .two("2"))
//                    ^^^ input-mismatch
  topBadAny(TopBadRoute.three)
//                      ^^^^^ unknown-route
  nav.erased.append(AnyHashable(TopBadRoute.two("2")))
//                                              ^^^ input-mismatch
}

// Functions at the top level that hand what they are given to a holder, and what `AnyHashable` wraps.
// resolved: TopRoute.one, TopRoute.two, TopRoute.one, TopRoute.two, TopRoute.one, TopRoute.two, TopRoute.one, TopRoute.two
import SwiftUI

enum TopRoute: Hashable { case one, two(Int) }
final class TopNav: ObservableObject {
  static let shared = TopNav()
  @Published var path: [TopRoute] = []
  @Published var erased = NavigationPath()
  func push(_ route: TopRoute) { path.append(route) }
  func pushErased<T: Hashable>(_ value: T) { erased.append(AnyHashable(value)) }
}
func topNavigate(_ route: TopRoute) { TopNav.shared.push(route) }
func topJump(to route: TopRoute) { TopNav.shared.path.append(route) }
func topAny<T: Hashable>(_ value: T) { TopNav.shared.erased.append(value) }
// Not the one that a view's own function of that name hides.
func topHidden(_ route: TopRoute) { TopNav.shared.push(route) }

struct TopRoot: View {
  @StateObject var nav = TopNav.shared
  var body: some View {
    VStack {
      NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: TopRoute.self) { show($0) } }
      NavigationStack(path: $nav.erased) { PlainView().navigationDestination(for: TopRoute.self) { show($0) } }
    }
  }
  @ViewBuilder func show(_ route: TopRoute) -> some View {
    switch route {
    case .one: PlainView()
    case .two(let number): NumberView(id: number)
    }
  }
}
struct TopButtons: View {
  @ObservedObject var nav = TopNav.shared
  var body: some View {
    VStack {
      Button("one") { topNavigate(.one) }
      Button("two") { topJump(to: .two(2)) }
      Button("one") { topAny(TopRoute.one) }
      Button("two") { topAny(TopRoute.two(2)) }
      Button("hidden") { topHidden(3) }
    }
    Button("one") { nav.erased.append(AnyHashable(TopRoute.one)) }
    Button("two") { nav.erased.append(TopRoute.two(1) as AnyHashable) }
    Button("three") { nav.erased.append(AnyHashable(3)) }
    Button("one") { nav.pushErased(TopRoute.one) }
    Button("two") { nav.pushErased(TopRoute.two(3)) }
  }
  func topHidden(_ number: Int) {}
}

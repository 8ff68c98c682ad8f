// What a generic router is made for may be said by another name for it alone.
// hints: on
// resolved: GenAliasRoute.two
import SwiftUI

protocol GenAliasScreen: Hashable {
  associatedtype Shown: View
  @ViewBuilder var shown: Shown { get }
}
final class GenAliasRouter<Screen: GenAliasScreen>: ObservableObject {
  @Published var path = NavigationPath()
  func push(_ screen: Screen) { path.append(screen) }
}
struct GenAliasStack<Screen: GenAliasScreen>: View {
  @StateObject var router = GenAliasRouter<Screen>()
  let root: Screen
  var body: some View {
    NavigationStack(path: $router.path) { root.shown.navigationDestination(for: Screen.self) { $0.shown } }
      .environmentObject(router)
  }
}
typealias GenAliasOwn = GenAliasRouter<GenAliasRoute>
enum GenAliasRoute { case one, two, three }
//                                  ^^^^^ hint unused-route
extension GenAliasRoute: GenAliasScreen {
  @ViewBuilder var shown: some View {
    switch self {
    case .one: GenAliasButton()
    case .two, .three: PlainView()
    }
  }
}
struct GenAliasRoot: View { var body: some View { GenAliasStack<GenAliasRoute>(root: .one) } }
struct GenAliasButton: View {
  @EnvironmentObject var router: GenAliasOwn
  var body: some View { Button("t") { router.push(.two) } }
}

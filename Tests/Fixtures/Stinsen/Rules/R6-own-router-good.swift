// R6 A type of the app that is called like the framework's router: what the coordinators' routers are is not told apart
// from it, and what their calls name may be used.
// hints: on
// unresolved: 'NavigationRouter' is not declared in the workspace
import SwiftUI
import Stinsen

private final class NavigationRouter { var path: [Int] = [] }
final class R6OwnCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \R6OwnCoordinator.start)
  @Root var start = makeStart
  @Route(.push) var further = makeStart
  func makeStart() -> some View { R6OwnScreen() }
}
struct R6OwnScreen: View {
  @EnvironmentObject var router: R6OwnCoordinator.Router
  var body: some View { Button("further") { router.route(to: \.further) } }
}
@main struct R6OwnApp: App {
  var body: some Scene { WindowGroup { R6OwnCoordinator().view() } }
}

// R6 A type of the file that is called like the framework's router: a coordinator's own protocol says what its router is,
// and what that is asked for is used.
// hints: on
// resolved: R6OwnCoordinator.further
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
  var body: some Scene { WindowGroup { NavigationViewCoordinator(R6OwnCoordinator()).view() } }
}

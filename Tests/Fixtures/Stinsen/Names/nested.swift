// What is nested in a type has its name inside of it only.
// resolved: DepotCoordinator.lane, DepotCoordinator.scales
import SwiftUI
import Stinsen

enum NamesShell {
  final class NavigationRouter<T> { func route(to path: KeyPath<T, Int>) {} }
  struct Transition {}
  struct Screen {
    var own: NavigationRouter<NamesDrawer>
    var framework: Stinsen.NavigationRouter<DepotCoordinator>
    func go() {
      own.route(to: \.count)
      framework.route(to: \.lane)
    }
  }
}
struct NamesDrawer { var count = 1 }
struct NamesScreen {
  var framework: NavigationRouter<DepotCoordinator>
  var own: NamesShell.NavigationRouter<NamesDrawer>
  func go() {
    own.route(to: \.count)
    framework.route(to: \.scales)
  }
}

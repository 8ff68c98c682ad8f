// L13-unfinished A class with a statement that could not be read: what it does may be to keep the coordinator.
// unfinished
import UIKit
import XCoordinator

enum L13OpenRoute: Route { case info }
final class L13Open: NavigationCoordinator<L13OpenRoute> {
  static var all: [L13Open] = []
  override func prepareTransition(for route: L13OpenRoute) -> NavigationTransition {
    L13Open.all +
    return .dismiss()
  }
}
struct L13OpenModel { let router: UnownedRouter<L13OpenRoute> }
let l13open = L13OpenModel(router: L13Open().unownedRouter)

// L13-own-good A property of the app's own that is called like the framework's.
import UIKit
import XCoordinator

enum L13ONewsRoute: Route { case list }
final class L13ONewsCoordinator: NavigationCoordinator<L13ONewsRoute> {
  override func prepareTransition(for route: L13ONewsRoute) -> NavigationTransition { .push(UIViewController()) }
}
/// Stores the router that the name says: the object lives as long as the holder.
final class L13ODependencies { let strongRouter: StrongRouter<L13ONewsRoute> = L13ONewsCoordinator().strongRouter }
let l13oDependencies = L13ODependencies()
let l13oUnowned = UnownedRouter(l13oDependencies.strongRouter) { $0 }
func l13oGo() { l13oUnowned.trigger(.list) }

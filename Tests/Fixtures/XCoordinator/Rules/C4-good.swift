// C4-good A transition that tab coordinators have.
import UIKit
import XCoordinator

final class TabPresent: TabBarCoordinator<ProfileFlow> {
  override func prepareTransition(for route: ProfileFlow) -> TabBarTransition { .present(UIViewController()) }
}
func c4good(_ c: NewsCoordinator) -> NavigationTransition { .route(.list, on: c) }

// T15 chain through a nested dependencies struct and an optional.
// resolved: TabRoute.news
import UIKit
import XCoordinator

final class B1 { struct Deps { let router: StrongRouter<TabRoute> }; var deps: Deps?; func go() { deps?.router.trigger(.news) } }

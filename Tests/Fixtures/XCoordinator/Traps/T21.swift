// T21 a method called trigger on a foreign type that takes a router.
// resolved: TabRoute.news
import UIKit
import XCoordinator

enum Room { case big; func trigger(_ router: UnownedRouter<TabRoute>) { router.trigger(.news) } }

// Row 4 What a coordinator and a router give out.
// resolved: NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.list, AppRoute.main
import UIKit
import XCoordinator
import XCoordinatorRx
import XCoordinatorCombine

func row04(_ c: NewsCoordinator, _ d: Redirect) {
    c.strongRouter.trigger(.list)
    c.unownedRouter.trigger(.list)
    c.weakRouter.trigger(.list)
    c.anyCoordinator.trigger(.list)
    c.unownedRouter.wrappedValue.trigger(.list)
    c.weakRouter.wrappedValue?.trigger(.list)
    _ = c.publishers.trigger(.list)
    d.parent.trigger(.main)
}

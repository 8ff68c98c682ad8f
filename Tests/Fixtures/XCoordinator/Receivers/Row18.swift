// Row 18 Own routers, and a protocol that refines the framework's.
// resolved: NewsRoute.list, TabRoute.index
import UIKit
import XCoordinator

protocol Row18Refined: Router where RouteType == TabRoute {}
final class Row18: Router {
    typealias RouteType = NewsRoute
    var viewController: UIViewController!
    func contextTrigger(_ route: NewsRoute, with options: TransitionOptions, completion: ContextPresentationHandler?) { completion.map { _ in } }
}
func row18(_ own: Row18) { own.trigger(.list) }
func row18b<T: Row18Refined>(_ r: T) { r.trigger(.index) }

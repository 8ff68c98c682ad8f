// T19 own Router whose RouteType follows from contextTrigger.
import UIKit
import XCoordinator

final class Recorder: Router { var viewController: UIViewController!
    func contextTrigger(_ route: NewsRoute, with options: TransitionOptions, completion: ContextPresentationHandler?) {} }

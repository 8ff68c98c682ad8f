// T10 custom root controller and transition alias.
import UIKit
import XCoordinator

typealias PaneTransition = Transition<PaneController>; class PaneController: UISplitViewController {}
class PaneFlow: BaseCoordinator<ProfileFlow, PaneTransition> { override func prepareTransition(for route: ProfileFlow) -> PaneTransition { .show(UIViewController()) } }

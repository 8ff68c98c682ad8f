// L2 The text of a coordinator could not be read as a whole: it may well have a handler.
// unfinished
// resolved: ProfileFlow.open
import UIKit
import XCoordinator

final class L2Damaged: NavigationCoordinator<ProfileFlow> {
    override func prepare(Transition(for route: ProfileFlow) -> NavigationTransition { .none() }
}
func l2Damaged() { L2Damaged().trigger(.open) }

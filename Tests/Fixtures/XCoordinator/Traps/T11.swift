// T11 inherited initialiser, no `init` at all.
// resolved: ProfileFlow.open
import UIKit
import XCoordinator

final class PlainFlow: NavigationCoordinator<ProfileFlow> { override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .pop() } }
let plain = PlainFlow(initialRoute: .open)

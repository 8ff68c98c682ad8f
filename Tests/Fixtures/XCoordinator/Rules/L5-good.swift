// L5-good A coordinator that is registered by its type.
// hints: on
import UIKit
import XCoordinator

final class L5Good: NavigationCoordinator<ProfileFlow> {
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .pop() }
}
let l5good: [AnyClass] = [L5Good.self]

// T30 only an interactive transition triggers it.
// resolved: AccountRoute.close
import UIKit
import XCoordinator

extension AccountCoordinator { func arm(_ g: UIPanGestureRecognizer) { registerInteractiveTransition(for: .close, triggeredBy: g, handler: { _, start in _ = start() }) } }

// T18 unownedRouter on a redirection.
// rejected
import UIKit
import XCoordinator

func d2(_ r: Redirect) { _ = r.unownedRouter }
//                             ^^^^^^^^^^^^^ wrong-receiver
func d3(_ r: Redirect) { _ = UnownedRouter(r) { $0.strongRouter } }

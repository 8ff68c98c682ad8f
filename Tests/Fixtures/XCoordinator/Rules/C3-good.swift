// C3-good Payloads as declared; defaults, tuples and closures.
import UIKit
import XCoordinator

enum LoadRoute: Route { case a(Int, force: Bool = true), b((Int, Int)), c(done: () -> Void) }
func c3good(_ r: StrongRouter<LoadRoute>) {
  r.trigger(.a(1)); r.trigger(.a(1, force: false)); r.trigger(.b((1, 2))); r.trigger(.c(done: {})); r.trigger(.c {})
}

// C3-good Payloads as declared; defaults, tuples, closures, and cases by their whole names.
import UIKit
import XCoordinator

enum LoadRoute: Route { case a(Int, force: Bool = true), b((Int, Int)), c(done: () -> Void) }
func c3good(_ r: StrongRouter<LoadRoute>) {
  r.trigger(.a(1)); r.trigger(.a(1, force: false)); r.trigger(.b((1, 2))); r.trigger(.c(done: {})); r.trigger(.c {})
  r.trigger(LoadRoute.a(_:force:)(1, false))
}

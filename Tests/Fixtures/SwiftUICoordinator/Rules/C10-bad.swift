// C10 Cases without their enum, and a route where an action is wanted.
// rejected
import SwiftUI
import SwiftUICoordinator

func c10(_ a: CoordinatorAction) {
  switch a {
  case .open: break
//      ^^^^ wrong-route-kind
  default: break
  }
}
func c10b(_ c: Home) { c.handle(HomeRoute.home) }
//                                        ^^^^ wrong-route-kind

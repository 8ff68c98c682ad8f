// C9 An action that does not exist.
// rejected
import SwiftUI
import SwiftUICoordinator

func c9(_ c: Home) { c.handle(HomeAction.opne) }
//                                       ^^^^ unknown-route
func c9b(_ c: Home) { c.handle(Action.finished(1)) }
//                                    ^^^^^^^^ unknown-route
func c9c(_ a: CoordinatorAction) {
  switch a {
  case HomeAction.bascet: break
//                ^^^^^^ unknown-route
  default: break
  }
}

// C8 What is kept as 'Void' can be no optional: no 'try?' is offered.
// rejected
// fix: none
import SwiftUI
import SwiftUICoordinator

func c8kept(_ c: Home) { let x: Void = c.show(route: .home); print(x) }
//                                       ^^^^ invalid-declaration
func c8result(_ c: Home) { return c.start() }
//                                  ^^^^^ invalid-declaration

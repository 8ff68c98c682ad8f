// C8 `show` and `start` throw.
// rejected
// fix: func c8(_ c: Home) { try? c.show(route: .home) }
import SwiftUI
import SwiftUICoordinator

func c8(_ c: Home) { c.show(route: .home) }
//                     ^^^^ invalid-declaration
func c8b(_ c: Home) { c.start() }
//                      ^^^^^ invalid-declaration

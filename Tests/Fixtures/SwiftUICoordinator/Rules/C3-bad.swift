// C3 Payloads that do not fit.
// rejected
import SwiftUI
import SwiftUICoordinator

func c3(_ c: Home) { try? c.show(route: .detail) }
//                                       ^^^^^^ input-mismatch
func c3b(_ c: Home) { try? c.show(route: .home(1)) }
//                                        ^^^^ input-mismatch
func c3c(_ c: Home) { try? c.show(route: .item(1)) }
//                                        ^^^^ input-mismatch
func c3d(_ c: Home) { try? c.show(route: .detail("one")) }
//                                               ^^^^^ input-mismatch

// C8 What is kept as an optional may be one.
// rejected
// fix: func c8optional(_ c: Home) -> Void? { return try? c.show(route: .home) }
import SwiftUI
import SwiftUICoordinator

func c8optional(_ c: Home) -> Void? { return c.show(route: .home) }
//                                             ^^^^ invalid-declaration

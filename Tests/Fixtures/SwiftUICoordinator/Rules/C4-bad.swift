// C4 Tab bar coordinators and mere protocols show nothing.
// rejected
import SwiftUI
import SwiftUICoordinator

func c4(_ c: Tabs) { c.show(route: .red) }
//                     ^^^^ wrong-receiver
extension Home { func c4b() { parent?.show(route: .home) } }
//                                    ^^^^ wrong-receiver
func c4c(_ c: Tabs) { _ = c.startRoute }
//                          ^^^^^^^^^^ wrong-receiver

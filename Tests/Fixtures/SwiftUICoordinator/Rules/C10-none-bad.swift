// C10 A case of an enum that is no action.
// rejected
import SwiftUI
import SwiftUICoordinator

enum C10Event { case opened, closed(Int) }
func c10none(_ c: Home) { c.handle(C10Event.opened) }
//                                          ^^^^^^ wrong-route-kind
struct C10NoneScreen<C: Routing>: View {
  @EnvironmentObject var coordinator: C
  var body: some View { Button("close") { coordinator.handle(C10Event.closed(1)) } }
//                                                                    ^^^^^^ wrong-route-kind
}

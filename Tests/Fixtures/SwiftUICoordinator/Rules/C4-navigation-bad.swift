// C4 A parent only handles actions, and nobody knows which routes a generic parameter has.
// rejected
import SwiftUI
import SwiftUICoordinator

extension Home {
  func c4pop() { parent?.popToRoot() }
//                       ^^^^^^^^^ wrong-receiver
  func c4dismiss() { parent?.parent?.dismiss(animated: true) }
//                                   ^^^^^^^ wrong-receiver
  func c4start() { parent?.start() }
//                         ^^^^^ wrong-receiver
}
struct C4Screen<C: Routing>: View {
  @EnvironmentObject var coordinator: C
  var body: some View { Button("more") { try? coordinator.show(route: .sheet) } }
//                                                        ^^^^ wrong-receiver
}

// R1 What a screen calls back with goes to the coordinator that constructs it.
import SwiftUI
import SwiftUICoordinator

enum R1CalledBadAction: CoordinatorAction { case lost, gone, sent }
struct R1CallingBad: View {
  let send: (R1CalledBadAction) -> Void
  let tell: (R1CalledBadAction) -> Void
  let hand: (any CoordinatorAction) -> Void
  var body: some View {
    Button("lost") { send(.lost) }
//                         ^^^^ warning unhandled-action
    Button("gone") { tell(.gone) }
//                         ^^^^ warning unhandled-action
    Button("sent") { hand(R1CalledBadAction.sent) }
//                                          ^^^^ warning unhandled-action
  }
}
extension Home {
  func r1calling() -> some View {
    R1CallingBad(send: { self.handle($0) }, tell: handle, hand: { [weak self] in self?.handle($0) })
  }
}
struct R1CallingGenericBad: View {
  let send: (R1CalledBadAction) -> Void
  var body: some View { Button("lost") { send(.lost) } }
//                                             ^^^^ warning unhandled-action
}
struct R1CallingParent<C: Routing>: View {
  @EnvironmentObject var coordinator: C
  var body: some View { R1CallingGenericBad { action in coordinator.handle(action) } }
}
extension Basket { func r1calling() -> some View { R1CallingParent<Basket>() } }

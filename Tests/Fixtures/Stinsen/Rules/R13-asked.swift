// R13 Whoever shows the view asks first.
import SwiftUI
import Stinsen
final class R13QTop: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \R13QTop.flow)
  @Root var flow = makeFlow
  func makeFlow() -> R13QFlow { R13QFlow() }
}
final class R13QFlow: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \R13QFlow.start)
  @Root var start = makeStart
  func makeStart() -> some View { R13QFlowScreen() }
}
struct R13QFlowScreen: View {
  @EnvironmentObject var flow: R13QFlow.Router
  var body: some View { VStack { if flow.canDismiss { R13QCloseButton() } } }
}
struct R13QCloseButton: View {
  @EnvironmentObject var flow: R13QFlow.Router
  var body: some View { Button("Close") { flow.dismissCoordinator() } }
}
struct R13QCloseButton2: View {
  @EnvironmentObject var flow: R13QFlow.Router
  var body: some View { if flow.canDismiss { button } }
  var button: some View { Button("Close", action: close) }
  func close() { flow.dismissCoordinator() }
}

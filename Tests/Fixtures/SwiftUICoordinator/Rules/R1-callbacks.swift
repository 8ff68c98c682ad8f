// R1 A callback may do something else with what it gets, or another may be called.
import SwiftUI
import SwiftUICoordinator

enum R1CalledAction: CoordinatorAction { case lost }
struct R1Calling: View {
  let send: (R1CalledAction) -> Void
  var body: some View { Button("lost") { send(.lost) } }
}
extension Home {
  func r1picks(_ isOn: Bool) -> some View {
    R1Calling { action in
      guard isOn else { return }
      self.handle(action)
    }
  }
  func r1asks(_ isOn: Bool) -> some View { R1Calling { if isOn { self.handle($0) } } }
}
struct R1CallingByInit: View {
  private let send: (R1CalledAction) -> Void
  init(send: @escaping (R1CalledAction) -> Void) { self.send = { if $0 != .lost { send($0) } } }
  var body: some View { Button("lost") { send(.lost) } }
}
struct R1CallingSet: View {
  var send: (R1CalledAction) -> Void
  var body: some View { Button("lost") { send(.lost) } }
  func onSend(_ send: @escaping (R1CalledAction) -> Void) -> Self {
    var copy = self
    copy.send = send
    return copy
  }
}
final class R1Taking: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, navigationController: NavigationController) {
    self.parent = parent
    self.navigationController = navigationController
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func handle(_ action: R1CalledAction) {}
  func view(for route: HomeRoute) -> some View { R1CallingTaken(send: { self.handle($0) }, tell: handle) }
}
func makeR1Taking(_ home: Home) -> R1Taking { R1Taking(parent: home, navigationController: home.navigationController) }
struct R1CallingTaken: View {
  let send: (R1CalledAction) -> Void
  let tell: (R1CalledAction) -> Void
  var body: some View {
    Button("lost") { send(.lost) }
    Button("lost") { tell(.lost) }
  }
}
extension Home {
  func r1inits() -> some View { R1CallingByInit { self.handle($0) } }
  func r1sets() -> some View { R1CallingSet { self.handle($0) }.onSend { print($0) } }
}
struct R1CallingPreviews: PreviewProvider {
  static var previews: some View { R1CallingPreviewed(send: { home?.handle($0) }) }
  static var home: Home?
}
struct R1CallingPreviewed: View {
  let send: (R1CalledAction) -> Void
  var body: some View { Button("lost") { send(.lost) } }
}

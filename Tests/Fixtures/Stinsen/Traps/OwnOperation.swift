// An operation of one's own that takes something else than a key path is none of the framework's.
// hints: on
// resolved: OwnOperationCoordinator.info
import SwiftUI
import Stinsen

enum OwnOperationScreen { case info, other(Int) }
final class OwnOperationCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \OwnOperationCoordinator.start)
  @Root var start = makeScreen
  @Route(.push) var info = makeScreen
  @Route(.push) var dead = makeScreen
//                  ^^^^ hint unused-route
  func makeScreen() -> some View { PlainView() }
  func open(_ screen: OwnOperationScreen) { route(to: screen) }
  func openFirst() { route(to: .info) }
  func openOther() { self.route(to: .other(2)) }
  func route(to screen: OwnOperationScreen) {
    switch screen {
    case .info: route(to: \.info)
    case .other: popToRoot()
    }
  }
}
func ownOperation() { _ = OwnOperationCoordinator().view() }

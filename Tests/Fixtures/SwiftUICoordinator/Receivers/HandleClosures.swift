// HandleClosures A callback may have the framework's name; what it is given is sent by who calls it.
// resolved: HomeAction.open, HomeAction.open, -, -, -
import SwiftUI
import SwiftUICoordinator

final class ClosureRow {
  private let handle: (CoordinatorAction) -> Void
  init(handle: @escaping (CoordinatorAction) -> Void) { self.handle = handle }
  func tap() { handle(HomeAction.open) }
}
final class SendingRow {
  private let send: (CoordinatorAction) -> Void
  init(send: @escaping (CoordinatorAction) -> Void) { self.send = send }
  func tap() { send(HomeAction.open) }
}
extension Home {
  func rows() {
    ClosureRow { [unowned self] in handle($0) }.tap()
    ClosureRow(handle: { [weak self] in self?.handle($0) }).tap()
    SendingRow { [weak self] in self?.handle($0) }.tap()
  }
}

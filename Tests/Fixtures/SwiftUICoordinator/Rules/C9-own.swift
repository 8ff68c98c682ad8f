// C9 `Action` is the app's own here.
import SwiftUI
import SwiftUICoordinator

enum C9Own {
  enum Action: CoordinatorAction { case finished }
  static func isFinished(_ a: CoordinatorAction) -> Bool {
    if case Action.finished = a { return true }
    return false
  }
}

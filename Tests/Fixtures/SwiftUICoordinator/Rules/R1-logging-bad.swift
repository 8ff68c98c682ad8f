// R1 What logs the action, and does nothing else.
import SwiftUI
import SwiftUICoordinator

enum R1LoggingBadAction: CoordinatorAction { case pay }
final class R1LoggingBadPrint: Basket {
  override func handle(_ action: CoordinatorAction) { print(action, type(of: action), String(describing: action)) }
}
final class R1LoggingBadOwn: Basket {
  override func handle(_ action: CoordinatorAction) { log("\(action)") }
  private func log(_ text: String) { print(text) }
}
func r1loggingBad(_ home: Home, _ controller: NavigationController) {
  let first = R1LoggingBadPrint(parent: home, navigationController: controller)
  first.handle(R1LoggingBadAction.pay)
//                                ^^^ warning unhandled-action
  let second = R1LoggingBadOwn(parent: home, navigationController: controller)
  second.handle(R1LoggingBadAction.pay)
//                                 ^^^ warning unhandled-action
}

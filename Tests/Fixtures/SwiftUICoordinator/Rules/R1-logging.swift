// R1 R2 What is called like a logger may do the work: own functions of such a name, and code that runs for what is logged.
import SwiftUI
import SwiftUICoordinator

enum R1LoggingAction: CoordinatorAction { case pay }
final class R1LoggingMiddleware { func log(_ action: CoordinatorAction) {} }
final class R1LoggingOwn: Basket {
  override func handle(_ action: CoordinatorAction) { log(action) { try? show(route: .pay) } }
  private func log(_ action: CoordinatorAction, _ then: () -> Void) { then() }
}
final class R1LoggingResult: Basket {
  override func handle(_ action: CoordinatorAction) { print(process(action)) }
  private func process(_ action: CoordinatorAction) -> Bool {
    try? show(route: .pay)
    return true
  }
}
final class R1LoggingMember: Basket {
  private let middleware = R1LoggingMiddleware()
  override func handle(_ action: CoordinatorAction) { middleware.log(action) }
}
final class R1LoggingText: Basket {
  override func handle(_ action: CoordinatorAction) { print("\(process(action))") }
  private func process(_ action: CoordinatorAction) -> Bool { true }
}
func r1logging(_ home: Home, _ controller: NavigationController) {
  R1LoggingOwn(parent: home, navigationController: controller).handle(R1LoggingAction.pay)
  R1LoggingResult(parent: home, navigationController: controller).handle(R1LoggingAction.pay)
  R1LoggingMember(parent: home, navigationController: controller).handle(R1LoggingAction.pay)
  R1LoggingText(parent: home, navigationController: controller).handle(R1LoggingAction.pay)
}
enum R1LoggingEvent { case go }
final class R1LoggingService { func log(_ event: R1LoggingEvent) {} }
final class R1LoggingEvents: Basket {
  private let service = R1LoggingService()
  override func handle(_ action: CoordinatorAction) { service.log(.go) }
}
final class R1LoggingDump: Basket {
  override func handle(_ action: CoordinatorAction) { dump() }
  private func dump() { try? show(route: .pay) }
}
func r1loggingEvents(_ home: Home, _ controller: NavigationController) {
  R1LoggingEvents(parent: home, navigationController: controller).handle(R1LoggingAction.pay)
  R1LoggingDump(parent: home, navigationController: controller).handle(R1LoggingAction.pay)
}

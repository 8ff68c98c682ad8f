// HandlingProtocols Whoever meets the app's own protocol handles the action: some coordinator, which one is not said.
// resolved: HomeAction.open, HomeAction.open
import SwiftUI
import SwiftUICoordinator

protocol ActionHandling: AnyObject { func handle(_ action: CoordinatorAction) }
protocol ActionCounting: AnyObject { func handle(_ action: Int) }
protocol ReceiptShowing: AnyObject {}
extension Home: ActionHandling, ReceiptShowing {}
final class OwnHandlers {
  weak var handler: ActionHandling?
  weak var composed: (ActionHandling & ReceiptShowing)?
  weak var counter: ActionCounting?
  func tap() {
    handler?.handle(HomeAction.open)
    composed?.handle(HomeAction.open)
    counter?.handle(1)
  }
}

// R1-kept What a variable holds, other constants of that name, and lists for other functions are no certain actions.
// resolved: -, HomeAction.open, HomeAction.open, R1KeptOther.pay, HomeAction.basket
import SwiftUI
import SwiftUICoordinator

enum R1KeptOther: CoordinatorAction { case pay }
final class R1KeptLog { func handle(_ action: R1KeptOther) { print(action) } }
extension Home {
  func handle(_ action: R1KeptOther) { print(action) }
  func r1keptGood(_ log: R1KeptLog) {
    do {
      let action = R1KeptOther.pay
      log.handle(action)
      [action].forEach { print($0) }
    }
    var action = HomeAction.basket
    action = .tabs
    handle(action)
    let open = HomeAction.open
    handle(open)
    [HomeAction.open].forEach(handle)
    [R1KeptOther.pay].forEach(log.handle)
    [R1KeptOther.pay].forEach(r1keptLog)
    let pay = R1KeptOther.pay
    handle(pay)
  }
  func r1keptLog(_ action: CoordinatorAction) {}
}
extension Basket {
  func r1keptParent() {
    func handle(_ action: R1KeptOther) {}
    let pay = R1KeptOther.pay
    handle(pay)
    [R1KeptOther.pay].forEach(handle)
    let basket = HomeAction.basket
    parent?.handle(basket)
  }
}

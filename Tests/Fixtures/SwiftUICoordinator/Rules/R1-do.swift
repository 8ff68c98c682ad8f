// R1 and R2 are silent where 'do' is not all that a handler does with an action.
import SwiftUI
import SwiftUICoordinator

enum R1DoneAction: CoordinatorAction { case pay, nothing, other }
func r1note(_ action: CoordinatorAction) {}
class R1Caught: Basket {
  override func handle(_ action: CoordinatorAction) {
    do {
      switch action {
      case R1DoneAction.pay: try show(route: .pay)
      case R1DoneAction.nothing: break
      default: throw NavigatorError.cannotShow(BasketRoute.list)
      }
    } catch { r1note(action) }
  }
}
class R1Before: Basket {
  override func handle(_ action: CoordinatorAction) {
    do {
      r1note(action)
      switch action {
      case R1DoneAction.pay: try show(route: .pay)
      case R1DoneAction.nothing: break
      default: break
      }
    } catch {}
  }
}
class R1Behind: Basket {
  override func handle(_ action: CoordinatorAction) {
    do {
      switch action {
      case R1DoneAction.pay: try show(route: .pay)
      case R1DoneAction.nothing: break
      default: break
      }
    } catch {}
    r1note(action)
  }
}
class R1Deferred: Basket {
  override func handle(_ action: CoordinatorAction) {
    do {
      defer { r1note(action) }
      switch action {
      case R1DoneAction.pay: try show(route: .pay)
      default: break
      }
    } catch {}
  }
}
func r1done(_ home: Home, _ controller: NavigationController) {
  let caught = R1Caught(parent: home, navigationController: controller)
  let before = R1Before(parent: home, navigationController: controller)
  let behind = R1Behind(parent: home, navigationController: controller)
  let deferred = R1Deferred(parent: home, navigationController: controller)
  for flow in [caught, before, behind, deferred] as [Basket] { flow.handle(R1DoneAction.pay) }
  caught.handle(R1DoneAction.other)
  before.handle(R1DoneAction.nothing)
  before.handle(R1DoneAction.other)
  behind.handle(R1DoneAction.nothing)
  behind.handle(R1DoneAction.other)
  deferred.handle(R1DoneAction.other)
}

// R1 and R2 of a handler that sorts actions inside of 'do'.
import SwiftUI
import SwiftUICoordinator

enum R1DoAction: CoordinatorAction { case pay, nothing, lost }
class R1DoBad: Basket {
  override func handle(_ action: CoordinatorAction) {
    do {
      switch action {
      case R1DoAction.pay: try show(route: .pay)
      case R1DoAction.nothing: break
      default: super.handle(action)
      }
    } catch {
      print(error)
    }
  }
}
final class R1DoCastBad: Basket {
  override func handle(_ action: CoordinatorAction) {
    guard let action = action as? R1DoAction else { return super.handle(action) }
    do {
      switch action {
      case .pay: try show(route: .pay)
      case .nothing: break
      case .lost: try show(route: .pay)
      }
    } catch { print(error) }
  }
}
func r1doCast(_ home: Home, _ controller: NavigationController) {
  let flow = R1DoCastBad(parent: home, navigationController: controller)
  flow.handle(R1DoAction.lost)
  flow.handle(R1DoAction.nothing)
//                       ^^^^^^^ warning no-op-transition
}
func r1do(_ home: Home, _ controller: NavigationController) {
  let flow = R1DoBad(parent: home, navigationController: controller)
  flow.handle(R1DoAction.pay)
  flow.handle(R1DoAction.nothing)
//                       ^^^^^^^ warning no-op-transition
  flow.handle(R1DoAction.lost)
//                       ^^^^ warning unhandled-action
}

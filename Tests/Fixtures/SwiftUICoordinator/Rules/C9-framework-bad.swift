// C9 A case that the framework's own actions lack, in patterns.
// rejected
import SwiftUI
import SwiftUICoordinator

func c9framework(_ a: CoordinatorAction) {
  switch a {
  case Action.finished: break
//            ^^^^^^^^ unknown-route
  case HomeAction.open, Action.cancl(_): break
//                             ^^^^^ unknown-route
  case Action.done(let child as Home): child.pop()
  default: break
  }
  if case Action.dne = a { return }
//               ^^^ unknown-route
  if case SwiftUICoordinator.Action.cancel = a { return }
}

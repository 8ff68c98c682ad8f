// C3 Patterns that take a payload apart otherwise than it is declared.
// rejected
import SwiftUI
import SwiftUICoordinator

func c3patternsBad(_ route: HomeRoute, _ action: CoordinatorAction) {
  switch route {
  case .item(ident: let id): print(id)
//      ^^^^ input-mismatch
  case .sheet(let sheet): print(sheet)
//      ^^^^^ input-mismatch
  default: break
  }
  if case HomeAction.open(let id) = action { print(id) }
//                   ^^^^ input-mismatch
  if case .hoem = route {}
//         ^^^^ unknown-route
}

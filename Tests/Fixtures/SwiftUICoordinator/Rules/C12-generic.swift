// C12 R1 A generic 'handle' stands beside that of the root, and overrides nothing.
import SwiftUI
import SwiftUICoordinator

enum C12GenericAction: CoordinatorAction { case open }
final class C12Generic: RootCoordinator {
  func handle(_ action: some CoordinatorAction) { print(action) }
}
final class C12Bound: RootCoordinator {
  func handle<A: CoordinatorAction>(_ action: A) { print(action) }
}
func handleC12(_ some: C12Generic, _ bound: C12Bound) {
  some.handle(C12GenericAction.open)
  bound.handle(C12GenericAction.open)
}

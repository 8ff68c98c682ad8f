// C6 A coordinator that says what it does with actions, and a root, which need not.
import SwiftUI
import SwiftUICoordinator

class C6Good: Coordinator {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
final class C6GoodRoot: RootCoordinator {}

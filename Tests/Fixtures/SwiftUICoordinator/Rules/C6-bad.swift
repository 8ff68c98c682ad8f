// C6 Before 3.0 a coordinator says what it does with actions.
// rejected
import SwiftUI
import SwiftUICoordinator

class C6Bad: Coordinator {
//    ^^^^^ invalid-declaration
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
}

// C12 The root overrides.
// rejected
// fix:   override func handle(_ action: CoordinatorAction) {}
import SwiftUI
import SwiftUICoordinator

final class C12Bad: RootCoordinator {
  func handle(_ action: CoordinatorAction) {}
//     ^^^^^^ invalid-declaration
}

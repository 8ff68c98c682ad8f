// C12 The root overrides, and says so.
import SwiftUI
import SwiftUICoordinator

final class C12Good: RootCoordinator {
  override func handle(_ action: CoordinatorAction) {}
  static func handle(_ action: CoordinatorAction) {}
}

// C10-bad Coordinators without what they stand on.
// rejected
import UIKit
import XCoordinator

final class C10Bad: ViewCoordinator<ProfileFlow> {
  init() {
    super.init(initialRoute: .open)
//        ^^^^ invalid-declaration
  }
  override func prepareTransition(for route: ProfileFlow) -> ViewTransition { .dismiss() }
}

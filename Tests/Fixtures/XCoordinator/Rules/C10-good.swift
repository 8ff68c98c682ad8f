// C10-good A root controller is passed.
import UIKit
import XCoordinator

final class C10Good: ViewCoordinator<ProfileFlow> {
  init() { super.init(rootViewController: UIViewController(), initialRoute: .open) }
  override func prepareTransition(for route: ProfileFlow) -> ViewTransition { .dismiss() }
}

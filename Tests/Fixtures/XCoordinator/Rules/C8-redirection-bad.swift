// C8-redirection-bad A redirection that takes the parent's routes, or gives back its own.
// rejected
import UIKit
import XCoordinator

final class C8Reversed: RedirectionRouter<AppRoute, ProfileFlow> {
  override func mapToParentRoute(_ route: AppRoute) -> ProfileFlow { .open }
//              ^^^^^^^^^^^^^^^^ invalid-declaration
}
final class C8OwnResult: RedirectionRouter<AppRoute, ProfileFlow> {
  override func mapToParentRoute(_ route: ProfileFlow) -> ProfileFlow { route }
//              ^^^^^^^^^^^^^^^^ invalid-declaration
}

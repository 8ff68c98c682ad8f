// C8 Of route types that are classes one may be the other's heir.
import UIKit
import XCoordinator

class C8Base: Route {}
class C8Heir: C8Base {}
final class C8ClassRedirection: RedirectionRouter<C8Base, C8Heir> {
  override func mapToParentRoute(_ route: C8Base) -> C8Heir { C8Heir() }
}

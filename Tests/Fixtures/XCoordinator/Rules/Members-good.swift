// Members-good Static members that a protocol adds, and routes of subclasses.
// unresolved: 'standard' is a member whose type is not known
import UIKit
import XCoordinator

enum MemberRoute: Route { case a }
extension Route where Self == MemberRoute { static var standard: MemberRoute { .a } }
class MemberBase: NavigationCoordinator<MemberRoute> {
  override func prepareTransition(for route: MemberRoute) -> NavigationTransition { .none() }
  func go() { trigger(.standard); trigger(.a) }
}
final class MemberLeaf: MemberBase {
  override func prepareTransition(for route: MemberRoute) -> NavigationTransition { .pop() }
}
let memberLeaf = MemberLeaf()

// C5 Operations that the app adds to whatever of the framework's has none.
import SwiftUI
import Stinsen

extension AnyCoordinator { func root(_ depth: Int) {} }
extension TabChild { func focusFirst(_ index: Int) {} }
extension Routable { func pop(_ count: Int) {} }
func c5own(_ any: AnyCoordinator, _ child: TabChild, _ router: HubCoordinator.Router) {
  any.root(1); child.focusFirst(1); router.pop(2)
}

// C2a A route that a list in front of a loop names: wrong where it is taken.
// rejected
import SwiftUI
import Stinsen

func c2aList(_ router: LaneCoordinator.Router) {
  for path in [\DepotCoordinator.scales] {
    router.route(to: path)
//                   ^^^^ broken-chain
  }
}

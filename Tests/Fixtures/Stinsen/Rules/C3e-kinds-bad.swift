// C3e The same of a property behind 'self', and of a parameter.
// rejected
import SwiftUI
import Stinsen

final class C3eKinds {
  var other: LaneCoordinator.Router?
  func b() { self.other.route(to: \.map) }
//                      ^^^^^ wrong-receiver
}
func c3eKinds(_ depot: DepotCoordinator?) { depot.popToRoot() }
//                                                ^^^^^^^^^ wrong-receiver

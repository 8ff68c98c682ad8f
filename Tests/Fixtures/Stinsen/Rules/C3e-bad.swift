// C3e An optional router asked as if it were there.
// rejected
// fix:   func a() { router?.route(to: \.scales) }
import SwiftUI
import Stinsen

final class C3eBad {
  var router: DepotCoordinator.Router?
  func a() { router.route(to: \.scales) }
//                  ^^^^^ wrong-receiver
}

// C13-bad An optional router asked as if it were there.
// rejected
// fix:   func a() { router?.trigger(.list) }
import UIKit
import XCoordinator

final class C13Bad {
  var router: UnownedRouter<NewsRoute>?
  weak var coordinator: NewsCoordinator?
  func a() { router.trigger(.list) }
//                  ^^^^^^^ wrong-receiver
  func b() { self.coordinator.trigger(.article(id: 1)) }
//                            ^^^^^^^ wrong-receiver
}

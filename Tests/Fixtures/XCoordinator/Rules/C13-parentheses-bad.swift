// C13-parentheses-bad Parentheses around an optional router change nothing.
// rejected
// fix:   func a() { (router)?.trigger(.list) }
import UIKit
import XCoordinator

final class C13Parentheses {
  var router: UnownedRouter<NewsRoute>?
  func a() { (router).trigger(.list) }
//                    ^^^^^^^ wrong-receiver
}

// L13-mapped-bad A router that is erased, translated, and gone at once.
// fix: none
import UIKit
import XCoordinator

func l13mapped(_ c: NewsCoordinator, _ other: NewsCoordinator) -> UnownedRouter<NewsRoute> {
  UnownedRouter(c.strongRouter) { _ in other.strongRouter }
//              ^^^^^^^^^^^^^^ warning ownership
}

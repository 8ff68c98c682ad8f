// C1-alike-bad One element with its type in front says what the others are; the end of `??` is of the wanted type.
// rejected
import UIKit
import XCoordinator

extension NewsCoordinator {
  func alikeList() {
    [NewsRoute.list, .lst].forEach { trigger($0) }
//                    ^^^ unknown-route
  }
  func alikeLoop() {
    for route in [NewsRoute.list, .article(id: 1), .lst2] { trigger(route) }
//                                                  ^^^^ unknown-route
  }
  func alikeEnd(_ saved: NewsRoute?) {
    trigger(saved ?? .lst3)
//                    ^^^^ unknown-route
  }
}

// C1-signals-bad A misspelt route that is observed: that nothing happens before a subscription is beside the point.
// rejected
import UIKit
import XCoordinator
import XCoordinatorRx

extension AppCoordinator {
  func c1Signals() {
    news.rx.trigger(.lst)
//                   ^^^ unknown-route
    _ = 0
  }
}

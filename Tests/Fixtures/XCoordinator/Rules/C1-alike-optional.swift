// C1-alike What an app adds to optionals of its route may be what a list holds.
import UIKit
import XCoordinator

enum AOpRoute: Route { case list, other }
extension Optional where Wrapped == AOpRoute { static var others: Self { nil } }
final class AOpCoordinator: NavigationCoordinator<AOpRoute> {
  override func prepareTransition(for route: AOpRoute) -> NavigationTransition { .dismiss() }
  func alike() {
    [AOpRoute.list, .others].forEach { (route: AOpRoute?) in print(route as Any) }
    for case let route? in [AOpRoute.list, .others] { trigger(route) }
    for case .other? in [AOpRoute.list, .others] { trigger(.other) }
  }
}

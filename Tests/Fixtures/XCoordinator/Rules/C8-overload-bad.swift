// C8-overload-bad The base class declares the function for something else again.
// rejected
import UIKit
import XCoordinator

enum C8Alert { case info }
enum C8Sheet { case info }
class C8AlertBase: NavigationCoordinator<NewsRoute> {
  func prepareTransition(for alert: C8Alert) -> NavigationTransition { .dismiss() }
}
final class C8Sheets: C8AlertBase {
  override func prepareTransition(for sheet: C8Sheet) -> NavigationTransition { .dismiss() }
//              ^^^^^^^^^^^^^^^^^ invalid-declaration
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .pop() }
}

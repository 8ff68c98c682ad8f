// Row 3 A coordinator class, generics substituted along its chain.
// resolved: NewsRoute.list, TabRoute.index, AccountRoute.close
import UIKit
import XCoordinator

class Row03Middle<X, R: Route>: BaseCoordinator<R, ViewTransition> { var extra: X? }
class Row03Base<T: Route>: Row03Middle<Int, T> {}
final class Row03: Row03Base<AccountRoute> { override func prepareTransition(for route: AccountRoute) -> ViewTransition { .dismiss() } }
func row03(_ r: NewsCoordinator) { r.trigger(.list); TabsCoordinator().trigger(.index); Row03(rootViewController: .init(), initialRoute: nil).trigger(.close) }

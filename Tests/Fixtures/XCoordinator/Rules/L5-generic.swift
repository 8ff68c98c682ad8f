// L5-generic Coordinators that generic code makes: their names stand in types alone.
// hints: on
import UIKit
import XCoordinator

protocol L5Startable { init() }
extension L5Startable { static func started() -> Self { Self() } }
enum L5GenericRoute: Route { case go }
class L5Generic: NavigationCoordinator<L5GenericRoute>, L5Startable {
  required init() { super.init(initialRoute: .go) }
  override func prepareTransition(for route: L5GenericRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class L5Annotated: L5Generic {}
final class L5Converted: L5Generic {}
final class L5Returned: L5Generic {}
final class L5Wrapped: L5Generic {}
final class L5Asked: L5Generic {}
final class L5Unnamed: L5Generic {}
//          ^^^^^^^^^ hint unreachable-coordinator
func l5make<T: L5Startable>() -> T { T() }
@propertyWrapper struct L5Made<Value: L5Startable> {
  let wrappedValue: Value
  init() { wrappedValue = .init() }
}
final class L5Holder {
  let annotated: L5Annotated = l5make()
  let converted = l5make() as L5Converted
  let asked = L5Asked.started()
  @L5Made var wrapped: L5Wrapped
  func returned() -> L5Returned { l5make() }
}

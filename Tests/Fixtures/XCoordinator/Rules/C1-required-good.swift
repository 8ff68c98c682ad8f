// C1-required-good What a protocol's extension has stands beside a type's own function of that name, if it takes something
// else; so does what a variable holds.
import UIKit
import XCoordinator

enum RequiredList: Route { case list, detail(Int) }
enum RequiredStart: Route { case start, step(Int?) }
protocol RequiredOpening {
  associatedtype R: Route
  func open(_ r: R, animated: Bool)
}
extension RequiredOpening {
  func open(_ r: R) { open(r, animated: true) }
  func show<T: Route>(_ r: T) {}
}
struct RequiredOpener: RequiredOpening {
  let list: StrongRouter<RequiredList>
  let start: StrongRouter<RequiredStart>
  func open(_ r: RequiredStart, animated: Bool) { start.trigger(r) }
  func open(_ r: RequiredList) { list.trigger(r) }
  func show(_ r: RequiredList) { list.trigger(r) }
}
func required(_ opener: RequiredOpener) {
  opener.open(.step(nil))
  opener.open(.start)
  opener.open(.list)
  opener.show(RequiredStart.step(2))
  opener.show(.detail(1))
}
enum RequiredTab { case shop, cart(Int) }
struct RequiredActions {
  let router: StrongRouter<RequiredList>
  var select: (RequiredTab) -> Void
  func select(_ route: RequiredList, animated: Bool = true) { router.trigger(route) }
}
func select(_ actions: RequiredActions) {
  actions.select(.shop)
  actions.select(.list)
}

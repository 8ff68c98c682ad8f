// C1-closures-good What a wrapper, another closure or another initializer takes.
import UIKit
import XCoordinator

@propertyWrapper struct Deferred<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct WrappedItem { @Deferred var route: NewsRoute }
struct TwofoldItem { let route: NewsRoute }
extension TwofoldItem { init(route: TabRoute) { self.route = route == .news ? .list : .article(id: 1) } }
struct GenericItem<R: Route> { let route: R }
final class GoodClosureScreen: UIViewController {
  var onRoute: ((NewsRoute?) -> Void)?
  var onTab: ((TabRoute) -> Void)?
  func onTab(_ text: String, _ tab: TabRoute) {}
  func tap(make: (@autoclosure () -> NewsRoute) -> Void, all: ([NewsRoute]) -> Void) {
    onRoute?(.none)
    onRoute?(.some(.list))
    onRoute?(nil)
    onTab?(.account)
    onTab("", .index)
    make(.list)
    all([.list, .article(id: 1)])
  }
  let items = [TwofoldItem(route: .account), TwofoldItem(route: .list), .init(route: .news)]
  let wrapped = WrappedItem(route: .list), generic = GenericItem<TabRoute>(route: .account)
}

// C1-superclass-good What a superclass out of sight may take.
import ForeignRouter
import UIKit
import XCoordinator

protocol C1SuperclassRouted: AnyObject { var routed: UnownedRouter<NewsRoute>! { get set } }
extension C1SuperclassRouted { func open(_ route: NewsRoute) { routed.trigger(route) } }
final class C1SuperclassModel: ForeignNavigator, C1SuperclassRouted {
  var routed: UnownedRouter<NewsRoute>!
  func tap() {
    open(.lists)
    self.open(.list)
  }
}
enum C1SuperclassColor { case lst }
extension UIViewController { func c1Open(_ color: C1SuperclassColor) {} }
extension C1SuperclassRouted { func c1Open(_ route: NewsRoute) { routed.trigger(route) } }
final class C1SuperclassScreen: UIViewController, C1SuperclassRouted {
  var routed: UnownedRouter<NewsRoute>!
  func tap() {
    c1Open(.lst)
    self.c1Open(.lst)
    c1Open(.list)
  }
}
struct C1SuperclassTile: ForeignTile {
  init(title: String, step: ForeignStep) {}
  init(title: String, step: NewsRoute) {}
  static func tile(_ title: String, _ step: NewsRoute) -> C1SuperclassTile { C1SuperclassTile(title: title, step: step) }
}
let c1SuperclassTiles: [C1SuperclassTile] = [.tile("a", .lists), .tile("b", .list), .init(title: "c", step: .lists)]
protocol C1SuperclassRefined: ForeignTile { var routed: UnownedRouter<NewsRoute>! { get } }

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

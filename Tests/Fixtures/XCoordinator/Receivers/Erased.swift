// Erased routers in extensions of their own types: a requirement says which routes they take.
// rejected
// resolved: AppRoute.main, NewsRoute.list, AppRoute.login, NewsRoute.list, NewsRoute.list, AppRoute.back
import UIKit
import XCoordinator

extension StrongRouter where RouteType == AppRoute {
  func startApp() { trigger(.main) }
  func wrong() { trigger(.list) }
//                        ^^^^ unknown-route
}
extension StrongRouter<NewsRoute> {
  func startNews() { self.trigger(.list) }
}
extension UnownedErased where Value == StrongRouter<AppRoute> {
  func logIn() { trigger(.login) }
}
extension UnownedErased where Value: Router, Value.RouteType == NewsRoute {
  func listNews() { trigger(.list) }
  func wrong() { trigger(.main) }
//                        ^^^^ unknown-route
}
extension WeakErased where Value: Router, Value.RouteType == NewsRoute {
  func listNews() { trigger(.list) }
}
extension Coordinator where RouteType == AppRoute {
  func goBack() { trigger(.back) }
}

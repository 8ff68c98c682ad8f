// Optionals Where a route may be left out, `.none` is nothing and `.some` what is in it.
// resolved: OptionalsAction.close, OptionalsAction.close, OptionalsAction.close, HomeRoute.sheet, HomeRoute.home, HomeRoute.detail, -, -
// unresolved:
import SwiftUI
import SwiftUICoordinator

enum OptionalsAction: CoordinatorAction { case close(HomeRoute?) }
extension Home {
  func optionals(_ other: any Routing) {
    other.handle(OptionalsAction.close(.none))
    other.handle(OptionalsAction.close(.some(.sheet)))
    other.handle(OptionalsAction.close(.home))
    go(.sheet)
    go(.none)
    goOn([.home, .detail(1)])
  }
  private func goOn(_ routes: [HomeRoute]?) {
    guard let routes else { return }
    for route in routes where navigationController.viewControllers.isEmpty { try? show(route: route) }
  }
  private func go(_ route: HomeRoute?) { if let route { try? show(route: route) } }
}

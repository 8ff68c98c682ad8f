// L17-bad A handler that acts, prepared by another one.
import Foundation
import UIKit
import XCoordinator

enum L17Route: Route { case web, news, alert, shown }
final class L17Opener: NavigationCoordinator<L17Route> {
  let news = NewsCoordinator()
  override func prepareTransition(for route: L17Route) -> NavigationTransition {
    switch route {
    case .web:
      UIApplication.shared.open(URL(fileURLWithPath: "/"))
      return .none()
    case .news:
      news.trigger(.list)
      return .dismiss()
    case .alert:
      rootViewController.present(UIViewController(), animated: true)
      return .none()
    case .shown: return .push(UIViewController())
    }
  }
}
final class L17Bad: NavigationCoordinator<ProfileFlow> {
  let opener = L17Opener()
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition {
    .route(.web, on: opener)
//          ^^^ hint prepare-side-effect
  }
}
final class L17Chained: NavigationCoordinator<AppRoute> {
  let opener = L17Opener()
  override func prepareTransition(for route: AppRoute) -> NavigationTransition {
    switch route {
    case .main: return .route(.news, on: opener)
//                             ^^^^ hint prepare-side-effect
    default: return .route(.alert, on: opener)
//                          ^^^^^ hint prepare-side-effect
    }
  }
}

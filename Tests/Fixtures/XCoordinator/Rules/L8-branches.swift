// L8-branches Each branch has a local of its own, though they are called the same.
import UIKit
import XCoordinator

enum L8BranchRoute: Route { case first, kept, other }
final class L8Branches: NavigationCoordinator<L8BranchRoute> {
  private var known: [NewsCoordinator] = []
  override func prepareTransition(for route: L8BranchRoute) -> NavigationTransition {
    switch route {
    case .first:
      guard let news = known.last else { return .none() }
      return .trigger(.list, on: news)
    case .kept:
      let news = NewsCoordinator()
      return .present(news)
    case .other:
      let news = NewsCoordinator()
//        ^^^^ warning ownership
      return .trigger(.list, on: news)
    }
  }
}

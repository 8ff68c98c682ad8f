// T55 mock with the same route in a test target.
// resolved: NewsRoute.list
import UIKit
import XCoordinator

func news55(_ r: StrongRouter<NewsRoute>) { r.trigger(.list) }
//- /Tests/MockNews.swift
import UIKit
import XCoordinator
final class MockNews: NavigationCoordinator<NewsRoute> {
    override func prepareTransition(for route: NewsRoute) -> NavigationTransition { switch route { default: return .none() } }
}

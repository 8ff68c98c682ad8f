/// Which generation a workspace without a lock file speaks, where that decides about a finding.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct XCoordinatorGenerationTests {
  private func codes(_ more: String) -> [String] {
    let text = """
      import UIKit
      import XCoordinator
      enum HomeRoute: Route { case main }
      final class HomeCoordinator: ViewCoordinator<HomeRoute> {
        init() { super.init(initialRoute: .main) }
        override func prepareTransition(for route: HomeRoute) -> ViewTransition {
          switch route { case .main: return .show(UIViewController()) }
        }
        \(more)
      }
      let home = HomeCoordinator()

      """
    return Snapshot(texts: [FileID("App/Home.swift"): text]).diagnostics.map(\.code)
  }

  /// 1.x makes the root controller itself.
  @Test func rootControllersAreAskedForByTheSecondGenerationAlone() {
    #expect(codes("") == ["invalid-declaration"])
    #expect(codes("let parent: UnownedRouter<HomeRoute>? = nil") == ["invalid-declaration"])
    #expect(codes("let parent: AnyRouter<HomeRoute>? = nil") == [])
    #expect(codes("override func generateRootViewController() -> UIViewController { UIViewController() }") == [])
  }
}

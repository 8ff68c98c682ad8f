/// Which generation a workspace without a lock file speaks, where that decides about a finding.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct XCoordinatorGenerationTests {
  private func codes(_ more: String, pins: [PackagePin] = []) -> [String] {
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
    let files = [FileID("App/Home.swift"): SourceFile(text: Array(text.utf8))]
    return Snapshot(files: files, configuration: AnalysisConfiguration(packagePins: pins)).diagnostics.map(\.code)
  }

  /// 1.x makes the root controller itself.
  @Test func rootControllersAreAskedForByTheSecondGenerationAlone() {
    #expect(codes("") == ["invalid-declaration"])
    #expect(codes("let parent: UnownedRouter<HomeRoute>? = nil") == ["invalid-declaration"])
    #expect(codes("let parent: AnyRouter<HomeRoute>? = nil") == [])
    #expect(codes("override func generateRootViewController() -> UIViewController { UIViewController() }") == [])
  }

  /// A lock file speaks for its own folder.
  @Test func anotherProjectsLockFileDecidesNothing() {
    func pin(_ version: String, in folder: String) -> PackagePin {
      PackagePin(name: "xcoordinator", url: nil, version: version, folder: folder)
    }
    let first = "override func generateRootViewController() -> UIViewController { UIViewController() }"
    let both = first + "\n  let parent: UnownedRouter<HomeRoute>? = nil"
    let refused = ["invalid-declaration", "invalid-declaration"]
    for code in [first, both] {
      for folder in ["", "App"] { #expect(codes(code, pins: [pin("2.0.2", in: folder)]) == refused) }
      for folder in ["Other", "Ap", "App/Home"] { #expect(codes(code, pins: [pin("2.0.2", in: folder)]) == []) }
      #expect(codes(code, pins: [pin("2.0.2", in: "App"), pin("1.3.0", in: "App")]) == [])
      #expect(codes(code, pins: [pin("2.0.2", in: "App"), pin("2.2.1", in: "Other")]) == refused)
    }
    #expect(codes("", pins: [pin("2.0.2", in: "Other")]) == ["invalid-declaration"])
  }
}

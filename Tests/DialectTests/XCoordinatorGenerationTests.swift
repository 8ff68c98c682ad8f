/// Which generation a workspace without a lock file speaks, where that decides about a finding.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct XCoordinatorGenerationTests {
  private func codes(_ more: String, pins: [PackagePin] = []) -> [String] {
    codes(["App": more], pins: pins)
  }

  /// Of apps in folders of their own.
  private func codes(_ apps: [String: String], pins: [PackagePin] = []) -> [String] {
    let files = apps.map { folder, more in
      (FileID("\(folder)/Home.swift"), SourceFile(text: Array(text(folder, more).utf8)))
    }
    let configuration = AnalysisConfiguration(packagePins: pins)
    return Snapshot(files: Dictionary(uniqueKeysWithValues: files), configuration: configuration)
      .diagnostics.map { "\(apps.count > 1 ? "\($0.location.file.path) " : "")\($0.code)" }
  }

  private func text(_ app: String, _ more: String) -> String {
    """
    import UIKit
    import XCoordinator
    enum \(app)Route: Route { case main }
    final class \(app)Coordinator: ViewCoordinator<\(app)Route> {
      init() { super.init(initialRoute: .main) }
      override func prepareTransition(for route: \(app)Route) -> ViewTransition {
        switch route { case .main: return .show(UIViewController()) }
      }
      \(more)
    }
    let start\(app) = \(app)Coordinator()

    """
  }

  /// 1.x makes the root controller itself.
  @Test func rootControllersAreAskedForByTheSecondGenerationAlone() {
    #expect(codes("") == ["invalid-declaration"])
    #expect(codes("let parent: UnownedRouter<AppRoute>? = nil") == ["invalid-declaration"])
    #expect(codes("let parent: AnyRouter<AppRoute>? = nil") == [])
    #expect(codes("override func generateRootViewController() -> UIViewController { UIViewController() }") == [])
  }

  /// A lock file speaks for its own folder.
  @Test func anotherProjectsLockFileDecidesNothing() {
    func pin(_ version: String, in folder: String) -> PackagePin {
      PackagePin(name: "xcoordinator", url: nil, version: version, folder: folder)
    }
    let first = "override func generateRootViewController() -> UIViewController { UIViewController() }"
    let both = first + "\n  let parent: UnownedRouter<AppRoute>? = nil"
    let refused = ["invalid-declaration", "invalid-declaration"]
    for code in [first, both] {
      for folder in ["", "App"] { #expect(codes(code, pins: [pin("2.0.2", in: folder)]) == refused) }
      for folder in ["Other", "Ap", "App/Home"] { #expect(codes(code, pins: [pin("2.0.2", in: folder)]) == []) }
      #expect(codes(code, pins: [pin("2.0.2", in: "App"), pin("1.3.0", in: "App")]) == [])
      #expect(codes(code, pins: [pin("2.0.2", in: "App"), pin("2.2.1", in: "Other")]) == refused)
    }
    #expect(codes("", pins: [pin("2.0.2", in: "Other")]) == ["invalid-declaration"])
  }

  /// The words of one app say nothing of another, and neither does its lock file.
  @Test func appsSideBySideMayUseDifferentGenerations() {
    let (first, later) = ("let parent: AnyRouter<OldRoute>? = nil", "let parent: UnownedRouter<NewRoute>? = nil")
    #expect(codes(["Old": first, "New": later]) == ["New/Home.swift invalid-declaration"])
    func pin(_ version: String, in folder: String) -> PackagePin {
      PackagePin(name: "xcoordinator", url: nil, version: version, folder: folder)
    }
    let pins = [pin("1.3.0", in: "Old"), pin("2.0.2", in: "New")]
    #expect(codes(["Old": "", "New": ""], pins: pins) == ["New/Home.swift invalid-declaration"])
    #expect(codes(["Old": "", "Other": ""], pins: pins) == [])
  }

  /// The `AnyRouter` of 1.x is a class that finds its own router; the erased ones of 2.x never answer a deep link.
  @Test func erasedRoutersAnswerDeepLinksInTheFirstGenerationAlone() {
    let link = """
      import UIKit
      import XCoordinator
      enum AppRoute: Route { case news, link }
      enum NewsRoute: Route { case detail }
      final class NewsCoordinator: NavigationCoordinator<NewsRoute> {
        init() { super.init(initialRoute: .detail) }
        override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
          switch route { case .detail: return .push(UIViewController()) }
        }
      }
      final class AppCoordinator: NavigationCoordinator<AppRoute> {
        init() { super.init(initialRoute: .news) }
        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
          switch route {
          case .news: return .present(NewsCoordinator().anyRouter)
          case .link: return deepLink(AppRoute.news, NewsRoute.detail)
          }
        }
      }
      let app = AppCoordinator()

      """
    func findings(_ version: String?) -> [String] {
      let pins = version.map { [PackagePin(name: "xcoordinator", url: nil, version: $0, folder: "")] } ?? []
      let files = [FileID("App.swift"): SourceFile(text: Array(link.utf8))]
      return Snapshot(files: files, configuration: AnalysisConfiguration(packagePins: pins)).diagnostics.map(\.code)
        .filter { $0 == "deep-link-unreachable" }
    }
    #expect(findings("2.2.1") == ["deep-link-unreachable"])
    #expect(findings("1.3.0") == [])
    #expect(findings(nil) == [])
  }
}

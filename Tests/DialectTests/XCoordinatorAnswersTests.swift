/// What the fixtures of XCoordinator say beyond findings: kinds of coordinators, what routes show, edges of the graph,
/// and the routes that exist.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct XCoordinatorAnswersTests {
  private func fixture(_ name: String, _ folder: String = "XCoordinator") throws -> DialectFixture {
    try #require(DialectFixture.all.first { $0.named.name == name && $0.folder == folder })
  }

  /// `kind name: case kind target, …` of the coordinators that a fixture declares.
  private func coordinators(_ fixture: DialectFixture) -> [String] {
    fixture.snapshot.coordinators.filter { coordinator in
      coordinator.declarations.contains { $0.file != FileID("Prelude.swift") }
    }.map { coordinator in
      let routes = coordinator.routes.map { route in
        ([route.name, route.kind ?? "-"] + route.targets.compactMap(\.name)).joined(separator: " ")
      }
      return "\(coordinator.kind) \(coordinator.name): " + routes.joined(separator: ", ")
    }
  }

  private func edges(_ fixture: DialectFixture, from prefix: String) -> [String] {
    let edges = routeGraph(of: fixture.snapshot).edges.filter { $0.from.hasPrefix(prefix) && $0.kind != "handles" }
    return Set(edges.map { "\($0.kind) \($0.to)" }).sorted()
  }

  @Test(
    arguments: [
      ("T03", []), ("T05", ["navigation NavBase: ", "navigation ShopFlow: open none"]),
      ("T10", ["split PaneFlow: open push UIViewController"]),
      ("T11", ["navigation PlainFlow: open pop"]), ("T19", ["routes Recorder: list action, article action"]),
      ("T38", ["navigation Fresh: open push UIViewController"]),
      ("T41", ["view Shadow: open present NewsCoordinator"]),
      (
        "T48",
        ["navigation Nest: account present NewsCoordinator, news push NewsCoordinator, index present NewsCoordinator"]
      ),
      ("T50", ["navigation Runner: run action, show push"]),
      ("T51", ["navigation basic: open push UIViewController"]),
      (
        "Screens",
        [
          "navigation ScreensCoordinator: made push PlainScreen, ifAny push PlainScreen, asked push PlainScreen, "
            + "ofAll present TabScreen, any push UIViewController"
        ]
      ),
      ("Row02", []), ("T17", ["redirection Redirect17: open redirect UIViewController"]),
    ] as [(String, [String])])
  func handlersShowWhatTheyPublish(_ name: String, _ expected: [String]) throws {
    #expect(try coordinators(fixture(name)) == expected)
  }

  /// A coordinator can be asked for a router of its own; what is made for one argument can only be kept.
  @Test(
    arguments: [
      ("L13-bad", "nothing keeps this StrongRouter<NewsRoute>; use unownedRouter"),
      ("L13-made-bad", "nothing keeps this L13Empty<NewsRoute>; store it in a property"),
    ])
  func danglingRoutersAreToBeKept(_ name: String, _ advice: String) throws {
    let messages = try fixture(name).snapshot.diagnostics.map(\.message)
    #expect(messages.filter { $0.contains("dangling") } == ["the router is already dangling: \(advice)"])
  }

  @Test func recognisedByConformance() throws {
    #expect(try edges(fixture("T01"), from: "TravelRoute").isEmpty)
    let nested = try fixture("T02").snapshot
    #expect(nested.coordinators.allSatisfy { !$0.name.contains("Exit") })
  }

  @Test(
    arguments: [
      ("T33", "Ask", ["async Ask/ProfileFlow.open", "present UIAlertController", "trigger Ask/ProfileFlow.open"]),
      ("T46", "Owner", ["sibling Sib46"]),
      ("T52", "Borrow", ["route TabsCoordinator/TabRoute.index"]),
      ("T58", "AppCoordinator", ["trigger NewsCoordinator/NewsRoute.list"]),
      // Code in an extension of a type that is declared elsewhere.
      ("Receivers", "XCoordinator.StrongRouter", ["trigger NewsCoordinator/NewsRoute.article"]),
    ] as [(String, String, [String])])
  func graphHasTheEdges(_ name: String, _ owner: String, _ expected: [String]) throws {
    let found = try edges(fixture(name), from: owner)
    for edge in expected where edge != "present UIAlertController" { #expect(found.contains(edge), "\(found)") }
  }

  /// Which routes a coordinator answers that is declared twice is not known.
  @Test func edgesStandBetweenNodes() throws {
    let graph = try routeGraph(of: fixture("C8-targets").snapshot)
    let ids = Set(graph.nodes.map(\.id))
    #expect(ids.contains("C8Targets"))
    #expect(graph.edges.filter { !ids.contains($0.from) || !ids.contains($0.to) }.map(\.to) == [])
  }

  /// 3.0's components publish what the factories of the same names do.
  @Test func componentsPublish() throws {
    let found = try fixture("Row15", "XCoordinatorComponents").snapshot.coordinators.flatMap { coordinator in
      coordinator.routes.map { route in
        ([coordinator.name + "." + route.name, route.kind ?? "-"] + route.targets.compactMap(\.name)).joined(
          separator: " ")
      }
    }
    #expect(
      found == [
        "AccountCoordinator.profile push UIViewController", "AccountCoordinator.close dismiss",
        "AppCoordinator.main present TabsCoordinator",
        "AppCoordinator.both push TabsCoordinator AccountCoordinator",
        "AppCoordinator.raw present AccountCoordinator", "AppCoordinator.quiet none", "AppCoordinator.popped pop",
        "AppCoordinator.borrowed route AccountCoordinator", "AppCoordinator.sent trigger", "AppCoordinator.ran action",
        "AppCoordinator.tools present AccountCoordinator", "AppCoordinator.jump deepLink",
        "TabsCoordinator.account select AccountCoordinator", "TabsCoordinator.index select",
        "TabsCoordinator.all set AccountCoordinator",
      ])
  }

  /// A coordinator without a class of its own handles its route like any other.
  @Test func closuresAreHandlers() throws {
    let snapshot = try fixture("Basic").snapshot
    let holder = try #require(snapshot.coordinators.first { $0.name == "basicHolder" })
    #expect(holder.routes.map(\.kind) == ["push", "present", "action"])
    #expect(holder.routes.first?.factories.first?.name == "prepareTransition")
    #expect(!snapshot.diagnostics.contains { $0.code == "no-op-transition" })
  }

  private static let branching = """
    import UIKit
    import XCoordinator
    final class DoorScreen: UIViewController {}
    final class HallScreen: UIViewController {}
    enum DoorRoute: Route { case both(Bool), either(Bool), sometimes(Bool), trapped(Bool), deeper(Bool) }
    final class DoorCoordinator: NavigationCoordinator<DoorRoute> {
      let news = NewsCoordinator()
      override func prepareTransition(for route: DoorRoute) -> NavigationTransition {
        switch route {
        case .both(let flag): return flag ? .push(DoorScreen()) : .present(DoorScreen())
        case .either(let flag): return flag ? .push(DoorScreen()) : .push(HallScreen())
        case .sometimes(let flag): return flag ? .push(HallScreen()) : .none()
        case .trapped(let flag):
          guard flag else { fatalError() }
          return .present(HallScreen())
        case .deeper(let flag): return flag ? .push(news) : .present(news)
        }
      }
    }
    """

  /// A trigger leads where every way through its handler leads, and nowhere else.
  @Test(arguments: [
    ("DoorCoordinator", "DoorScreen", "router.trigger(.both(<#Bool#>))"),
    ("DoorCoordinator", "HallScreen", "router.trigger(.trapped(<#Bool#>))"),
    ("DoorCoordinator", "NewsRoute.list", "deepLink(DoorRoute.deeper(<#Bool#>), NewsRoute.list)"),
  ])
  func triggersLeadWhereEveryWayLeads(_ from: String, _ to: String, _ code: String) throws {
    let prelude = try FixtureFolder("Fixtures/XCoordinator").prelude
    let snapshot = Snapshot(prelude, Fixture(Self.branching))
    guard case .chain(_, let found) = path(from: from, to: to, in: snapshot) else {
      Issue.record("no chain")
      return
    }
    #expect(found == code)
    let shown = routeGraph(of: snapshot).edges.filter { $0.to == "HallScreen" && $0.isWay }
    #expect(shown.map(\.from) == ["DoorCoordinator/DoorRoute.trapped"])
  }

  /// What makes it is not in sight, and the configuration says that something does.
  @Test func configuredEntryPointsAreReached() throws {
    let text = """
      import UIKit
      import XCoordinator
      enum LegacyRoute: Route { case start }
      final class LegacyCoordinator: NavigationCoordinator<LegacyRoute> {
        init() { super.init(initialRoute: .start) }
        override func prepareTransition(for route: LegacyRoute) -> NavigationTransition { .push(UIViewController()) }
      }
      """
    let files = [FileID("Legacy.swift"): SourceFile(text: Array(text.utf8))]
    #expect(Snapshot(files: files).diagnostics.map(\.code) == ["unreachable-coordinator"])
    let snapshot = Snapshot(
      files: files, configuration: AnalysisConfiguration(entryPoints: ["LegacyCoordinator"]))
    #expect(snapshot.diagnostics.isEmpty)
  }
}

/// A workspace that holds the framework itself: its own repository, or a copy of its sources.

import Foundation
import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct OwnSourcesTests {
  private static let example = """
    import SwiftUI
    import Stinsen
    final class MainCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\MainCoordinator.start)
      @Root var start = makeStart
      @Route(.push) var detail = makeDetail
      @ViewBuilder func makeStart() -> some View { Text("start") }
      @ViewBuilder func makeDetail(id: Int) -> some View { Text("detail") }
    }
    func open(_ coordinator: MainCoordinator) {
      coordinator.route(to: \\.detail, 1)
      coordinator.route(to: \\.detial, 1)
    }
    @main struct Main: App {
      var body: some Scene { WindowGroup { NavigationViewCoordinator(MainCoordinator()).view() } }
    }
    """

  /// The repository: the stub declares what the framework declares.
  private func repository(
    in folder: String, of path: String = "Stubs/Stinsen", _ example: String = OwnSourcesTests.example
  ) throws -> [String: String] {
    let stub = testsDirectory.appendingPathComponent(path)
    var texts = ["Examples/App/Main.swift": example]
    for name in try FileManager.default.contentsOfDirectory(atPath: stub.path) {
      texts["\(folder)/\(name)"] = try String(contentsOf: stub.appendingPathComponent(name), encoding: .utf8)
    }
    return texts
  }

  private func snapshot(_ texts: [String: String]) -> Snapshot {
    Snapshot(
      files: Dictionary(texts.map { (FileID($0.key), SourceFile(text: Array($0.value.utf8))) }) { $1 })
  }

  private func answers(_ snapshot: Snapshot) -> [String] {
    snapshot.diagnostics.map(\.code) + snapshot.transitions.map { "\($0.route ?? "") \($0.status)" }
      + snapshot.coordinators.map { $0.name }
  }

  private static let analysed = [
    "unknown-route", "MainCoordinator.detail resolved", "MainCoordinator.detial invalid", "MainCoordinator",
  ]

  private static let shop = """
    import SwiftUI
    import SwiftUICoordinator
    enum ShopRoute: NavigationRoute {
      case list, item(Int)
      var title: String? { nil }
      var action: TransitionAction? { .push(animated: true) }
    }
    final class ShopCoordinator: Routing {
      weak var parent: Coordinator?
      var childCoordinators = [WeakCoordinator]()
      let navigationController: NavigationController
      let startRoute: ShopRoute = .list
      init(navigationController: NavigationController) { self.navigationController = navigationController }
      func handle(_ action: CoordinatorAction) { try? show(route: .itme(1)) }
    }
    extension ShopCoordinator: RouterViewFactory {
      @ViewBuilder func view(for route: ShopRoute) -> some View {
        switch route {
        case .list: Text("list")
        case .item: Text("item")
        }
      }
    }
    """

  /// Actions have a name from version 3.0 on.
  @Test(arguments: ["Stubs/SwiftUICoordinator", "StubVariants/SwiftUICoordinator3/SwiftUICoordinator"])
  func examplesBesideSwiftUICoordinator(_ stub: String) throws {
    let alone = answers(snapshot(["Examples/App/Main.swift": OwnSourcesTests.shop]))
    #expect(alone.contains("unknown-route"))
    let texts = try repository(in: "Sources/SwiftUICoordinator", of: stub, OwnSourcesTests.shop)
    #expect(answers(snapshot(texts)) == alone)
  }

  @Test(arguments: ["Sources/Stinsen", "Vendor/Stinsen"]) func examplesBesideTheFrameworkAreAnApp(_ folder: String)
    throws
  {
    let texts = try repository(in: folder)
    #expect(answers(snapshot(texts)) == OwnSourcesTests.analysed)
    #expect(snapshot(texts).summary.files == texts.count)
  }

  /// Files of the module that holds the copy import nothing.
  @Test func aCopyAmongTheAppsFiles() throws {
    let example = OwnSourcesTests.example.replacing("import Stinsen\n", with: "")
    #expect(answers(snapshot(try repository(in: "App/Stinsen", example))) == OwnSourcesTests.analysed)
  }

  private static let xcoordinator = """
    import XCoordinator
    enum AppRoute: Route { case login, home }
    class AppCoordinator: NavigationCoordinator<AppRoute> {
      init() { super.init(initialRoute: .login) }
      override func prepareTransition(for route: AppRoute) -> NavigationTransition {
        switch route {
        case .login: return .dismiss()
        case .home: return .pop()
        }
      }
    }
    let coordinator = AppCoordinator()
    func open(_ router: UnownedRouter<AppRoute>) { router.trigger(.home) }
    """

  /// A copy of XCoordinator beside an app is no part of it; one that declares another type is somebody's own.
  @Test(arguments: [true, false]) func copiesOfXCoordinator(_ isOriginal: Bool) throws {
    let stub = testsDirectory.appendingPathComponent("Stubs/XCoordinator")
    var texts = ["App/App.swift": OwnSourcesTests.xcoordinator]
    for name in try FileManager.default.contentsOfDirectory(atPath: stub.path) {
      texts["Vendor/XCoordinator/\(name)"] = try String(
        contentsOf: stub.appendingPathComponent(name), encoding: .utf8)
    }
    if !isOriginal { texts["Vendor/XCoordinator/Other.swift"] = "open class TabViewCoordinator<R: Route> {}\n" }
    let found = snapshot(texts)
    #expect(found.diagnostics.isEmpty)
    #expect(found.transitions.count { $0.status == .resolved } == (isOriginal ? 2 : 0))
  }

  /// One that declares more types, one whose coordinators can do more, one that lacks something, and one that nobody
  /// calls by the framework's name.
  @Test func forksAreLeftAlone() throws {
    var more = try repository(in: "Sources/Stinsen")
    more["Sources/Stinsen/CoordinatorStack.swift"] = "public struct CoordinatorStack {}\n"
    var able = try repository(in: "Sources/Stinsen")
    able["Sources/Stinsen/Insert.swift"] = "extension NavigationCoordinatable { func insert(at index: Int) {} }\n"
    var less = try repository(in: "Sources/Stinsen")
    less["Sources/Stinsen/RouterStore.swift"] = nil
    for texts in [more, able, less, try repository(in: "Sources/Steps")] {
      let found = snapshot(texts)
      #expect(found.diagnostics.isEmpty)
      #expect(found.transitions.allSatisfy { $0.status == .unresolved })
    }
  }

  /// Another library may have such a name for what it has itself.
  @Test func aliasesOfTheWorkspaceAreMeantFirst() {
    let library = """
      public protocol Flow: AnyObject { func popToRoot() }
      public protocol Tabs: AnyObject { var child: Int { get } }
      public typealias TabCoordinatable = Flow & Tabs
      final class Main: TabCoordinatable {
        let child = 1
        func popToRoot() {}
      }
      func open(_ main: Main) { main.popToRoot() }
      """
    #expect(answers(snapshot(["Sources/Flow.swift": library])).isEmpty)
    for own in ["typealias TabCoordinatable = Stinsen.TabCoordinatable", "private typealias TabCoordinatable = Int"] {
      let texts = ["App/Main.swift": OwnSourcesTests.tabs, "App/Own.swift": "import Stinsen\n\(own)\n"]
      #expect(answers(snapshot(texts)) == ["wrong-receiver", "Main"])
    }
  }

  private static let tabs = """
    import SwiftUI
    import Stinsen
    final class Main: TabCoordinatable {
      var child = TabChild(startingItems: [\\Main.info])
      @Route(tabItem: makeTab) var info = makeInfo
      func makeInfo() -> some View { Text("info") }
      func makeTab(isActive: Bool) -> some View { Text("info") }
    }
    func open(_ main: Main) { main.popToRoot() }
    @main struct Launch: App { var body: some Scene { WindowGroup { Main().view() } } }
    """

  @Test func editsMakeAForkAndBack() throws {
    var texts = try repository(in: "Sources/Stinsen")
    let router = try #require(texts["Sources/Stinsen/RouterStore.swift"])
    var current = snapshot(texts)
    for edited in [router.replacing("RouterStore", with: "Store"), nil, router] {
      texts["Sources/Stinsen/RouterStore.swift"] = edited
      current = current.updating([
        FileID("Sources/Stinsen/RouterStore.swift"): edited.map { SourceFile(text: Array($0.utf8)) }
      ])
      #expect(answers(current) == answers(snapshot(texts)))
    }
    #expect(answers(current) == OwnSourcesTests.analysed)
  }
}

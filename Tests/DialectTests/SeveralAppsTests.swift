/// Several apps in one workspace: of a name that more than one declares, or one only and not in Swift, none is known to be
/// meant.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct SeveralAppsTests {
  private func codes(_ texts: [String: String]) -> [String] {
    Snapshot(texts: Dictionary(texts.map { (FileID($0), $1) }) { $1 }).diagnostics.map(\.code)
  }

  private func stinsen(_ name: String) -> String {
    """
    import SwiftUI
    import Stinsen
    final class Todos: NavigationCoordinatable {
      let stack = Stinsen.NavigationStack(initial: \\Todos.start)
      @Root var start = makeStart
      @Route(.push) var detail = makeStart
      func makeStart() -> some View { Text("start") }
    }
    final class \(name): TabCoordinatable {
      var child = TabChild(startingItems: [\\\(name).todos])
      @Route(tabItem: makeItem) var todos = makeTodos
      func makeTodos() -> Todos { Todos() }
      func makeItem(isActive: Bool) -> some View { Text("tab") }
    }
    final class \(name)Model {
      @RouterObject var router: Todos.Router?
      func open() { router?.route(to: \\.detail) }
    }
    """
  }

  /// Each app makes its coordinator in one tab.
  @Test func instancesInTabs() {
    #expect(!codes(["A/A.swift": stinsen("First"), "B/B.swift": stinsen("Second")]).contains("ownership"))
    let both = stinsen("First") + "\n" + stinsen("Second").replacing("final class Todos", with: "final class Others")
    #expect(codes(["A/A.swift": both]).contains("ownership"))
  }

  private static let xcoordinator = """
    import XCoordinator
    enum AppRoute: Route { case home }
    final class AppCoordinator: NavigationCoordinator<AppRoute> {
      override func prepareTransition(for route: AppRoute) -> NavigationTransition { .none() }
    }

    """
  private static let screen = """
    final class Screen: UIViewController { let coordinator: AppCoordinator; init(_ c: AppCoordinator) { coordinator = c } }
    """
  private static let own = """
    import UIKit
    final class AppCoordinator { func build() -> Screen { Screen(self) } }

    """ + screen

  /// One app's coordinator is the framework's, the other's is a class of its own that makes its screens.
  @Test func coordinatorsOfTheirOwn() {
    #expect(!codes(["A/App.swift": Self.xcoordinator, "B/App.swift": Self.own]).contains("ownership"))
    let keeping = Self.xcoordinator.replacing(".none()", with: ".push(Screen(self))") + Self.screen
    #expect(codes(["A/App.swift": keeping]).contains("ownership"))
  }

  /// Two apps' views share a name; each is made with a value of another type.
  @Test func viewsMadeWithRoutes() {
    func app(_ route: String, _ name: String) -> String {
      """
      import SwiftUI
      enum \(route): Hashable { case \(name) }
      struct Page: View {
        let route: \(route)
        var body: some View { Text("\(name)") }
      }
      struct \(route)Stack: View {
        @State var path: [\(route)] = []
        var body: some View {
          NavigationStack(path: $path) {
            Page(route: .\(name)).navigationDestination(for: \(route).self) { Page(route: $0) }
          }
        }
      }

      """
    }
    let (first, second) = (app("First", "one"), app("Second", "two"))
    #expect(codes(["A/A.swift": first, "B/B.swift": second]) == [])
    let wrong = first.replacing("Page(route: .one)", with: "Page(route: .two)")
    #expect(codes(["A/A.swift": wrong]).contains("unknown-route"))
  }

  /// What Core Data makes of a model stands in no file.
  @Test func generatedClasses() {
    let routes = """
      import SwiftUI
      enum Term { case one, two }
      struct Terms: View {
        @State var path: [Term] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("one") { path.append(.one) }.navigationDestination(for: Term.self) { _ in Text("term") }
          }
        }
        func show() { path.append(.tow) }
      }
      """
    let other = """
      import CoreData
      func fetch() { let request = Term.fetchRequest(); print(request, Term.entity()) }
      """
    #expect(codes(["A/Terms.swift": routes, "B/Fetch.swift": other]).filter { $0 == "unknown-route" }.count == 1)
  }

  private static func coordinator(_ name: String, _ kind: String, _ start: String, _ shown: String) -> String {
    """
    import XCoordinator
    enum \(name)Route: Route { case home, other }
    final class AppCoordinator: \(kind)Coordinator<\(name)Route> {
      init() { super.init(\(start)initialRoute: .home) }
      override func prepareTransition(for route: \(name)Route) -> \(kind)Transition {
        switch route { case .home: \(shown); case .other: .none() }
      }
    }

    """
  }

  /// `super` is what the file's own class inherits from.
  @Test func initializersOfSuperclasses() {
    let pushing = Self.coordinator("Main", "Navigation", "", ".push(UIViewController())")
    let presenting = Self.coordinator(
      "Other", "View", "rootViewController: UIViewController(), ", ".present(UIViewController())")
    for (first, second) in [("A", "B"), ("B", "A")] {
      #expect(
        !codes(["\(first)/App.swift": pushing, "\(second)/App.swift": presenting]).contains("invalid-declaration"))
    }
    let wrong = Self.coordinator("Other", "View", "", ".present(UIViewController())")
    #expect(codes(["A/App.swift": pushing, "B/App.swift": wrong]).contains("invalid-declaration"))
  }

  /// What one app pushes is a navigation controller in the other; what one shows in tabs, the other does not.
  @Test func kindsOfCoordinators() {
    func home(_ name: String, _ kind: String, _ start: String) -> String {
      """
      import XCoordinator
      enum \(name)Route: Route { case first, second }
      final class HomeCoordinator: \(kind)Coordinator<\(name)Route> {
        init() { super.init(\(start)) }
        override func prepareTransition(for route: \(name)Route) -> \(kind)Transition {
          switch route { case .first: .none(); case .second: .none() }
        }
      }

      """
    }
    let pushing = Self.coordinator("Main", "Navigation", "", ".push(HomeCoordinator())")
    let tabs = home("Tab", "TabBar", "rootViewController: UITabBarController(), tabs: [], select: 0")
    let stack = home("List", "Navigation", "initialRoute: .first")
    for (first, second) in [("A", "B"), ("B", "A")] {
      let found = codes(["\(first)/Home.swift": stack, "\(second)/Home.swift": tabs, "\(second)/App.swift": pushing])
      #expect(!found.contains("crash-on-transition"))
    }
    #expect(codes(["A/Home.swift": stack, "A/App.swift": pushing]).contains("crash-on-transition"))
  }

  /// In one app a name is a protocol that a class conforms to, in the other a coordinator.
  @Test func superclassesByOneName() {
    let coordinators = """
      import XCoordinator
      enum LoginRoute: Route { case start }
      class LoginCoordinator: ViewCoordinator<LoginRoute> {
        init() { super.init(rootViewController: UIViewController(), initialRoute: nil) }
        override func prepareTransition(for route: LoginRoute) -> ViewTransition { .dismiss() }
      }
      let coordinator = LoginCoordinator()
      """
    let mock = """
      protocol LoginCoordinator: AnyObject { func start() }
      final class MockLoginCoordinator: LoginCoordinator { func start() {} }
      """
    #expect(codes(["A/Login.swift": coordinators, "B/Login.swift": mock]) == ["unused-route"])
    let dead = coordinators + "\nfinal class DeadCoordinator: LoginCoordinator {}"
    #expect(codes(["A/Login.swift": dead, "B/Login.swift": mock]) == ["unused-route", "unreachable-coordinator"])
  }

  /// One app's protocol of routers takes anything, the other's class one type.
  @Test func functionsOfRouters() {
    let anything = """
      import SwiftUI
      protocol Coordinator: AnyObject { func push<Value: Hashable>(_ value: Value) }
      protocol Router: Coordinator {
        associatedtype Parent: Coordinator
        var parent: Parent? { get }
      }
      extension Router { func push<Value: Hashable>(_ value: Value) { parent?.push(value) } }
      final class Dashboard: Coordinator { func push<Value: Hashable>(_ value: Value) {} }
      final class VideoRouter: Router { var parent: Dashboard? }
      enum Place { case channel }
      struct Video: View {
        var router: VideoRouter
        var body: some View {
          Button("channel") { router.push(Place.channel) }.navigationDestination(for: Place.self) { _ in Text("place") }
        }
      }
      """
    func route(_ pushed: String) -> String {
      """
      import SwiftUI
      enum Step { case home }
      enum Other { case home }
      @Observable final class Router {
        var path = NavigationPath()
        func push(_ step: Step) { path.append(step) }
      }
      struct Home: View {
        @State var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("home") { router.push(\(pushed).home) }.navigationDestination(for: Step.self) { _ in Text("step") }
          }
        }
      }
      """
    }
    for (first, second) in [("A", "B"), ("B", "A")] {
      #expect(
        !codes(["\(first)/App.swift": anything, "\(second)/App.swift": route("Step")]).contains("wrong-route-kind"))
    }
    #expect(codes(["B/App.swift": route("Other")]).contains("wrong-route-kind"))
  }
}

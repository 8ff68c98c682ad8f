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
}

/// What is found where a text cannot be read as a whole.

import RouteGraph
import SourceText
import Synchronization
import TestSupport
import Testing

@testable import IDE

@Suite struct UnreadCodeTests {
  private static let routes = """
    import XCoordinator

    enum HomeRoute: Route {
      case list
      case item(id: Int)
    }

    """
  private static let coordinator = """
    import XCoordinator

    final class HomeCoordinator: NavigationCoordinator<HomeRoute> {
      override func prepareTransition(for route: HomeRoute) -> NavigationTransition {
        switch route {
        case .list: return .push(ListController())
        case .item: return .none()
        }
      }
      func open() { trigger(.item(name: "a")) }
    }

    """

  private func snapshot(
    _ routes: String = Self.routes, _ coordinator: String = Self.coordinator,
    replacing old: String = "", by new: String = ""
  ) -> Snapshot {
    func edited(_ text: String) -> String { old.isEmpty ? text : text.replacing(old, with: new) }
    return Snapshot(texts: [FileID("Routes.swift"): edited(routes), FileID("Home.swift"): edited(coordinator)])
  }

  private func errors(_ snapshot: Snapshot) -> [String] {
    snapshot.diagnostics.filter { $0.severity == .error }.map { "\($0.location.file) \($0.code)" }
  }

  private func opened(_ snapshot: Snapshot) -> [String] {
    snapshot.transitions.filter { $0.location.file.path == "Home.swift" && $0.call.contains("trigger") }
      .map { "\($0.status.rawValue) \($0.reason ?? "-")" }
  }

  /// What is nested too deeply to be read, or is a chain too long, may use a route.
  @Test(arguments: [(1, true), (1_000, false)]) func skippedCode(_ depth: Int, isRead: Bool) {
    let routes = """
      import SwiftUI
      enum Step { case one, two }
      struct Root: View {
        @State var path: [Step] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("one") { path.append(.one) }.navigationDestination(for: Step.self) { _ in Text("step") }
          }
        }
      }

      """
    let (open, close) = (String(repeating: "(", count: depth), String(repeating: ")", count: depth))
    for value in [open + "1" + close, "Text(\"a\")" + String(repeating: ".bold()", count: depth)] {
      let files = ["Root.swift": routes, "Other.swift": "import SwiftUI\nfunc show() { print(\(value)) }\n"]
      let found = Snapshot(texts: Dictionary(files.map { (FileID($0), $1) }) { $1 }).diagnostics.map(\.code)
      #expect(found == (isRead ? ["unused-route"] : []))
    }
  }

  /// Where reading was stopped, what nothing seems to make may be made in a file that was left out.
  @Test(arguments: [0, 1]) func whatWasLeftOutMayMakeIt(_ left: Int) {
    let texts = [Self.routes + Self.coordinator, "import Foundation\n"]
    let files = texts.enumerated().map { (FileID("\($0).swift"), SourceFile(text: Array($1.utf8))) }
    let reads = Mutex(0)
    let snapshot = Snapshot(
      files: Dictionary(files) { $1 },
      mayRead: {
        reads.withLock { reads in
          reads += 1
          return reads <= 2 - left
        }
      })
    #expect(snapshot.fileIDs.contains(FileID("0.swift")) && snapshot.fileCount == 2 - left)
    #expect(snapshot.diagnostics.contains { $0.code == "unreachable-coordinator" } == (left == 0))
  }

  @Test func anErrorRestsOnWhatCouldBeRead() {
    #expect(errors(snapshot()) == ["Home.swift input-mismatch"])
    #expect(opened(snapshot()) == ["invalid -"])
    // Broken in a body, the routes are what they were.
    let body = snapshot(replacing: "func open() {", by: "func close() { dismiss. }\n  func open() {")
    #expect(errors(body) == ["Home.swift input-mismatch"])
  }

  @Test(arguments: [("id: Int", "id Int"), ("  case list", "  case list, func\n"), ("item(id: Int)", "item(id: Int")])
  func anErrorIsDoubtedWhereTheRouteIsHalfRead(_ old: String, _ new: String) {
    let found = snapshot(replacing: old, by: new)
    #expect(errors(found) == [])
    #expect(opened(found) == ["unresolved part of 'Routes.swift' cannot be read"])
  }

  @Test(arguments: [("", ["Home.swift wrong-receiver"]), ("guard let router else { return }", []), ("guard le", [])])
  func whatAnUnfinishedGuardBindsIsNotKnown(_ condition: String, _ expected: [String]) {
    let text = """
      import Stinsen
      import SwiftUI

      final class HomeCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\HomeCoordinator.start)
        @Root var start = makeStart
        @Route(.push) var list = makeStart
        func makeStart() -> some View { Text("start") }
      }
      final class HomeModel {
        var router: HomeCoordinator.Router?
        func open() {
          \(condition)
          router.route(to: \\.list)
        }
      }

      """
    #expect(errors(Snapshot(texts: [FileID("Home.swift"): text])) == expected)
  }

  @Test func anErrorIsDoubtedInAHalfReadFile() {
    let found = snapshot(replacing: "  func open", by: "  var half: \n  func open")
    #expect(errors(found) == [])
    #expect(opened(found) == ["unresolved part of 'Home.swift' cannot be read"])
  }

  @Test func aBodyIsJudgedAsAWhole() {
    let missing = "    case .item: return .none()\n"
    #expect(errors(snapshot(replacing: missing, by: "")).contains("Home.swift non-exhaustive-switch"))
    let half = snapshot(
      Self.routes, Self.coordinator.replacing("    switch route {", with: "    let x = .\n    switch route {"),
      replacing: missing, by: "")
    #expect(!errors(half).contains("Home.swift non-exhaustive-switch"))
    // What another function says is no less right.
    #expect(errors(half).contains("Home.swift input-mismatch"))
  }

  /// What a deep link finds on the stack, another function puts there.
  @Test(arguments: ["", "Present", "switch route {\n    case .main"])
  func aDeepLinkRestsOnBodiesThatCouldBeRead(_ damaged: String) {
    let app = """
      import XCoordinator

      enum AppRoute: Route { case main, jump }
      enum TabRoute: Route { case index }

      final class TabsCoordinator: TabBarCoordinator<TabRoute> {}

      final class AppCoordinator: NavigationCoordinator<AppRoute> {
        let tabs = TabsCoordinator()
        @TransitionBuilder<RootViewController>
        override func prepare(for route: AppRoute) -> Transition<RootViewController> {
          switch route {
          case .main: Present { self.tabs }
          case .jump: None()
          }
        }
      }

      final class StartCoordinator: NavigationCoordinator<HomeRoute> {
        let app = AppCoordinator()
        @TransitionBuilder<RootViewController>
        override func prepare(for route: HomeRoute) -> Transition<RootViewController> {
          switch route {
          case .list: DeepLink(with: app, .main, HomeRoute.item(id: 1))
          case .item: None()
          }
        }
      }

      """
    let half = damaged == "Present" ? "Pre\"sent" : "try\n\(damaged)"
    let read = damaged.isEmpty ? app : app.replacing(damaged, with: half)
    #expect(app.contains(damaged) && (damaged.isEmpty || read != app))
    let found = errors(Snapshot(texts: [FileID("Routes.swift"): Self.routes, FileID("App.swift"): read]))
    #expect(found == (damaged.isEmpty ? ["App.swift deep-link-unreachable"] : []))
  }

  @Test func twoDeclarationsOnALineAreNotReadWhole() {
    let flow = """
      import Stinsen

      final class Flow: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\Flow.start)
        @Root var start = makeStart
        func makeStart() -> some View { Text("") }
      }

      """
    #expect(errors(Snapshot(texts: [FileID("Flow.swift"): flow.replacing("final ", with: "")])).count == 1)
    let half = flow.replacing("final", with: "let half =\nfinal")
    #expect(errors(Snapshot(texts: [FileID("Flow.swift"): half])) == [])
  }

  @Test func ofAMergeOurSideCounts() {
    let merge = """
      <<<<<<< HEAD
        case list
        case item(id: Int)
      }
      =======
        case list, other
        case item(id: Int, name: String)
      }
      >>>>>>> theirs

      """
    let found = snapshot(Self.routes.replacing("  case list\n  case item(id: Int)\n}\n", with: merge))
    #expect(found.coordinators.flatMap(\.routes).map(\.id.name) == ["list", "item"])
    #expect(errors(found) == [])
  }

  /// Who shows an instance may stand where nobody can read.
  @Test(arguments: [("", ["detached-instance"]), ("/* show(", [])])
  func anInstanceMayBeShownInWhatIsNotRead(_ rest: String, _ codes: [String]) {
    let scene = """
      import UIKit
      import XCoordinator

      final class Scene {
        let router = HomeCoordinator().strongRouter
        func show(_ window: UIWindow) { router.setRoot(for: window) }
      }
      final class Delegate {
        let router = HomeCoordinator().strongRouter
        func logOut() { router.trigger(.list) }
      }

      """
    let found = Snapshot(
      texts: [
        FileID("Routes.swift"): Self.routes, FileID("Home.swift"): Self.coordinator,
        FileID("Scene.swift"): scene + rest,
      ])
    #expect(found.diagnostics.filter { $0.location.file.path == "Scene.swift" }.map(\.code) == codes)
  }
}

/// What is kept between edits is only what no edit has touched: bodies far from a handler decide what it answers.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct XCoordinatorIncrementalTests {
  private static let files: [String: String] = [
    "Routes.swift": """
    import UIKit
    import XCoordinator
    enum Step: Route { case first, second, third }
    protocol Helping {}
    final class Main: NavigationCoordinator<Step>, Helping {
      override func prepareTransition(for route: Step) -> NavigationTransition {
        switch route {
        case .first: return .shown(UIViewController())
        case .second: return helped()
        case .third: return own()
        }
      }
    }
    """,
    "Transitions.swift": """
    import UIKit
    import XCoordinator
    extension Transition where RootViewController: UINavigationController {
      static func shown(_ p: Presentable) -> Transition { .push(p) }
    }
    """,
    "Helping.swift": """
    import UIKit
    import XCoordinator
    extension Helping { func helped() -> NavigationTransition { .push(UIViewController()) } }
    """,
    "Own.swift": """
    import UIKit
    import XCoordinator
    extension Main { func own() -> NavigationTransition { .push(UIViewController()) } }
    """,
    "Screen.swift": """
    import XCoordinator
    final class Screen {
      let router: StrongRouter<Step>
      init(_ r: StrongRouter<Step>) { router = r }
      func go() { router.trigger(.first); router.trigger(.second); router.trigger(.third) }
    }
    """,
  ]

  private func snapshot(_ texts: [String: String]) -> Snapshot {
    Snapshot(
      files: Dictionary(
        uniqueKeysWithValues: texts.map { (FileID($0.key), SourceFile(text: Array($0.value.utf8))) }))
  }

  private func noops(_ snapshot: Snapshot) -> [String] {
    snapshot.diagnostics.filter { $0.code == "no-op-transition" }.map { String($0.message.prefix { $0 != " " }) }
      .sorted()
  }

  @Test(arguments: [
    ("Transitions.swift", "{ .push(p) }", "{ .none() }", "Step.first"),
    ("Helping.swift", ".push(UIViewController())", ".none()", "Step.second"),
    ("Own.swift", ".push(UIViewController())", ".none()", "Step.third"),
    ("Routes.swift", "return own()", "return .none()", "Step.third"),
  ])
  func bodiesThatHandlersReachCount(_ path: String, _ old: String, _ new: String, _ route: String) throws {
    let before = snapshot(Self.files)
    #expect(noops(before) == [])
    var texts = Self.files
    let text = try #require(texts[path])
    texts[path] = text.replacing(old, with: new)
    let file = SourceFile(text: Array((texts[path] ?? "").utf8))
    let after = before.updating([FileID(path): file])
    #expect(noops(after) == [route])
    #expect(after.diagnostics == snapshot(texts).diagnostics)
    #expect(routeGraph(of: after) == routeGraph(of: snapshot(texts)))
    let restored = after.updating([FileID(path): SourceFile(text: Array(text.utf8))])
    #expect(restored.diagnostics == before.diagnostics)
  }

  /// What stays is right where it is said: positions move, and sites come and go.
  @Test func sitesMove() throws {
    var texts = Self.files
    let text = try #require(texts["Screen.swift"])
    texts["Screen.swift"] = "// moved\n\n" + text.replacing("router.trigger(.second); ", with: "")
    texts["Own.swift"] =
      "// moved\n" + (texts["Own.swift"] ?? "").replacing(".push(UIViewController())", with: ".none()")
    var current = snapshot(Self.files)
    _ = current.diagnostics
    for path in ["Screen.swift", "Own.swift"] {
      current = current.updating([FileID(path): SourceFile(text: Array((texts[path] ?? "").utf8))])
      _ = current.diagnostics
    }
    let scratch = snapshot(texts)
    #expect(current.diagnostics == scratch.diagnostics)
    #expect(current.transitions == scratch.transitions)
    #expect(current.coordinators == scratch.coordinators)
  }
}

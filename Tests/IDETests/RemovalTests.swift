/// Actions that take something away, with all that goes with it.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct RemovalTests {
  /// The lines that the only action with this beginning changes, or that go: `- old` and `+ new`. Nil if none is offered.
  private func change(_ before: Snapshot, _ code: String, _ title: String) throws -> [String]? {
    let findings = before.diagnostics
    let offered = findings.filter { $0.code == code && $0.location.file.path != "Prelude.swift" }.flatMap {
      codeActions(touching: $0.location.range, in: $0.location.file, of: before, findings: [$0])
    }
    guard let action = offered.first(where: { $0.title.hasPrefix(title) }) else { return nil }
    #expect(!action.isPreferred)
    let after = before.updating(applying(action.edits, to: before))
    #expect(after.diagnostics.count < findings.count)
    return Set(action.edits.map(\.location.file)).sorted().flatMap { file in
      let (old, new) = (lines(before.file(file)), lines(after.file(file)))
      return new.difference(from: old).map { change -> String in
        switch change {
        case .remove(_, let line, _): "- " + line
        case .insert(_, let line, _): "+ " + line
        }
      }.sorted(by: >)
    }
  }

  private func lines(_ file: SourceFile?) -> [String] {
    String(decoding: file?.text ?? [], as: UTF8.self).split(separator: "\n").map {
      String($0.drop { $0 == " " })
    }
  }

  private func snapshot(_ folder: String, _ text: String) throws -> Snapshot {
    Snapshot(try FixtureFolder("Fixtures/" + folder).prelude, Fixture(text))
  }

  private func fixture(_ folder: String, _ name: String) throws -> Snapshot {
    let folder = try FixtureFolder("Fixtures/" + folder)
    let named = try #require(folder.fixtures.first { $0.name.hasSuffix(name) })
    return named.snapshot(on: folder.prelude)
  }

  // MARK: Routes

  /// A coordinator whose route `dead` nobody triggers.
  private func ferry(_ cases: String, _ branches: String, _ more: String = "") throws -> Snapshot {
    try snapshot(
      "XCoordinator",
      """
      import UIKit
      import XCoordinator
      enum FerryRoute: Route {
        \(cases)
      }
      final class Ferry: NavigationCoordinator<FerryRoute> {
        override func prepareTransition(for route: FerryRoute) -> NavigationTransition {
          switch route {
      \(branches)
          }
        }
        \(more)
      }
      func makeFerry() -> Ferry { Ferry(initialRoute: .live) }
      """)
  }

  @Test func aBranchGoesWithItsRoute() throws {
    let branches = """
          case .live: return .none()
          case .dead(let id):
            print(id)
            return .none()
      """
    #expect(
      try change(ferry("case live\n  case dead(Int)", branches), "unused-route", "Remove the route 'dead'")
        == ["- return .none()", "- print(id)", "- case dead(Int)", "- case .dead(let id):"])
  }

  /// What is about the route alone goes with it; what may head other routes, too, stays.
  @Test func commentsGoWithTheirRoute() throws {
    let cases = "// Both\n  /// Is dead.\n  case dead\n  /// Lives.\n  case live\n  // Others\n  case far"
    let branches = """
          // for the dead
          case .dead: return .none()
          // for the living
          case .live, .far: return .none()
      """
    #expect(
      try change(
        ferry(cases, branches, "func far() { trigger(.far) }"), "unused-route", "Remove the route 'dead'") == [
          "- case dead", "- case .dead: return .none()", "- /// Is dead.", "- // for the dead",
        ])
    let grouped = "// All\n  /// Is dead.\n  case dead\n  case live"
    #expect(
      try change(
        ferry(grouped, "    // both\n    case .dead: return .none()\n    case .live: return .none()"), "unused-route",
        "Remove the route 'dead'") == ["- case dead", "- case .dead: return .none()", "- /// Is dead."])
  }

  /// It belongs to the branch above.
  @Test func aCommentThatIsIndentedLikeWhatIsAboveStays() throws {
    let branches = "    case .live:\n      return .none()\n      // return .pop()\n    case .dead: return .none()"
    #expect(
      try change(ferry("case live\n  case dead", branches), "unused-route", "Remove the route 'dead'")
        == ["- case dead", "- case .dead: return .none()"])
  }

  @Test(arguments: [
    ("case dead, live", "+ case live"), ("case live, dead", "+ case live"),
    ("case live, dead(Int) , far", "+ case live, far"),
  ])
  func aCaseGoesFromItsList(_ cases: String, _ left: String) throws {
    let lines = try change(
      ferry(cases, "    default: return .none()", "func far() { trigger(.far) }"), "unused-route",
      "Remove the route 'dead'")
    #expect(lines == ["- " + cases, left])
  }

  @Test(arguments: [
    ("case .live, .dead: return .push(UIViewController())", "live"),
    ("case .dead, .live: return .push(UIViewController())", "live"),
  ])
  func aBranchForSeveralStays(_ branch: String, _ left: String) throws {
    let lines = try change(ferry("case live\n  case dead", "    " + branch), "unused-route", "Remove the route 'dead'")
    #expect(lines == ["- case dead", "- " + branch, "+ case .\(left): return .push(UIViewController())"])
  }

  /// Another branch falls into it, or somebody may mean it.
  @Test func whatIsMoreThanTheRoutesStays() throws {
    let falling = "    case .live: fallthrough\n    case .dead: return .none()"
    let plain = "    case .live: return .none()\n    case .dead: return .none()"
    let cases = "case live\n  case dead"
    #expect(try change(ferry(cases, falling), "unused-route", "Remove") == nil)
    #expect(try change(ferry(cases, plain), "unused-route", "Remove") != nil)
    let uses = [
      "some.trigger(.dead)", "if case .dead = some {}", "some { switch $0 { case .live, .dead: true } }",
      "some.select(\\.ferry.dead)", "some.note { [FerryRoute.dead] }",
    ]
    for use in uses {
      #expect(try change(ferry(cases, plain, "func f(_ some: Unknown) { \(use) }"), "unused-route", "Remove") == nil)
    }
  }

  /// A property beside others on its line.
  @Test func aDeclarationWithoutLinesOfItsOwnStays() throws {
    #expect(try change(fixture("VDFlow", "W12-bad"), "unused-route", "Remove") == nil)
  }

  // MARK: What counts for nothing

  @Test(arguments: [
    (
      "SwiftUICoordinator", "R16-bad", "dead-handler", "Remove the branch for 'silent'",
      ["- case R16BadAction.silent: popToRoot()"]
    ),
    (
      "Stinsen", "R4b-bad", "ignored-input", "Remove the input",
      [
        #"- let stack = NavigationStack(initial: \R4bBad.start, 3)"#,
        #"+ let stack = NavigationStack(initial: \R4bBad.start)"#,
      ]
    ),
    (
      "Stinsen", "R8-bad", "skipped-tab-item", "Remove the starting item 'title'",
      [
        #"- var child = TabChild(startingItems: [\R8Bad.one, \YardCoordinator.gate, \R8Bad.title])"#,
        #"+ var child = TabChild(startingItems: [\R8Bad.one, \YardCoordinator.gate])"#,
      ]
    ),
  ])
  func itIsTakenAway(_ folder: String, _ name: String, _ code: String, _ title: String, _ lines: [String]) throws {
    #expect(try change(fixture(folder, name), code, title) == lines)
  }
}

/// The hops that are written where a route lies further on, and whether nobody has to look at them.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct HopInsertionTests {
  private static func text(_ routes: String) -> String {
    """
    final class HopTop: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\HopTop.home)
      @Root var home = makeHome
      \(routes)
      func makeHome() -> some View { PlainView() }
      func makeLane() -> LaneCoordinator { LaneCoordinator() }
    }
    func hop(_ top: HopTop) { top.route(to: \\.m$0ap) }
    """
  }

  /// Titles, with a star in front of what is applied without a look.
  private func offered(_ routes: String) throws -> [String] {
    let question = try Question(Self.text(routes))
    let cursor = try question.cursor
    let findings = question.snapshot.diagnostics.filter { $0.code == "broken-chain" }
    return codeActions(touching: cursor.range, in: cursor.file, of: question.snapshot, findings: findings)
      .filter { $0.title.hasPrefix("Insert") }.map { ($0.isPreferred ? "* " : "") + $0.title }
  }

  @Test func theOnlyWayIsRight() throws {
    #expect(try offered("@Route(.push) var lane = makeLane") == [#"* Insert '.route(to: \.lane)'"#])
  }

  @Test func ofSeveralWaysOneIsToChoose() throws {
    let routes = "@Route(.push) var lane = makeLane; @Route(.push) var other = makeLane"
    #expect(try offered(routes) == [#"Insert '.route(to: \.lane)'"#])
  }

  @Test func anotherRootIsNotSwitchedToWithoutALook() throws {
    #expect(try offered("@Root var lane = makeLane") == [#"Insert '.root(\.lane)'"#])
  }

  @Test func aWayThatSwitchesNoRootComesFirst() throws {
    let routes = "@Root var first = makeLane; @Route(.push) var lane = makeLane"
    #expect(try offered(routes) == [#"Insert '.route(to: \.lane)'"#])
  }
}

/// What is offered where a step of a flow below is named: the steps in between, where they are known and hold values.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct HopFixTests {
  private static let flows = """
    import SwiftUI
    import VDFlow
    @Steps struct Leaf { var light; var dark }
    @Steps struct Inner { var main; var theme: Leaf = .light }
    @Steps struct Root { var home; var tab: Inner = .main; var none }
    @Steps struct Maybe { var home; var tab: Inner? }
    @Steps struct Twice { var first: Inner = .main; var second: Inner = .main }

    """

  /// The line of code after each fix of its finding; a star in front of the one that is right.
  private func fixed(_ line: String) throws -> [String] {
    let snapshot = Snapshot(Fixture(Self.flows + line))
    let finding = try #require(snapshot.diagnostics.first { $0.severity == .error })
    #expect(finding.code == "broken-chain")
    return try finding.fixes.map { fix in
      let after = snapshot.updating(applying(fix.edits, to: snapshot))
      #expect(after.diagnostics.allSatisfy { $0.severity > .warning })
      let text = try #require(after.file(finding.location.file)?.text)
      let last = String(decoding: text, as: UTF8.self).split(separator: "\n").last ?? ""
      return (fix.isPreferred ? "* " : "") + last
    }
  }

  @Test(arguments: [
    ("func f(_ r: inout Root) { r.$theme.select() }", "* func f(_ r: inout Root) { r.tab.$theme.select() }"),
    ("func f(_ r: inout Root) { r.selected = .light }", "* func f(_ r: inout Root) { r.tab.theme.selected = .light }"),
    ("func f(_ r: inout Root) { r = .light }", "* func f(_ r: inout Root) { r = .tab(.theme(.light)) }"),
    ("func f() { let r = Root.theme(.dark); _ = r }", "* func f() { let r = Root.tab(.theme(.dark)); _ = r }"),
    ("let p = \\Root.$theme", "* let p = \\Root.tab.$theme"),
    (
      "extension Root { mutating func f() { select(\\.$theme) } }",
      "* extension Root { mutating func f() { tab.select(\\.$theme) } }"
    ),
    (
      "struct V { @StateStep var r: Root = .home; func f() { r.$theme.select() } }",
      "* struct V { @StateStep var r: Root = .home; func f() { r.tab.$theme.select() } }"
    ),
    ("func f(_ r: inout Twice) { r.$theme.select() }", "func f(_ r: inout Twice) { r.first.$theme.select() }"),
  ]) func insertsTheStepsInBetween(_ line: String, _ expected: String) throws {
    #expect(try fixed(line) == [expected])
  }

  @Test(arguments: [
    "func f(_ r: inout Maybe) { r.$theme.select() }",
    "func f(_ r: Root) { switch r.selected { case .theme: break; default: break } }",
    "struct V { @StateStep var r: Root = .home; func f() { _ = $r.isSelected(\\.$theme) } }",
    "func f() { let make = Root.theme; _ = make }",
  ]) func offersNothingThatMayBeWrong(_ line: String) throws {
    #expect(try fixed(line).isEmpty)
  }
}

/// Static members that stand for a route: where their names lead.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct EnumPathAliasTests {
  private static let aliases = """
    import SwiftUI
    extension Step {
      static let start = Step.a(.x)
      static func chosen(_ isLong: Bool) -> Step { isLong ? .b(.item(id: 1)) : .a(.y) }
    }

    """

  private func answer(_ code: String) throws -> (targets: [String], title: String?) {
    let prelude = try FixtureFolder("Fixtures/EnumPath").prelude
    let fixture = Fixture("// cursor: on\n" + Self.aliases + code + "\n")
    let cursor = try #require(fixture.cursor)
    let snapshot = Snapshot(prelude, fixture)
    let found = try #require(definition(at: cursor.range.start, in: cursor.file, of: snapshot))
    let targets = found.targets.map { target in
      let text = snapshot.file(target.location.file)?.text ?? []
      return String(decoding: text[target.location.range.start..<target.location.range.end], as: UTF8.self)
    }
    return (targets, hover(at: cursor.range.start, in: cursor.file, of: snapshot)?.title)
  }

  /// To its declaration first, then to the cases that it names, each once.
  @Test func aliasLeadsToItsDeclarationAndToItsCases() throws {
    let start = try answer("func f(_ nav: Nav) { nav.next(.st$0art) }")
    #expect(start.targets == ["start", "a"])
    #expect(start.title == "Step.start → Step.a")
    let chosen = try answer("func f(_ nav: Nav) { nav.next(Step.ch$0osen(true)) }")
    #expect(chosen.targets == ["chosen", "a", "b"])
    #expect(chosen.title == "Step.chosen → Step.a, Step.b")
  }

  /// No node has an alias's name: ways lead to the innermost case, or to each of a choice.
  @Test func waysLeadToTheCases() throws {
    let prelude = try FixtureFolder("Fixtures/EnumPath").prelude
    let fixture = Fixture(
      Self.aliases + """
        struct AliasScreen: View {
          let nav: Nav
          var body: some View { Button("a") { nav.next(.start); nav.next(.chosen(true)) } }
        }
        """)
    let edges = routeGraph(of: Snapshot(prelude, fixture)).edges.filter { $0.from == "AliasScreen" }
    #expect(edges.map { "\($0.kind) \($0.to)" } == ["push A.x", "push Step.a", "push Step.b"])
  }
}

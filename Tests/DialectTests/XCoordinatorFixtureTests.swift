/// Every fixture of the XCoordinator dialect: findings where its carets say, and fixes that give the line they promise.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct XCoordinatorFixtureTests {
  private static let folder = Result { try FixtureFolder("Fixtures/XCoordinator") }

  static var names: [String] { (try? folder.get().fixtures.map(\.name)) ?? [] }

  @Test func everyTrapHasItsFixture() throws {
    let names = Set(Self.names)
    for number in 1...64 {
      let name = number < 10 ? "T0\(number)" : "T\(number)"
      #expect(names.contains(name), "no fixture \(name)")
    }
  }

  @Test(arguments: names) func findingsAreExactlyTheMarks(_ name: String) throws {
    let folder = try Self.folder.get()
    let named = try #require(folder.fixtures.first { $0.name == name })
    let snapshot = Snapshot(folder.prelude, named.fixture)
    let found = snapshot.findings(in: named.fixture)
    #expect(named.fixture.render(found) == named.fixture.renderedMarks)
  }

  @Test(arguments: names) func transitionsAreResolved(_ name: String) throws {
    let folder = try Self.folder.get()
    let named = try #require(folder.fixtures.first { $0.name == name })
    let snapshot = Snapshot(folder.prelude, named.fixture)
    let own = snapshot.transitions.filter { $0.location.file != FileID("Prelude.swift") }
    if let expected = named.fixture.directives.resolved {
      #expect(own.filter { $0.status == .resolved }.compactMap(\.route) == expected)
    }
    if named.fixture.directives.unresolved == nil {
      #expect(own.filter { $0.status == .unresolved }.map { "\($0)" } == [])
    }
  }

  @Test(arguments: names) func fixesGiveThePromisedLine(_ name: String) throws {
    let folder = try Self.folder.get()
    let named = try #require(folder.fixtures.first { $0.name == name })
    guard let expected = named.fixture.directives.fix, let mark = named.fixture.marks.first else { return }
    let snapshot = Snapshot(folder.prelude, named.fixture)
    let place = try #require(named.fixture.location(of: mark))
    let finding = try #require(snapshot.diagnostics.first { $0.location == place })
    let fix = try #require(finding.fixes.first)
    let file = try #require(named.fixture.files.first { $0.id == mark.file })
    var bytes = Array(file.text.utf8)
    for edit in fix.edits.sorted(by: { $1.location < $0.location }) {
      bytes.replaceSubrange(edit.location.range.start..<edit.location.range.end, with: Array(edit.newText.utf8))
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(String(lines[mark.line - 1]) == expected)
  }
}

/// Every fixture of the SwiftUICoordinator dialect: findings where its carets say, resolved transitions as its directives say.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct SwiftUICoordinatorFixtureTests {
  private static let folder = Result { try FixtureFolder("Fixtures/SwiftUICoordinator") }

  static var names: [String] { (try? folder.get().fixtures.map(\.name)) ?? [] }

  @Test func fixturesExist() throws { #expect(try Self.folder.get().fixtures.count > 80) }

  @Test func preludeIsClean() throws {
    let folder = try Self.folder.get()
    let quiet: Set<String> = ["unused-route", "unreachable-route", "unreachable-coordinator", "dead-handler"]
    #expect(Snapshot(folder.prelude).diagnostics.filter { !quiet.contains($0.code) }.isEmpty)
  }

  @Test(arguments: names) func findingsAreExactlyTheMarks(_ name: String) throws {
    let folder = try Self.folder.get()
    let named = try #require(folder.fixtures.first { $0.name == name })
    let found = Snapshot(folder.prelude, named.fixture).findings(in: named.fixture)
    #expect(named.fixture.render(found) == named.fixture.renderedMarks)
  }

  @Test(arguments: names) func transitionsAreResolved(_ name: String) throws {
    let folder = try Self.folder.get()
    let named = try #require(folder.fixtures.first { $0.name == name })
    guard let expected = named.fixture.directives.resolved else { return }
    let snapshot = Snapshot(folder.prelude, named.fixture)
    let own = snapshot.transitions.filter { $0.location.file != FileID("Prelude.swift") && $0.status == .resolved }
    #expect(own.compactMap(\.route) == expected)
  }
}

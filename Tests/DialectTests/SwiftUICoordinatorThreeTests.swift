/// The fixtures of version 3.0: findings where their carets say.

import IDE
import RouteGraph
import TestSupport
import Testing

@Suite struct SwiftUICoordinatorThreeTests {
  private static let folder = Result { try FixtureFolder("Fixtures/SwiftUICoordinator3") }

  static var names: [String] { (try? folder.get().fixtures.map(\.name)) ?? [] }

  @Test func fixturesExist() throws { #expect(try Self.folder.get().fixtures.count >= 8) }

  @Test func preludeIsClean() throws { #expect(Snapshot(try Self.folder.get().prelude).diagnostics.isEmpty) }

  @Test(arguments: names) func findingsAreExactlyTheMarks(_ name: String) throws {
    let folder = try Self.folder.get()
    let named = try #require(folder.fixtures.first { $0.name == name })
    let found = Snapshot(folder.prelude, named.fixture).findings(in: named.fixture)
    #expect(named.fixture.render(found) == named.fixture.renderedMarks)
  }
}

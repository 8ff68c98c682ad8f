/// What forks of Stinsen write, which the stub's property wrapper lacks.

import IDE
import RouteGraph
import TestSupport
import Testing

@Suite struct StinsenForkTests {
  private func answers(_ path: String) throws -> [String] {
    let prelude = try FixtureFolder("Fixtures/Stinsen").prelude
    let fixture = Fixture("import Stinsen\nfunc f(_ r: DepotCoordinator.Router) { r.route(to: \(path)) }\n")
    let snapshot = Snapshot(prelude, fixture)
    return snapshot.findings(in: fixture).map(\.code) + snapshot.transitions.map { "\($0.status)" }
  }

  @Test func projectedRoutesAreNotJudged() throws {
    #expect(try answers("\\.$lane") == ["unresolved"])
    #expect(try answers("\\.lanes") == ["unknown-route", "invalid"])
  }
}

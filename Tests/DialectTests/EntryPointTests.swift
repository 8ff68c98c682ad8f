/// Types that the configuration calls entry points, in the dialects where nothing but their being made tells.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct EntryPointTests {
  /// A fixture where a type is found unreachable.
  struct Unreached: Sendable {
    var fixture: String
    var type: String
  }

  static let all = [
    Unreached(fixture: "EnumPath/R13-bad", type: "R13Bad"),
    Unreached(fixture: "SwiftUICoordinator/R15-bad", type: "R15Never"),
    Unreached(fixture: "VDFlow/W12-bad", type: "W12Lost"),
    Unreached(fixture: "XCoordinator/L5-bad", type: "L5Bad"),
  ]

  @Test(arguments: all) func isReached(_ example: Unreached) throws {
    let fixture = try #require(DialectFixture.all.first { $0.testDescription == example.fixture })
    func snapshot(_ entryPoints: [String]) -> Snapshot {
      let files = (fixture.prelude.files + fixture.fixture.files).map { ($0.id, SourceFile(text: Array($0.text.utf8))) }
      return Snapshot(
        files: Dictionary(files) { first, _ in first },
        configuration: AnalysisConfiguration(
          packagePins: fixture.fixture.pins(of: fixture.package), entryPoints: entryPoints))
    }
    func findings(_ snapshot: Snapshot) -> [String] {
      snapshot.diagnostics.filter { $0.code == "unreachable-coordinator" && $0.message.contains(example.type) }
        .map(\.message)
    }
    #expect(findings(snapshot([])).count == 1)
    let told = snapshot([example.type])
    #expect(findings(told) == [])
    #expect(graphMap(of: told).entryPoints.contains(example.type))
    #expect(unknownEntryPoints(of: told) == [])
  }
}

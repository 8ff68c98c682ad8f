/// The fixtures of all dialects, with the workspace that each of them makes.

import IDE
import RouteGraph
import TestSupport
import Testing

struct DialectFixture: CustomTestStringConvertible, Sendable {
  /// So many at least, lest a folder be lost; and the package that a fixture's `Package.resolved` pins.
  static let folders: [(name: String, count: Int, package: String)] = [
    ("EnumPath", 90, "enumpath"),
    ("Stinsen", 200, "stinsen"),
    ("SwiftUICoordinator", 90, "swiftuicoordinator"),
    ("SwiftUICoordinator3", 8, "swiftuicoordinator"),
    ("VDFlow", 100, "vdflow"),
    ("XCoordinator", 160, "xcoordinator"),
    ("XCoordinatorComponents", 5, "xcoordinator"),
    ("XCoordinatorControllers", 5, "xcoordinator"),
    ("XCoordinatorExistentials", 3, "xcoordinator"),
  ]

  static let all: [DialectFixture] = folders.flatMap { folder -> [DialectFixture] in
    guard let content = try? FixtureFolder("Fixtures/\(folder.name)") else { return [] }
    return content.fixtures.map {
      DialectFixture(folder: folder.name, named: $0, prelude: content.prelude, package: folder.package)
    }
  }

  let folder: String
  let named: NamedFixture
  let prelude: Fixture
  let package: String

  var fixture: Fixture { named.fixture }
  var testDescription: String { "\(folder)/\(named.name)" }
  var snapshot: Snapshot { named.snapshot(on: prelude, pins: fixture.pins(of: package)) }
}

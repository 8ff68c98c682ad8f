/// The fixtures of one dialect on disk: `Prelude.swift`, and folders of fixtures that stand on it.

import Foundation

package struct NamedFixture: Sendable {
  /// The file's name without its extension: `T30`, `C1-bad`.
  package var name: String
  /// The file's path below `Tests`.
  package var path: String
  package var fixture: Fixture
}

package struct FixtureFolder: Sendable {
  package var prelude: Fixture
  package var fixtures: [NamedFixture]

  /// `folder` is a path below `Tests`, `Fixtures/Stinsen` for instance.
  package init(_ folder: String) throws {
    self = try folders.value(for: folder) { try FixtureFolder(reading: folder) }
  }

  private init(reading folder: String) throws {
    let root = testsDirectory.appendingPathComponent(folder)
    let text = try String(contentsOf: root.appendingPathComponent("Prelude.swift"), encoding: .utf8)
    prelude = Fixture(text, name: "Prelude.swift")
    fixtures = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") && $0 != "Prelude.swift" }
      .sorted()
      .map { path in
        let file = root.appendingPathComponent(path)
        let name = file.deletingPathExtension().lastPathComponent
        let fixture = Fixture(try String(contentsOf: file, encoding: .utf8), name: file.lastPathComponent)
        return NamedFixture(name: name, path: "\(folder)/\(path)", fixture: fixture)
      }
  }
}

private let folders = SharedValues<String, FixtureFolder>()

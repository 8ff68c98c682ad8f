/// Fixtures that were edited, and what the compiler says of them.

import IDE
import RouteGraph
import SourceText
import TestSupport

/// Of one fixture: the files that are its own, and where the compiler will find them.
typealias OwnFiles = [FileID: String]

struct EditedFixtures {
  let folder: FixtureFolder

  init(_ name: String) throws { folder = try FixtureFolder("Fixtures/" + name) }

  /// The fixtures of a folder, each as `edit` leaves it; those of which it leaves nil are left out.
  func complaints(
    where isWanted: (FixtureDirectives) -> Bool, edit: (Snapshot, OwnFiles) -> Snapshot?,
    filling fill: (String) -> String = { $0 }
  ) throws -> String {
    let sources = folder.fixtures.flatMap { named -> [(path: String, text: String)] in
      guard isWanted(named.fixture.directives) else { return [] }
      let own = OwnFiles(uniqueKeysWithValues: zip(named.fixture.files.map(\.id), named.sources.map(\.path)))
      guard let snapshot = edit(Snapshot(folder.prelude, named.fixture), own) else { return [] }
      return own.compactMap { file, path in
        snapshot.file(file).map { (path, fill(String(decoding: $0.text, as: UTF8.self))) }
      }
    }
    return try SwiftCompiler().complaints(about: folder.preludeSources + sources).map(\.description)
      .joined(separator: "\n")
  }
}

extension FixtureDirectives {
  var isAccepted: Bool { !isRejected && !isUnfinished }
}

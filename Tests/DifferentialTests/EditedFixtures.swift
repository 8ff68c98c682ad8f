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
      let own = ownFiles(of: named)
      guard let snapshot = edit(named.snapshot(on: folder.prelude), own) else { return [] }
      return own.compactMap { file, path in
        snapshot.file(file).map { (path, fill(String(decoding: $0.text, as: UTF8.self))) }
      }
    }
    return try SwiftCompiler().complaints(about: folder.preludeSources + sources).map(\.description)
      .joined(separator: "\n")
  }

  func ownFiles(of named: NamedFixture) -> OwnFiles {
    let files = named.fixture.files.map(\.id).filter { $0.path.hasSuffix(".swift") }
    return OwnFiles(uniqueKeysWithValues: zip(files, named.sources.map(\.path)))
  }
}

/// `<#Int#>` as a value of that type, `<#code#>` as what never returns.
func filled(_ text: String) -> String {
  var parts = text.split(separator: "<#", omittingEmptySubsequences: false).map(String.init)
  for index in parts.indices.dropFirst() {
    guard let end = parts[index].firstRange(of: "#>") else { continue }
    let hole = parts[index][..<end.lowerBound]
    let isType = hole.first?.isUppercase == true || hole.first.map { "([".contains($0) } == true
    let known = ["code": "fatalError()", "destination": "EmptyView()"][String(hole)]
    let value = known ?? (isType ? "(filledIn() as \(hole))" : "filledIn()")
    parts[index] = value + parts[index][end.upperBound...]
  }
  return parts.joined() + (parts.count > 1 ? "\nprivate func filledIn<T>() -> T { fatalError() }\n" : "")
}

extension FixtureDirectives {
  var isAccepted: Bool { !isRejected && !isUnfinished }
}

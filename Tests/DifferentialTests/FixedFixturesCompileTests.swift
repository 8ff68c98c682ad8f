/// What is left of legal fixtures after their fixes is Swift as well.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct FixedFixturesCompileTests {
  /// Of each fixture all fixes with nothing to fill in, one after the other, as far as they stay inside it. Not VDFlow's:
  /// without its macro nothing compiles.
  @Test(arguments: [
    ("Stinsen", 20), ("SwiftUICoordinator", 4), ("EnumPath", 5), ("XCoordinator", 2),
  ])
  func whatFixesLeaveCompiles(_ name: String, _ atLeast: Int) throws {
    let folder = try FixtureFolder("Fixtures/" + name)
    var count = 0
    let sources = folder.fixtures.flatMap { named -> [(path: String, text: String)] in
      guard !named.fixture.directives.isRejected, !named.fixture.directives.isUnfinished else { return [] }
      let own = Dictionary(uniqueKeysWithValues: zip(named.fixture.files.map(\.id), named.sources.map(\.path)))
      var snapshot = Snapshot(folder.prelude, named.fixture)
      for _ in 0..<20 {
        guard let edits = firstFix(in: snapshot, of: own) else { break }
        snapshot = snapshot.updating(applying(edits, to: snapshot))
        count += 1
      }
      return own.compactMap { file, path in
        snapshot.file(file).map { (path, String(decoding: $0.text, as: UTF8.self)) }
      }
    }
    let complaints = try SwiftCompiler().complaints(about: folder.preludeSources + sources)
    #expect(complaints.isEmpty, "\(complaints.map(\.description).joined(separator: "\n"))")
    #expect(count >= atLeast, "\(count) fixes")
  }

  private func firstFix(in snapshot: Snapshot, of files: [FileID: String]) -> [TextEdit]? {
    for finding in snapshot.diagnostics where files[finding.location.file] != nil {
      let offered = codeActions(
        touching: finding.location.range, in: finding.location.file, of: snapshot, findings: [finding])
      let fix = offered.first { action in
        !action.title.hasPrefix("Ignore")
          && action.edits.allSatisfy { files[$0.location.file] != nil && !$0.newText.contains("<#") }
      }
      if let fix { return fix.edits }
    }
    return nil
  }
}

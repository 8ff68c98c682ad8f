/// A preferred fix does what it promises: its finding goes and no other comes.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct FixTests {
  private static let folder = Result { try FixtureFolder("Fixtures/Stinsen") }
  static var names: [String] { (try? folder.get().fixtures.map(\.name)) ?? [] }

  /// Hints about unused and unreachable names may come and go: a call that is right now is a use.
  @Test(arguments: names) func preferredFixesRemoveTheirFindingAndAddNone(_ name: String) throws {
    let folder = try Self.folder.get()
    let named = try #require(folder.fixtures.first { $0.name == name })
    expectPreferredFixesToWork(in: named.snapshot(on: folder.prelude))
  }

  private static let deepLinks = Result { try FixtureFolder("Fixtures/XCoordinator") }
  static var deepLinkNames: [String] {
    (try? deepLinks.get().fixtures.filter { $0.path.contains("DeepLinks") }.map(\.name)) ?? []
  }

  @Test(arguments: deepLinkNames) func preferredFixesOfDeepLinksToo(_ name: String) throws {
    let folder = try Self.deepLinks.get()
    let named = try #require(folder.fixtures.first { $0.name == name })
    expectPreferredFixesToWork(in: named.snapshot(on: folder.prelude))
  }

  @Test(arguments: sampleNames) func preferredFixesOfSamplesToo(_ name: String) throws {
    expectPreferredFixesToWork(in: try sampleSnapshot(name))
  }

  private func expectPreferredFixesToWork(in before: Snapshot) {
    for finding in before.diagnostics {
      for fix in finding.fixes where fix.isPreferred {
        let after = before.updating(applied(fix.edits, to: before))
        let old = before.diagnostics.filter { $0 != finding && $0.severity != .hint }.map(label)
        let new = after.diagnostics.filter { $0.severity != .hint }.map(label)
        #expect(new.sorted() == old.sorted(), "\(fix.title)")
      }
    }
  }

  @Test func fixesAreTested() throws {
    let folder = try Self.folder.get()
    let fixes = folder.fixtures.flatMap { $0.snapshot(on: folder.prelude).diagnostics.flatMap(\.fixes) }
    #expect(fixes.count { $0.isPreferred } >= 12)
    #expect(fixes.allSatisfy { !$0.edits.isEmpty && !$0.title.isEmpty })
  }

  /// Without its place, which the fix moves.
  private func label(_ finding: Diagnostic) -> String {
    "\(finding.location.file) \(finding.code) \(finding.message)"
  }

  private func applied(_ edits: [TextEdit], to snapshot: Snapshot) -> [FileID: SourceFile?] {
    var texts: [FileID: [UInt8]] = [:]
    for edit in edits.sorted(by: { $0.location > $1.location }) {
      let file = edit.location.file
      var text = texts[file] ?? snapshot.file(file)?.text ?? []
      text.replaceSubrange(edit.location.range.start..<edit.location.range.end, with: edit.newText.utf8)
      texts[file] = text
    }
    return texts.mapValues { SourceFile(text: $0) }
  }
}

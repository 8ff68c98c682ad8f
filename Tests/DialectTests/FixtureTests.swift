/// Every fixture of every dialect: findings where its carets say, transitions as its directives say, and fixes that give
/// the line they promise.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct FixtureTests {
  @Test(arguments: DialectFixture.folders.map(\.name)) func preludesHaveTheirMarksAlone(_ folder: String) throws {
    let prelude = try FixtureFolder("Fixtures/\(folder)").prelude
    #expect(prelude.render(Snapshot(prelude).findings(in: prelude)) == prelude.renderedMarks)
  }

  @Test func noFolderIsLost() {
    for (name, count, _) in DialectFixture.folders {
      #expect(DialectFixture.all.count { $0.folder == name } >= count, "\(name)")
    }
  }

  /// A bad example carries a mark and a good one none, so that neither passes when its rule is gone.
  @Test func badExamplesAreMarked() {
    for fixture in DialectFixture.all {
      if fixture.named.name.hasSuffix("-bad") { #expect(!fixture.fixture.marks.isEmpty, "\(fixture.named.path)") }
      if fixture.named.name.hasSuffix("-good") { #expect(fixture.fixture.marks.isEmpty, "\(fixture.named.path)") }
    }
  }

  @Test(arguments: DialectFixture.all) func answersAreAsWritten(_ named: DialectFixture) {
    let (fixture, snapshot) = (named.fixture, named.snapshot)
    #expect(fixture.render(snapshot.findings(in: fixture)) == fixture.renderedMarks)
    let own = snapshot.transitions.filter { $0.location.file != FileID("Prelude.swift") }
    if let expected = fixture.directives.resolved {
      #expect(own.filter { $0.status == .resolved }.map { $0.route ?? "-" } == expected)
    }
    if let expected = fixture.directives.unresolved ?? (named.folder.hasPrefix("XCoordinator") ? [] : nil) {
      #expect(own.filter { $0.status == .unresolved }.map { $0.reason ?? "" } == expected)
    }
  }

  /// Whatever a call resolves to: what `check` reports as an error is no transition.
  @Test(arguments: DialectFixture.all) func callsWithErrorsAreInvalid(_ named: DialectFixture) {
    let errors = Set(named.snapshot.diagnostics.lazy.filter { $0.severity == .error }.map(\.location))
    let listed = named.snapshot.transitions.filter { errors.contains($0.location) }
    #expect(listed.filter { $0.status != .invalid } == [])
  }

  private static let fixes = DialectFixture.all.filter { $0.fixture.directives.fix != nil }

  @Test(arguments: fixes) func fixesGiveThePromisedLine(_ named: DialectFixture) throws {
    let fixture = named.fixture
    let expected = try #require(fixture.directives.fix)
    let mark = try #require(fixture.marks.first)
    let file = try #require(fixture.files.first { $0.id == mark.file })
    let finding = try #require(
      named.snapshot.diagnostics(of: file.id).first { fixture.mark($0.location, mark.label) == mark })
    if expected == "none" { return #expect(finding.fixes.isEmpty) }
    let fix = try #require(finding.fixes.first, "no fix for \(mark)")
    var bytes = Array(file.text.utf8)
    for edit in fix.edits.sorted(by: { $0.location.range.start > $1.location.range.start }) {
      bytes.replaceSubrange(edit.location.range.start..<edit.location.range.end, with: Array(edit.newText.utf8))
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(String(lines[mark.line - 1]) == expected)
  }
}

@Suite struct SampleTests {
  static let samples = [
    "EnumPath/Library", "Stinsen/Parcelbox", "SwiftUICoordinator/Bakery", "VDFlow/Manual", "VDFlow/Trailhead",
    "XCoordinator/Ferryline",
  ]

  @Test(arguments: samples) func everyDefectIsFoundAndNothingElse(_ name: String) throws {
    let workspace = try SampleWorkspace("SampleWorkspaces/\(name)")
    #expect(workspace.defects.count >= (name == "VDFlow/Manual" ? 1 : 10))
    #expect(Snapshot(workspace).differences(from: workspace) == [])
  }
}

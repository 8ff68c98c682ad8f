/// Every fixture of the Stinsen dialect: findings where its carets say, resolved transitions as its directives say.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct StinsenFixtureTests {
  private static let folder = Result { try FixtureFolder("Fixtures/Stinsen") }

  static var names: [String] { (try? folder.get().fixtures.map(\.name)) ?? [] }

  @Test func fixturesExist() throws { #expect(try Self.folder.get().fixtures.count > 150) }

  @Test(arguments: names) func findingsAreExactlyTheMarks(_ name: String) throws {
    let folder = try Self.folder.get()
    let named = try #require(folder.fixtures.first { $0.name == name })
    let snapshot = Snapshot(folder.prelude, named.fixture)
    let found = snapshot.findings(in: named.fixture)
    #expect(named.fixture.render(found) == named.fixture.renderedMarks)
  }

  @Test(arguments: names) func transitionsAreResolved(_ name: String) throws {
    let folder = try Self.folder.get()
    let named = try #require(folder.fixtures.first { $0.name == name })
    guard let expected = named.fixture.directives.resolved else { return }
    let snapshot = Snapshot(folder.prelude, named.fixture)
    let own = snapshot.transitions.filter { $0.location.file != FileID("Prelude.swift") && $0.status == .resolved }
    #expect(own.compactMap(\.route) == expected)
  }
}

@Suite struct StinsenSampleTests {
  @Test func findingsAreThePlantedDefects() throws {
    let workspace = try SampleWorkspace("SampleWorkspaces/Stinsen/Parcelbox")
    var files: [FileID: SourceFile] = [:]
    for (path, text) in workspace.files { files[FileID(path)] = SourceFile(text: Array(text.utf8)) }
    let found = Snapshot(files: files).diagnostics.map { finding in
      let place = files[finding.location.file]?.lines.position(of: finding.location.range.start)
      return
        "\(finding.location.file):\((place?.line ?? -1) + 1):\((place?.column ?? -1) + 1) \(finding.severity.name) \(finding.code)"
    }
    let planted = workspace.defects.map { "\($0.path):\($0.line):\($0.column) \($0.severity) \($0.code)" }
    #expect(found.sorted() == planted.sorted())
  }
}

extension Snapshot {
  /// The files of some fixtures as one workspace.
  init(_ fixtures: Fixture...) {
    var files: [FileID: SourceFile] = [:]
    for file in fixtures.flatMap(\.files) { files[file.id] = SourceFile(text: Array(file.text.utf8)) }
    self.init(files: files)
  }

  /// Findings in the fixture's own files as marks: hints about what is not used only where the fixture asks for them.
  func findings(in fixture: Fixture) -> [Fixture.Mark] {
    let quiet: Set<String> = ["unused-route", "unreachable-route", "unreachable-coordinator", "dead-handler"]
    return diagnostics.filter { fixture.directives.hasHints || !quiet.contains($0.code) }.compactMap { finding in
      let label = finding.severity == .error ? finding.code : "\(finding.severity.name) \(finding.code)"
      return fixture.mark(finding.location, label)
    }
  }
}

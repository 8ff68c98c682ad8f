/// Every fixture of the VDFlow dialect: findings where its carets say, transitions as its directives say, and the
/// compiler's opinion about the expanded twin.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

/// What the compiler refuses too; removed forms are no part of the stub.
let compileClassCodes: Set<String> = [
  "broken-chain", "input-mismatch", "invalid-declaration", "non-exhaustive-switch", "unknown-route", "wrong-receiver",
]

@Suite struct FixtureTests {
  private static let folder = Result { try FixtureFolder("Fixtures/VDFlow") }

  static var names: [String] { (try? folder.get().fixtures.map(\.name)) ?? [] }

  @Test func everyTrapAndRuleHasItsFixture() throws {
    let names = Set(try Self.folder.get().fixtures.map(\.name))
    for number in 1...40 {
      #expect(names.contains(number < 10 ? "T0\(number)" : "T\(number)"), "no fixture T\(number)")
    }
    for rule in (1...15).map({ "E\($0)" }) + (1...13).map({ "W\($0)" }) {
      #expect(names.contains("\(rule)-bad"), "no bad example of \(rule)")
      #expect(names.contains("\(rule)-good"), "no good example of \(rule)")
    }
  }

  @Test func badExamplesAreMarked() throws {
    for fixture in try Self.folder.get().fixtures {
      if fixture.name.hasSuffix("-bad") { #expect(!fixture.fixture.marks.isEmpty, "\(fixture.path)") }
      if fixture.name.hasSuffix("-good") { #expect(fixture.fixture.marks.isEmpty, "\(fixture.path)") }
    }
  }

  @Test(arguments: names) func findingsAreExactlyTheMarks(_ name: String) throws {
    let (named, snapshot) = try Self.analyse(name)
    #expect(named.fixture.render(snapshot.findings(in: named.fixture)) == named.fixture.renderedMarks)
  }

  @Test(arguments: names) func transitionsAreResolved(_ name: String) throws {
    let (named, snapshot) = try Self.analyse(name)
    let own = snapshot.transitions.filter { $0.location.file != FileID("Prelude.swift") }
    if let expected = named.fixture.directives.resolved {
      #expect(own.filter { $0.status == .resolved }.compactMap(\.route) == expected)
    }
    if let expected = named.fixture.directives.unresolved {
      #expect(own.filter { $0.status == .unresolved }.map { $0.route ?? "" } == expected)
    }
  }

  @Test(arguments: names) func fixesAreAsWritten(_ name: String) throws {
    let (named, snapshot) = try Self.analyse(name)
    guard let expected = named.fixture.directives.fix, let mark = named.fixture.marks.first else { return }
    let file = try #require(named.fixture.files.first { $0.id == mark.file })
    let finding = try #require(
      snapshot.diagnostics(of: file.id).first { named.fixture.mark($0.location, mark.label) == mark })
    let fix = try #require(finding.fixes.first, "no fix for \(mark)")
    var bytes = Array(file.text.utf8)
    for edit in fix.edits.sorted(by: { $0.location.range.start > $1.location.range.start }) {
      bytes.replaceSubrange(edit.location.range.start..<edit.location.range.end, with: Array(edit.newText.utf8))
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(String(lines[mark.line - 1]) == expected)
  }

  private static func analyse(_ name: String) throws -> (NamedFixture, Snapshot) {
    let folder = try Self.folder.get()
    let named = try #require(folder.fixtures.first { $0.name == name })
    return (named, Snapshot(folder.prelude, named.fixture, pins: pins(named.fixture)))
  }

  /// `//- /Package.resolved` with one line `4.18.0` stands for a pin.
  static func pins(_ fixture: Fixture) -> [PackagePin] {
    fixture.files.filter { $0.id.path == "Package.resolved" }.map { file in
      let version = String(file.text.prefix { !$0.isNewline })
      return PackagePin(name: "vdflow", url: "https://github.com/dankinsoid/VDFlow", version: version)
    }
  }
}

extension Snapshot {
  init(_ fixtures: Fixture..., pins: [PackagePin] = []) {
    var files: [FileID: SourceFile] = [:]
    for file in fixtures.flatMap(\.files) where file.id.path.hasSuffix(".swift") {
      files[file.id] = SourceFile(text: Array(file.text.utf8))
    }
    var configuration = AnalysisConfiguration()
    configuration.packagePins = pins
    self.init(files: files, configuration: configuration)
  }

  /// Findings in the fixture's own files as marks: hints about what is not used only where the fixture asks for them.
  func findings(in fixture: Fixture) -> [Fixture.Mark] {
    let quiet: Set<String> = ["unused-route", "unreachable-route", "unreachable-coordinator"]
    return diagnostics.filter { fixture.directives.hasHints || !quiet.contains($0.code) }.compactMap { finding in
      let label = finding.severity == .error ? finding.code : "\(finding.severity.name) \(finding.code)"
      return fixture.mark(finding.location, label)
    }
  }
}

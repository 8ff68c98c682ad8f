/// Every fixture of the XCoordinator dialect, in each shape of the framework: findings where its carets say, transitions
/// as its directives say, and fixes that give the line they promise.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

struct XCoordinatorFixture: CustomTestStringConvertible, Sendable {
  /// 2.x, and the two shapes of 3.0 that need a stub of their own.
  static let folders = ["XCoordinator", "XCoordinatorComponents", "XCoordinatorControllers"]

  static let all: [XCoordinatorFixture] = folders.flatMap { folder -> [XCoordinatorFixture] in
    guard let content = try? FixtureFolder("Fixtures/\(folder)") else { return [] }
    return content.fixtures.map { XCoordinatorFixture(folder: folder, named: $0, prelude: content.prelude) }
  }

  let folder: String
  let named: NamedFixture
  let prelude: Fixture

  var fixture: Fixture { named.fixture }
  var testDescription: String { "\(folder)/\(named.name)" }

  var snapshot: Snapshot {
    var files: [FileID: SourceFile] = [:]
    for file in (prelude.files + fixture.files) where file.id.path.hasSuffix(".swift") {
      files[file.id] = SourceFile(text: Array(file.text.utf8))
    }
    return Snapshot(files: files, configuration: AnalysisConfiguration(packagePins: pins))
  }

  /// `//- /Package.resolved` with one line, `2.2.1` or `branch feature/3.0.0`, stands for a pin.
  private var pins: [PackagePin] {
    fixture.files.filter { $0.id.path == "Package.resolved" }.map { file in
      let line = String(file.text.prefix { !$0.isNewline })
      let branch = line.hasPrefix("branch ") ? String(line.dropFirst(7)) : nil
      return PackagePin(name: "xcoordinator", url: nil, version: branch == nil ? line : nil, branch: branch)
    }
  }

  /// What is off by default, and hints about what is not used, only where the fixture asks for them.
  func marks(_ snapshot: Snapshot) -> [Fixture.Mark] {
    let quiet: Set<String> = ["unused-route", "unreachable-route", "unreachable-coordinator"]
    return snapshot.diagnostics.compactMap { finding in
      if !fixture.directives.hasHints, finding.isOptIn || quiet.contains(finding.code) { return nil }
      let label = finding.severity == .error ? finding.code : "\(finding.severity.name) \(finding.code)"
      return fixture.mark(finding.location, label)
    }
  }
}

@Suite struct XCoordinatorFixtureTests {
  @Test func everyItemHasItsFixture() throws {
    let names = Set(XCoordinatorFixture.all.map(\.named.name))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    for number in 1...64 { #expect(names.contains("T\(two(number))"), "no fixture for trap \(number)") }
    for number in 1...20 { #expect(names.contains("Row\(two(number))"), "no fixture for receiver \(number)") }
    for number in 1...12 {
      #expect(names.contains("C\(number)-bad"), "C\(number) has no case that fires")
      #expect(names.contains("C\(number)-good"), "C\(number) has no case that stays silent")
    }
    for number in 1...22 {
      #expect(names.contains("L\(number)-bad"), "L\(number) has no case that fires")
      #expect(names.contains("L\(number)-good"), "L\(number) has no case that stays silent")
    }
    for name in ["ok", "D1", "D1b", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "D11", "path"] {
      #expect(names.contains(name), "no fixture for the deep link \(name)")
    }
  }

  @Test(arguments: XCoordinatorFixture.all) func findingsAreExactlyTheMarks(_ named: XCoordinatorFixture) {
    let (fixture, snapshot) = (named.fixture, named.snapshot)
    #expect(fixture.render(named.marks(snapshot)) == fixture.renderedMarks)
    let own = snapshot.transitions.filter { $0.location.file != FileID("Prelude.swift") }
    if let expected = fixture.directives.resolved {
      #expect(own.filter { $0.status == .resolved }.compactMap(\.route) == expected)
    }
    if fixture.directives.unresolved == nil {
      #expect(own.filter { $0.status == .unresolved }.map { "\($0)" } == [])
    }
  }

  private static let fixes = XCoordinatorFixture.all.filter { $0.fixture.directives.fix != nil }

  @Test(arguments: fixes) func fixesGiveThePromisedLine(_ named: XCoordinatorFixture) throws {
    let expected = try #require(named.fixture.directives.fix)
    let mark = try #require(named.fixture.marks.first)
    let place = try #require(named.fixture.location(of: mark))
    let finding = try #require(named.snapshot.diagnostics.first { $0.location == place })
    let fix = try #require(finding.fixes.first)
    let file = try #require(named.fixture.files.first { $0.id == mark.file })
    var bytes = Array(file.text.utf8)
    for edit in fix.edits.sorted(by: { $1.location < $0.location }) {
      bytes.replaceSubrange(edit.location.range.start..<edit.location.range.end, with: Array(edit.newText.utf8))
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(String(lines[mark.line - 1]) == expected)
  }
}

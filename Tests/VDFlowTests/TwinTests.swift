/// The compiler's opinion about the expanded twin of every fixture is ours about the fixture.

import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct TwinTests {
  private let folder: FixtureFolder
  private let compiler: SwiftCompiler

  init() throws {
    folder = try FixtureFolder("Fixtures/VDFlow")
    compiler = try SwiftCompiler()
  }

  @Test func legalTwinsCompile() throws {
    let legal = folder.fixtures.filter { isAsked($0) && !$0.fixture.directives.isRejected }
    #expect(legal.count > 30)
    let (twins, complaints) = expand(legal)
    #expect(complaints.isEmpty, "\(complaints)")
    let refused = try compiler.complaints(about: twins)
    #expect(refused.isEmpty, "\(refused.map(\.description).joined(separator: "\n"))")
    for fixture in legal {
      #expect(refusedLines(fixture).isEmpty, "\(fixture.path) marks an error, but is not 'rejected'")
    }
  }

  @Test func rejectedTwinsFailWhereMarked() throws {
    let rejected = folder.fixtures.filter { isAsked($0) && $0.fixture.directives.isRejected }
    #expect(rejected.count > 15)
    let (twins, complaints) = expand(rejected)
    let refused = try compiler.complaints(about: twins)
    for fixture in rejected {
      let expected = refusedLines(fixture)
      #expect(!expected.isEmpty, "\(fixture.path) is rejected, but no line says why")
      let said = refused.filter { $0.path.hasPrefix(fixture.path + "/") }
      let lines = Set(said.map { "\($0.path):\($0.line)" }).union(
        complaints.filter { $0.hasPrefix(fixture.path + "/") })
      #expect(lines == expected, "\(fixture.path)\n\(said.map(\.description).joined(separator: "\n"))")
    }
    #expect(refused.allSatisfy { !$0.path.hasPrefix("Prelude.swift") })
  }

  /// A fix leaves code that compiles.
  @Test func fixedTwinsCompile() throws {
    let fixed = folder.fixtures.filter { isAsked($0) && $0.fixture.directives.fix != nil }
    #expect(fixed.count > 5)
    let (twins, complaints) = expand(fixed, applyingFixes: true)
    #expect(complaints.isEmpty)
    let refused = try compiler.complaints(about: twins)
    for fixture in fixed {
      guard let mark = fixture.fixture.marks.first else { continue }
      let said = refused.filter { $0.path == "\(fixture.path)/\(mark.file)" && $0.line == mark.line }
      #expect(said.isEmpty, "\(said.map(\.description).joined(separator: "\n"))")
    }
  }

  // MARK: Twins

  /// Other versions of the framework than the stub's are not asked.
  private func isAsked(_ fixture: NamedFixture) -> Bool {
    !fixture.fixture.directives.isUnfinished && FixtureTests.pins(fixture.fixture).allSatisfy { $0.version == "4.40.0" }
  }

  private func expand(
    _ fixtures: [NamedFixture], applyingFixes: Bool = false
  ) -> (twins: [(path: String, text: String)], complaints: Set<String>) {
    var twins: [(path: String, text: String)] = []
    var complaints = Set<String>()
    for file in folder.prelude.files { twins.append((file.id.path, MacroExpansion(file.text).text)) }
    for fixture in fixtures {
      for file in fixture.fixture.files
      where file.id.path.hasSuffix(".swift") && !file.id.path.hasSuffix("Package.swift") {
        let path = "\(fixture.path)/\(file.id)"
        var text = file.text
        if applyingFixes, let fix = fixture.fixture.directives.fix, let mark = fixture.fixture.marks.first,
          mark.file == file.id
        {
          var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
          lines[mark.line - 1] = fix
          text = lines.joined(separator: "\n")
        }
        let expansion = MacroExpansion(text)
        twins.append((path, expansion.text))
        for complaint in expansion.complaints { complaints.insert("\(path):\(complaint.line)") }
      }
    }
    return (twins, complaints)
  }

  private func refusedLines(_ fixture: NamedFixture) -> Set<String> {
    let marks = fixture.fixture.marks.filter { mark in
      compileClassCodes.contains(mark.label) || mark.code == "removed-api"
    }
    return Set(marks.map { "\(fixture.path)/\($0.file):\($0.line)" })
  }
}

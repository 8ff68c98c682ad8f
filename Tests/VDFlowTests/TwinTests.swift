/// The compiler's opinion about the expanded twin of every fixture is ours about the fixture.

import RouteGraph
import SourceText
import TestSupport
import Testing

/// What the compiler refuses too; removed forms are no part of the stub.
let compileClassCodes: Set<String> = [
  "broken-chain", "input-mismatch", "invalid-declaration", "non-exhaustive-switch", "unknown-route", "wrong-receiver",
]

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
    let fixed = folder.fixtures.filter { isAsked($0) && !["none", nil].contains($0.fixture.directives.fix) }
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
    !fixture.fixture.directives.isUnfinished && fixture.fixture.pins(of: "vdflow").allSatisfy { $0.version == "4.40.0" }
  }

  private func expand(
    _ fixtures: [NamedFixture], applyingFixes: Bool = false
  ) -> (twins: [(path: String, text: String)], complaints: Set<String>) {
    var twins: [(path: String, text: String)] = []
    var complaints = Set<String>()
    for file in folder.preludeSources { twins.append((file.path, MacroExpansion(file.text).text)) }
    for file in fixtures.flatMap({ applyingFixes ? $0.fixedSources : $0.sources }) {
      if file.path.hasSuffix("Package.swift") { continue }
      let expansion = MacroExpansion(file.text)
      twins.append((file.path, expansion.text))
      for complaint in expansion.complaints { complaints.insert("\(file.path):\(complaint.line)") }
    }
    return (twins, complaints)
  }

  private func refusedLines(_ fixture: NamedFixture) -> Set<String> {
    fixture.lines { compileClassCodes.contains($0.label) || $0.code == "removed-api" }
  }
}

/// Fixtures are Swift: the compiler accepts and refuses them as they say, line by line.

import Foundation
import SourceText
import TestSupport
import Testing

/// What the compiler refuses too.
let compileClassCodes: Set<String> = [
  "broken-chain", "input-mismatch", "invalid-declaration", "unhandled-throw", "unknown-route", "wrong-receiver",
  "wrong-route-kind",
]

@Suite struct FixturesCompileTests {
  private let folder: FixtureFolder
  private let compiler: SwiftCompiler

  init() throws {
    folder = try FixtureFolder("Fixtures/Stinsen")
    compiler = try SwiftCompiler()
  }

  @Test func legalFixturesCompile() throws {
    let legal = folder.fixtures.filter { !$0.fixture.directives.isRejected && !$0.fixture.directives.isUnfinished }
    #expect(legal.count > 100)
    let complaints = try compiler.complaints(about: folder.preludeSources + legal.flatMap(\.sources))
    #expect(complaints.isEmpty, "\(complaints.map(\.description).joined(separator: "\n"))")
    for fixture in legal {
      #expect(compileClassLines(fixture).isEmpty, "\(fixture.path) marks an error, but is not 'rejected'")
    }
  }

  @Test func rejectedFixturesFailWhereMarked() throws {
    let rejected = folder.fixtures.filter(\.fixture.directives.isRejected)
    #expect(rejected.count > 40)
    let complaints = try compiler.complaints(about: folder.preludeSources + rejected.flatMap(\.sources))
    for fixture in rejected {
      let expected = compileClassLines(fixture)
      #expect(!expected.isEmpty, "\(fixture.path) is rejected, but no line says why")
      let refused = complaints.filter { $0.path.hasPrefix(fixture.path + "/") }
      let lines = Set(refused.map { "\($0.path):\($0.line)" })
      #expect(lines == expected, "\(fixture.path)\n\(refused.map(\.description).joined(separator: "\n"))")
    }
    #expect(complaints.allSatisfy { $0.path != "Prelude.swift" })
  }

  /// A fix leaves code that compiles.
  @Test func fixedFixturesCompile() throws {
    let fixed = folder.fixtures.filter { $0.fixture.directives.fix.map { $0 != "none" } ?? false }
    #expect(fixed.count > 7)
    let complaints = try compiler.complaints(about: folder.preludeSources + fixed.flatMap(\.fixedSources))
    #expect(complaints.isEmpty, "\(complaints.map(\.description).joined(separator: "\n"))")
  }

  private func compileClassLines(_ fixture: NamedFixture) -> Set<String> {
    fixture.lines { compileClassCodes.contains($0.label) }
  }
}

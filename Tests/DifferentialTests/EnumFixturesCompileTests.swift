/// The fixtures of the dialects whose routes are enum cases are Swift: the compiler accepts and refuses them as they say.

import Foundation
import SourceText
import TestSupport
import Testing

@Suite struct EnumFixturesCompileTests {
  static let folders = ["Fixtures/SwiftUICoordinator", "Fixtures/EnumPath", "Fixtures/SwiftUICoordinator3"]

  /// The version of its framework that a folder's fixtures are written for.
  private func compiler(for folder: String) throws -> SwiftCompiler {
    try SwiftCompiler(variant: folder.hasSuffix("3") ? "SwiftUICoordinator3" : nil)
  }

  @Test(arguments: folders) func legalFixturesCompile(path: String) throws {
    let folder = try FixtureFolder(path)
    let legal = folder.fixtures.filter { !$0.fixture.directives.isRejected && !$0.fixture.directives.isUnfinished }
    #expect(legal.count > (path.hasSuffix("3") ? 5 : 30))
    let complaints = try compiler(for: path).complaints(about: folder.preludeSources + legal.flatMap(\.sources))
    #expect(complaints.isEmpty, "\(complaints.map(\.description).joined(separator: "\n"))")
    for fixture in legal {
      #expect(refusedLines(fixture).isEmpty, "\(fixture.path) marks an error, but is not 'rejected'")
    }
  }

  @Test(arguments: folders) func rejectedFixturesFailWhereMarked(path: String) throws {
    let folder = try FixtureFolder(path)
    let rejected = folder.fixtures.filter(\.fixture.directives.isRejected)
    let complaints = try compiler(for: path).complaints(about: folder.preludeSources + rejected.flatMap(\.sources))
    for fixture in rejected {
      let refused = complaints.filter { $0.path.hasPrefix(fixture.path + "/") }
      let lines = Set(refused.map { "\($0.path):\($0.line)" })
      let said = refused.map(\.description).joined(separator: "\n")
      #expect(lines == refusedLines(fixture), "\(fixture.path)\n\(said)")
    }
    #expect(complaints.allSatisfy { $0.path.hasPrefix(path) })
  }

  @Test(arguments: ["SampleWorkspaces/SwiftUICoordinator/Bakery", "SampleWorkspaces/EnumPath/Library"])
  func onlyPlantedDefectsAreRefused(path: String) throws {
    let workspace = try SampleWorkspace(path)
    let planted = workspace.defects.filter { $0.severity == "error" }
    let complaints = try SwiftCompiler().complaints(about: workspace.files)
    let said = complaints.map(\.description).joined(separator: "\n")
    #expect(
      Set(complaints.map { "\($0.path):\($0.line)" }) == Set(planted.map { "\($0.path):\($0.line)" }), "\(said)")
  }

  private func refusedLines(_ fixture: NamedFixture) -> Set<String> {
    fixture.lines { compileClassCodes.contains($0.label) || $0.label == "non-exhaustive-switch" }
  }
}

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
    let complaints = try compiler(for: path).complaints(about: prelude(folder) + legal.flatMap(sources))
    #expect(complaints.isEmpty, "\(complaints.map(\.description).joined(separator: "\n"))")
    for fixture in legal {
      #expect(refusedLines(fixture).isEmpty, "\(fixture.path) marks an error, but is not 'rejected'")
    }
  }

  @Test(arguments: folders) func rejectedFixturesFailWhereMarked(path: String) throws {
    let folder = try FixtureFolder(path)
    let compiler = try compiler(for: path)
    for fixture in folder.fixtures where fixture.fixture.directives.isRejected {
      let complaints = try compiler.complaints(about: prelude(folder) + sources(fixture))
      let lines = Set(complaints.map { "\($0.path):\($0.line)" })
      let said = complaints.map(\.description).joined(separator: "\n")
      #expect(lines == refusedLines(fixture), "\(fixture.path)\n\(said)")
    }
  }

  /// A bad example carries a mark and a good one none, so that neither passes when its rule is gone.
  @Test(arguments: folders) func badExamplesAreMarked(path: String) throws {
    for fixture in try FixtureFolder(path).fixtures {
      if fixture.name.hasSuffix("-bad") { #expect(!fixture.fixture.marks.isEmpty, "\(fixture.path)") }
      if fixture.name.hasSuffix("-good") { #expect(fixture.fixture.marks.isEmpty, "\(fixture.path)") }
    }
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

  private func prelude(_ folder: FixtureFolder) -> [(path: String, text: String)] {
    folder.prelude.files.map { (path: $0.id.path, text: $0.text) }
  }

  private func sources(_ fixture: NamedFixture) -> [(path: String, text: String)] {
    fixture.fixture.files.map { (path: "\(fixture.path)/\($0.id)", text: $0.text) }
  }

  private func refusedLines(_ fixture: NamedFixture) -> Set<String> {
    let codes = compileClassCodes.union(["non-exhaustive-switch"])
    let marks = fixture.fixture.marks.filter { codes.contains($0.label) && $0.code != "deep-link-unreachable" }
    return Set(marks.map { "\(fixture.path)/\($0.file):\($0.line)" })
  }
}

/// XCoordinator's fixtures are Swift: the compiler accepts and refuses them as they say, line by line.

import SourceText
import TestSupport
import Testing

@Suite struct XCoordinatorFixturesCompileTests {
  private let folder: FixtureFolder
  private let compiler: SwiftCompiler

  /// Marks without a severity that the compiler has nothing to say about: wrong at run time only.
  private static let runTimeErrors: Set<String> = ["crash-on-transition", "deep-link-unreachable"]

  init() throws {
    folder = try FixtureFolder("Fixtures/XCoordinator")
    compiler = try SwiftCompiler()
  }

  @Test func legalFixturesCompile() throws {
    let legal = folder.fixtures.filter { !$0.fixture.directives.isRejected }
    #expect(legal.count > 80)
    let complaints = try compiler.complaints(about: prelude + legal.flatMap(sources))
    #expect(complaints.isEmpty, "\(complaints.map(\.description).joined(separator: "\n"))")
    for fixture in legal {
      #expect(refusedLines(fixture).isEmpty, "\(fixture.path) marks an error, but is not 'rejected'")
    }
  }

  @Test func rejectedFixturesFailWhereMarked() throws {
    let rejected = folder.fixtures.filter(\.fixture.directives.isRejected)
    #expect(rejected.count > 12)
    let complaints = try compiler.complaints(about: prelude + rejected.flatMap(sources))
    for fixture in rejected {
      let refused = complaints.filter { $0.path.hasPrefix(fixture.path + "/") }
      let lines = Set(refused.map { "\($0.path):\($0.line)" })
      #expect(
        lines == refusedLines(fixture), "\(fixture.path)\n\(refused.map(\.description).joined(separator: "\n"))")
    }
  }

  /// A bad example carries a mark and a good one none, so that neither passes when its rule is gone.
  @Test func badExamplesAreMarked() {
    for fixture in folder.fixtures {
      if fixture.name.hasSuffix("-bad") { #expect(!fixture.fixture.marks.isEmpty, "\(fixture.path)") }
      if fixture.name.hasSuffix("-good") { #expect(fixture.fixture.marks.isEmpty, "\(fixture.path)") }
    }
  }

  private var prelude: [(path: String, text: String)] { folder.prelude.files.map { (path: $0.id.path, text: $0.text) } }

  private func sources(_ fixture: NamedFixture) -> [(path: String, text: String)] {
    fixture.fixture.files.map { (path: "\(fixture.path)/\($0.id)", text: $0.text) }
  }

  private func refusedLines(_ fixture: NamedFixture) -> Set<String> {
    let marks = fixture.fixture.marks.filter { mark in
      !mark.label.contains(" ") && !Self.runTimeErrors.contains(mark.label)
    }
    return Set(marks.map { "\(fixture.path)/\($0.file):\($0.line)" })
  }
}

/// XCoordinator's fixtures are Swift: the compiler accepts and refuses them as they say, line by line.

import SourceText
import TestSupport
import Testing

@Suite struct XCoordinatorFixturesCompileTests {
  /// A folder of fixtures, and the stubs that it compiles with.
  struct World: Sendable, CustomTestStringConvertible {
    var folder: String
    var variant: String?
    /// So many legal and rejected ones at least, lest a folder be lost.
    var counts: (legal: Int, rejected: Int)
    var testDescription: String { folder }
  }

  static let worlds = [
    World(folder: "Fixtures/XCoordinator", variant: nil, counts: (120, 14)),
    World(folder: "Fixtures/XCoordinatorComponents", variant: "Components", counts: (3, 0)),
    World(folder: "Fixtures/XCoordinatorControllers", variant: "Controllers", counts: (4, 0)),
    World(folder: "Fixtures/XCoordinatorExistentials", variant: "Existentials", counts: (2, 1)),
  ]

  /// Marks without a severity that the compiler has nothing to say about: wrong at run time only.
  private static let runTimeErrors: Set<String> = ["crash-on-transition", "deep-link-unreachable"]

  @Test(arguments: worlds) func legalFixturesCompile(_ world: World) throws {
    let folder = try FixtureFolder(world.folder)
    let legal = folder.fixtures.filter { !$0.fixture.directives.isRejected && !$0.fixture.directives.isUnfinished }
    #expect(legal.count >= world.counts.legal)
    let complaints = try SwiftCompiler(variant: world.variant)
      .complaints(about: folder.preludeSources + legal.flatMap(\.sources))
    #expect(complaints.isEmpty, "\(complaints.map(\.description).joined(separator: "\n"))")
    for fixture in legal {
      #expect(refusedLines(fixture).isEmpty, "\(fixture.path) marks an error, but is not 'rejected'")
    }
  }

  @Test(arguments: worlds) func rejectedFixturesFailWhereMarked(_ world: World) throws {
    let folder = try FixtureFolder(world.folder)
    let rejected = folder.fixtures.filter(\.fixture.directives.isRejected)
    #expect(rejected.count >= world.counts.rejected)
    if rejected.isEmpty { return }
    let complaints = try SwiftCompiler(variant: world.variant)
      .complaints(about: folder.preludeSources + rejected.flatMap(\.sources))
    for fixture in rejected {
      let refused = complaints.filter { $0.path.hasPrefix(fixture.path + "/") }
      let lines = Set(refused.map { "\($0.path):\($0.line)" })
      #expect(
        lines == refusedLines(fixture), "\(fixture.path)\n\(refused.map(\.description).joined(separator: "\n"))")
    }
  }

  /// Compile-class findings are errors but for what a version removed: a warning that the compiler gives as an error.
  private func refusedLines(_ fixture: NamedFixture) -> Set<String> {
    fixture.lines { mark in
      if mark.label == "warning removed-api" { return true }
      return !mark.label.contains(" ") && !Self.runTimeErrors.contains(mark.label)
    }
  }
}

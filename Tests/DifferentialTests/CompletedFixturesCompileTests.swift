/// What completion offers at a transition is Swift there, and the transition's own name is among it.

import TestSupport
import Testing

@Suite struct CompletedFixturesCompileTests {
  /// Each transition of each legal fixture is taken out, in whole and in part, and every item accepted in its place.
  @Test(arguments: CompletionWorld.all)
  func whatCompletionOffersCompiles(_ world: CompletionWorld) throws {
    let fixtures = try CompletedFixtures(world.folder, variant: world.variant, without: world.gaps)
    let missing = fixtures.missing.joined(separator: "\n")
    #expect(missing.isEmpty, "\(missing)")
    let refused = try fixtures.refused().joined(separator: "\n")
    #expect(refused.isEmpty, "\(refused)")
    #expect(fixtures.count >= world.atLeast, "\(fixtures.count) items")
  }
}

/// A folder of fixtures, and the stubs that it compiles with.
struct CompletionWorld: Sendable, CustomTestStringConvertible {
  var folder: String
  var variant: String?
  /// So many items at least, lest they be lost.
  var atLeast: Int
  /// Fixtures in which something is not offered yet that could be, or is offered and does not compile.
  var gaps: Set<String> = []
  var testDescription: String { folder }

  static let all = [
    CompletionWorld(folder: "Stinsen", atLeast: 650),
    CompletionWorld(folder: "SwiftUICoordinator", atLeast: 300),
    CompletionWorld(folder: "SwiftUICoordinator3", variant: "SwiftUICoordinator3", atLeast: 50),
    // Paths of bindings that code makes; constants of another type.
    CompletionWorld(folder: "EnumPath", atLeast: 750, gaps: ["Stores", "R12-variable"]),
    // What fails when it runs, or follows what does, is not offered: in a chain that ends before, on one of its paths, or
    // leads back to itself. Inside of '.some(…)'.
    CompletionWorld(
      folder: "XCoordinator", atLeast: 1900,
      gaps: ["C1-optional-good", "D5", "D8", "D9", "Guarded", "L1-bad", "L15-own-bad", "Payloads", "path"]),
    CompletionWorld(folder: "VDFlow", atLeast: 600),
  ]
}

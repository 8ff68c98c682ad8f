/// What completion offers at a transition is Swift there, and the transition's own name is among it.

import TestSupport
import Testing

@Suite struct CompletedFixturesCompileTests {
  /// Each transition of each legal fixture is taken out, in whole and in part, and every item accepted in its place.
  @Test(arguments: [("Stinsen", nil, 700), ("SwiftUICoordinator3", "SwiftUICoordinator3", 50)])
  func whatCompletionOffersCompiles(_ name: String, _ variant: String?, _ atLeast: Int) throws {
    let fixtures = try CompletedFixtures(name, variant: variant)
    let missing = fixtures.missing.joined(separator: "\n")
    #expect(missing.isEmpty, "\(missing)")
    let refused = try fixtures.refused().joined(separator: "\n")
    #expect(refused.isEmpty, "\(refused)")
    #expect(fixtures.count >= atLeast, "\(fixtures.count) items")
  }
}

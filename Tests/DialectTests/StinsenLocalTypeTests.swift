/// Types that bodies declare: what they ask for counts as used.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct StinsenLocalTypeTests {
  private let text = """
    import SwiftUI
    import Stinsen

    final class Top: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\Top.start)
      @Root var start = makeStart
      @Route(.push) var asked = makeLast
      @Route(.push) var lost = makeLast
      func makeStart() -> some View {
        struct Screen: View {
          @EnvironmentObject var router: Top.Router
          var body: some View { Button("a") { router.route(to: \\.asked) } }
        }
        return Screen()
      }
      func makeLast() -> some View { Text("a") }
    }
    func start() -> some View { NavigationViewCoordinator(Top()).view() }

    """

  @Test func whatALocalViewAsksForIsUsed() {
    let snapshot = Snapshot(texts: [FileID("/Top.swift"): text])
    #expect(snapshot.diagnostics.map(\.message) == ["push 'lost' of 'Top' is never used"])
  }

  /// A rename would leave it behind.
  @Test func whatALocalViewAsksForKeepsItsName() throws {
    let snapshot = Snapshot(texts: [FileID("/Top.swift"): text + "func go(_ top: Top) { top.route(to: \\.asked) }\n"])
    let place = try #require(snapshot.coordinators.flatMap(\.routes).first { $0.name == "asked" }?.declarations.first)
    #expect(throws: RenameRefusal.self) {
      try rename(at: place.range.start, in: place.file, of: snapshot, to: "told")
    }
  }
}

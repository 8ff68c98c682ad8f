/// Coordinators that the configuration calls entry points.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct StinsenEntryPointTests {
  private let text = """
    import SwiftUI
    import Stinsen

    final class Started: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\Started.start)
      @Root var start = makeStart
      @Route(.push) var next = makeNext
      func makeStart() -> some View { StartedScreen() }
      func makeNext() -> Next { Next() }
    }
    struct StartedScreen: View {
      @EnvironmentObject var router: Started.Router
      var body: some View { Button("next") { router.route(to: \\.next) } }
    }
    final class Next: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\Next.start)
      @Root var start = makeStart
      func makeStart() -> some View { Text("next") }
    }
    final class Lost: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\Lost.start)
      @Root var start = makeStart
      func makeStart() -> some View { Text("lost") }
    }
    struct LostFlow { func start() -> Started { Started() } }

    """

  private func messages(_ entryPoints: [String]) -> [String] {
    let files = [FileID("/App.swift"): SourceFile(text: Array(text.utf8))]
    return Snapshot(files: files, configuration: AnalysisConfiguration(entryPoints: entryPoints)).diagnostics.map(
      \.message)
  }

  /// Whether something constructs it or not; what it leads to is reached, what it does not lead to is not.
  @Test(arguments: ["Started", "Lost"]) func entryPointsAreReached(_ name: String) {
    #expect(messages([name]).filter { $0.hasPrefix("'\(name)'") } == [])
    #expect(messages(["Started"]) == ["'Lost' is reached from no entry point"])
  }
}

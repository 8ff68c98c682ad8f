/// A small app with one finding of several kinds, for tests of the built program.

enum CheckApp {
  static let main = """
    import SwiftUI
    import Stinsen

    final class MainCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\MainCoordinator.start)
      @Root var start = makeStart
      @Route(.push) var detail = makeDetail
      @Route(.push) var testbed = makeDetail
      func makeStart() -> some View { StartScreen() }
      func makeDetail() -> some View { Text("") }
    }

    """

  static let start = """
    import SwiftUI
    import Stinsen

    struct StartScreen: View {
      @EnvironmentObject var router: MainCoordinator.Router
      var body: some View {
        Button("a") { router.route(to: \\.detail) }
        Button("b") { router.route(to: \\.detial) }
      }
    }

    """

  /// Lines 8 of `Start.swift` (an error) and of `Main.swift` (a hint).
  static let files = ["App/Main.swift": main, "App/Start.swift": start]

  static func with(_ changes: [String: String]) -> [String: String] { files.merging(changes) { $1 } }

  /// With text appended to the line of the error.
  static func accepting(_ comment: String) -> [String: String] {
    with(["App/Start.swift": start.replacing("\\.detial) }\n", with: "\\.detial) }  \(comment)\n")])
  }
}

/// A function pushes what it is given where somebody calls it.

import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct EnumPathPushMessageTests {
  private static let app = """
    import SwiftUI
    enum Place: Hashable { case home }
    enum Other: Hashable { case lab }
    final class Nav: ObservableObject {
      @Published var path = NavigationPath()
      func go(_ place: Place) { path.append(place) }
      func leave(_ other: Other) { path.append(other) }
    }
    struct Root: View {
      @StateObject var nav = Nav()
      var body: some View {
        NavigationStack(path: $nav.path) {
          Text("Root").navigationDestination(for: Place.self) { _ in Text("Home") }
        }
        .onAppear { nav.go(.home) }
      }
    }

    """

  @Test(arguments: [
    ("func leave(_ nav: Nav) { nav.leave(.lab) }", "'Other' is pushed"),
    ("#Preview { Nav().leave(.lab) }", "'leave', which nothing calls, pushes 'Other'"),
  ])
  func callers(_ caller: String, _ message: String) {
    let file = SourceFile(text: Array((Self.app + caller).utf8))
    let found = Snapshot(files: [FileID("App.swift"): file]).diagnostics.filter { $0.code == "unmounted-route" }
    #expect(found.map(\.message) == ["\(message), and no 'navigationDestination(for:)' takes it"])
  }
}

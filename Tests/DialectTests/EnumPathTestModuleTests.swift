/// What only tests import says nothing about the app, in whichever folder it stands.

import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct EnumPathTestModuleTests {
  private static let app = """
    import SwiftUI
    enum Place: Hashable { case home, map }
    struct Root: View {
      @State var path: [Place] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Open") { path += [.home, .map, .hmoe] }
            .navigationDestination(for: Place.self) { place in
              switch place {
              case .home: Text("Home")
              case .map: Text("Map")
              }
            }
        }
      }
    }
    """

  /// A conformance to something from elsewhere may bring members of its own: to the app, if the app has it.
  @Test(arguments: [
    ("Cuckoo", ["'Place' has no case 'hmoe'; did you mean 'home'?"], nil),
    ("Matching", [], "'Place' may have members of 'Matchable', which is not declared in the workspace"),
  ])
  func conformances(_ module: String, _ messages: [String], _ reason: String?) {
    let support = "import \(module)\nextension Place: @retroactive Matchable {}"
    let files = [
      FileID("App/Root.swift"): SourceFile(text: Array(Self.app.utf8)),
      FileID("Support/Matching.swift"): SourceFile(text: Array(support.utf8)),
    ]
    let snapshot = Snapshot(files: files)
    #expect(snapshot.diagnostics.map(\.message) == messages)
    #expect(snapshot.transitions.last?.reason == reason)
  }
}

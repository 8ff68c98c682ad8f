/// Xcode's folder of development assets: a build for development holds it, and the app may rely on it.

import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct EnumPathPreviewContentTests {
  private static let app = """
    import SwiftUI
    enum Place: Hashable { case home, map }
    struct Item: Hashable { var place: Place }
    struct Root: View {
      @State var path: [Place] = []
      let items = Samples.items
      var body: some View {
        NavigationStack(path: $path) {
          ForEach(items, id: \\.self) { item in Button("Open") { path.append(item.place) } }
            .navigationDestination(for: Place.self) { place in
              switch place {
              case .home: Text("Home")
              case .map: Text("Map")
              }
            }
        }
      }
    }
    func open(_ root: Root) { root.path.append(.home) }
    """

  @Test(arguments: [
    ("App/Preview Content/Samples.swift", []),
    ("AppTests/Samples.swift", ["only tests and previews construct 'Place.map'"]),
  ])
  func whatIsMadeThere(_ path: String, _ messages: [String]) {
    let samples = "struct Samples { static let items = [Item(place: .map)] }"
    let files = [
      FileID("App/Root.swift"): SourceFile(text: Array(Self.app.utf8)),
      FileID(path): SourceFile(text: Array(samples.utf8)),
    ]
    let found = Snapshot(files: files).diagnostics.filter { $0.code == "unused-route" }
    #expect(found.map(\.message) == messages)
  }
}

/// A type of another module that is called like a route hides none of it.

import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct EnumPathSameNameTests {
  private static func app(opening route: String) -> String {
    """
    import SwiftUI
    enum Route: Hashable { case list, detail(Section) }
    enum Section: Hashable { case news, sport }
    struct Root: View {
      @State var path: [Route] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Open") { path += [.list, .detail(.news), .detail(.sport), \(route)] }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .list: Text("List")
              case .detail(.news): Text("News")
              case .detail(.sport): Text("Sport")
              }
            }
        }
      }
    }
    """
  }

  private static let others = [
    "protocol Route { var path: String { get } }", "struct Route { var path: String }", "final class Route {}",
    "enum Route { case login }",
  ]

  private func snapshot(_ other: String, opening route: String) -> Snapshot {
    let texts = [
      "App/Root.swift": Self.app(opening: route), "Packages/Net/Sources/Net/Route.swift": "public \(other)",
      "Packages/Text/Sources/Text/Section.swift": "public struct Section { var title: String }",
    ]
    return Snapshot(
      files: Dictionary(texts.map { (FileID($0.key), SourceFile(text: Array($0.value.utf8))) }) { $1 })
  }

  @Test(arguments: others) func leadsOn(_ other: String) {
    let snapshot = snapshot(other, opening: ".list")
    #expect(snapshot.diagnostics.isEmpty)
    let routes = snapshot.transitions.map { $0.status == .resolved ? $0.route : nil }
    #expect(routes == ["Route.list", "Route.detail.news", "Route.detail.sport", "Route.list"])
  }

  /// Which of them is meant, nobody asks: where both are enums, neither has such a case.
  @Test(arguments: zip(others, [[], [], [], ["'Route' has no case 'lsit'; did you mean 'list'?"]]))
  func misspells(_ other: String, _ messages: [String]) {
    let snapshot = snapshot(other, opening: ".lsit")
    #expect(snapshot.diagnostics.map(\.message) == messages)
    #expect(snapshot.transitions.last?.status != .resolved)
  }
}

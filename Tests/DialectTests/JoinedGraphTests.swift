/// Apps that mix dialects have one graph: a screen of one dialect is where the routes of another begin.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct JoinedGraphTests {
  private let shelf = """
    import SwiftUI
    enum Step: Hashable { case book(Book) }
    enum Book: Hashable {
      case cover, page(Int)
      @ViewBuilder var view: some View {
        switch self {
        case .cover: CoverScreen()
        case .page: PageScreen()
        }
      }
    }
    final class Nav: ObservableObject {
      @Published var path: [Step] = []
      func next(_ step: Step) { path.append(step) }
    }
    struct CoverScreen: View { var body: some View { Text("cover") } }
    struct PageScreen: View { var body: some View { Text("page") } }
    struct ShelfScreen: View {
      @StateObject var nav = Nav()
      var body: some View {
        NavigationStack(path: $nav.path) {
          Button("book") { nav.next(.book(.cover)) }.navigationDestination(for: Step.self) { step in
            switch step {
            case .book(let book): book.view
            }
          }
        }
      }
    }
    """

  private func snapshot(_ files: [String: String]) -> Snapshot {
    Snapshot(texts: Dictionary(files.map { (FileID($0), $1) }) { first, _ in first })
  }

  private func nodes(from: String, to: String, _ snapshot: Snapshot) -> [String] {
    guard case .chain(let steps, _) = path(from: from, to: to, in: snapshot) else { return [] }
    return steps.map(\.node)
  }

  @Test func pathInsideAStinsenCoordinatorsScreen() {
    let snapshot = snapshot([
      "Shelf.swift": shelf,
      "Main.swift": """
      import Stinsen
      import SwiftUI
      final class MainCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\MainCoordinator.start)
        @Root var start = makeStart
        @Route(.push) var shelf = makeShelf
        @ViewBuilder func makeStart() -> some View { Text("start") }
        @ViewBuilder func makeShelf() -> some View { ShelfScreen() }
      }
      """,
    ])
    let graph = routeGraph(of: snapshot)
    #expect(graph.nodes.count { $0.id == "ShelfScreen" } == 1)
    #expect(graph.edges.contains { $0.from == "MainCoordinator.shelf" && $0.to == "ShelfScreen" })
    #expect(graph.edges.contains { $0.from == "ShelfScreen" && $0.to == "Step" && $0.kind == "mount" })
    #expect(
      nodes(from: "MainCoordinator", to: "CoverScreen", snapshot) == [
        "MainCoordinator.shelf", "ShelfScreen", "Book.cover", "CoverScreen",
      ])
  }

  @Test func flowInsideARoutesScreen() {
    let snapshot = snapshot([
      "Shelf.swift": shelf.replacing("Text(\"cover\")", with: "FlowScreen()"),
      "Flow.swift": """
      import SwiftUI
      import VDFlow
      @Steps struct Pages { var one; var two; var none }
      struct TwoScreen: View { var body: some View { Text("two") } }
      struct FlowScreen: View {
        @StateStep var pages: Pages = .one
        var body: some View {
          Button("two") { pages.$two.select() }.sheet(isPresented: $pages.isSelected(.two)) { TwoScreen() }
        }
      }
      """,
    ])
    let graph = routeGraph(of: snapshot)
    #expect(graph.edges.contains { $0.from == "FlowScreen" && $0.to == "Pages.two" && $0.kind == "select" })
    #expect(nodes(from: "ShelfScreen", to: "CoverScreen", snapshot) == ["Book.cover", "CoverScreen"])
    #expect(graph.nodes.contains { $0.id == "Pages.two" })
  }

  @Test func pathThroughAFlowThatARouteShows() {
    let snapshot = snapshot([
      "Shelf.swift": shelf.replacing("case .cover: CoverScreen()", with: "case .cover: FlowScreen()"),
      "Flow.swift": """
      import SwiftUI
      import VDFlow
      @Steps struct Pages { var one; var two; var none }
      struct TwoScreen: View { var body: some View { Text("two") } }
      struct FlowScreen: View {
        @StateStep var pages: Pages = .one
        var body: some View {
          Button("two") { pages.$two.select() }.sheet(isPresented: $pages.isSelected(.two)) { TwoScreen() }
        }
      }
      """,
    ])
    #expect(
      nodes(from: "ShelfScreen", to: "TwoScreen", snapshot) == ["Book.cover", "FlowScreen", "Pages.two", "TwoScreen"])
    guard case .chain(_, let code) = path(from: "ShelfScreen", to: "TwoScreen", in: snapshot) else { return }
    #expect(code.hasSuffix("\n// and from there\npages.$two.select()"))
  }
}

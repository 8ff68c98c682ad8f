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

  /// A path without a stack leads nowhere.
  @Test func holdersLeadToWhatTheirPathsMount() {
    let unbound = shelf.replacing("NavigationStack(path: $nav.path)", with: "NavigationStack")
    for (text, edges) in [(shelf, ["Step"]), (unbound, [])] {
      let graph = routeGraph(of: snapshot(["Shelf.swift": text]))
      #expect(graph.edges.filter { $0.from == "Nav" && $0.kind == "mount" }.map(\.to) == edges)
      #expect(graph.nodes.filter { $0.id == "Nav" }.map(\.kind) == edges.map { _ in .coordinator })
    }
    #expect(nodes(from: "Nav", to: "PageScreen", snapshot(["Shelf.swift": shelf])).first == "Step")
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

  private let flow = """
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
    """

  struct Joint: Sendable {
    /// What gives way to the flow's screen.
    var replaced: String
    var to: String
    var nodes: [String]
    var codeEnds: String
  }

  @Test(arguments: [
    Joint(
      replaced: "Text(\"cover\")", to: "CoverScreen", nodes: ["Book.cover", "CoverScreen"],
      codeEnds: "next(.book(.cover))"),
    Joint(
      replaced: "CoverScreen()", to: "TwoScreen", nodes: ["Book.cover", "FlowScreen", "Pages.two", "TwoScreen"],
      codeEnds: "\n// and from there\npages.$two.select()"),
  ]) func flowInsideARoutesScreen(_ joint: Joint) {
    let snapshot = snapshot([
      "Shelf.swift": shelf.replacing(joint.replaced, with: "FlowScreen()"), "Flow.swift": flow,
    ])
    let edges = routeGraph(of: snapshot).edges
    #expect(edges.contains { $0.from == "FlowScreen" && $0.to == "Pages.two" && $0.kind == "select" })
    guard case .chain(let steps, let code) = path(from: "ShelfScreen", to: joint.to, in: snapshot) else {
      Issue.record("no way to \(joint.to)")
      return
    }
    #expect(steps.map(\.node) == joint.nodes)
    #expect(code.hasSuffix(joint.codeEnds), "\(code)")
  }
}

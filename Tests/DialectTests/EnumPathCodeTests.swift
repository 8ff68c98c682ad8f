/// What `path` gives as code to paste for transitions of route enums.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct EnumPathCodeTests {
  private static let app = """
    import SwiftUI
    enum Page: Hashable { case one, two(id: Int), three }
    enum Move { case push(page: Page), swap(Page, depth: Int) }
    final class Nav: ObservableObject {
      @Published var path: [Page] = []
      func go(to page: Page) { path.append(page) }
      func handle(_ move: Move) {
        switch move {
        case .push(let page): path.append(page)
        case .swap(let page, _): path = [page]
        }
      }
    }
    struct PageView: View {
      @StateObject var nav = Nav()
      var body: some View {
        NavigationStack(path: $nav.path) {
          Button("one") { nav.go(to: .one); nav.handle(.push(page: .two(id: 1))); nav.handle(.swap(.three, depth: 1)) }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .one, .two, .three: Text("page")
              }
            }
        }
      }
    }
    """

  @Test func valuesStandInWhatTheCallPutsAroundThem() {
    let snapshot = Snapshot(texts: [FileID("App.swift"): Self.app])
    let pushes = routeGraph(of: snapshot).edges.filter { $0.from == "PageView" && $0.kind == "push" }
    // What a move needs besides the page is not known.
    #expect(pushes.map(\.code) == ["go(to: .one)", "handle(.push(page: .two(id: id)))"])
    #expect(snapshot.transitions.compactMap(\.route) == ["Page.one", "Page.two", "Page.three"])
  }
}

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
    #expect(pushes.map(\.code) == ["go(to: .one)", "handle(.push(page: .two(id: <#Int#>)))"])
    #expect(
      snapshot.transitions.compactMap(\.route) == ["Page.one", "Move.push", "Page.two", "Move.swap", "Page.three"])
  }

  @Test func whatReplacesAPathSetsIt() {
    let app = """
      import SwiftUI
      enum Page: Hashable { case one, two, three, four, five, six }
      final class Nav: ObservableObject {
        @Published var path: [Page] = []
        func reset(to page: Page) { path = [page] }
        func start(_ page: Page) { path.removeAll(); path.append(page) }
        func restart(_ page: Page) { start(page) }
        func set(all pages: [Page]) { self.path = pages }
        func add(_ page: Page) { path = path + [page] }
        func addIfNew(_ page: Page, _ isNew: Bool) { if isNew { path = [] }; path.append(page) }
      }
      struct PageView: View {
        @StateObject var nav = Nav()
        var body: some View {
          NavigationStack(path: $nav.path) {
            Button("one") {
              nav.reset(to: .one); nav.start(.two); nav.restart(.three); nav.set(all: [.four]); nav.add(.five)
              nav.addIfNew(.six, true)
            }
            .navigationDestination(for: Page.self) { _ in Text("page") }
          }
        }
      }
      """
    let snapshot = Snapshot(texts: [FileID("App.swift"): app])
    #expect(
      snapshot.coordinators.flatMap(\.routes).map { "\($0.id.name): \($0.kind ?? "")" } == [
        "one: set", "two: set", "three: set", "four: set", "five: push", "six: push",
      ])
    #expect(
      routeGraph(of: snapshot).edges.filter { $0.from == "PageView" && $0.kind == "set" }.map(\.code) == [
        "set(all: [.four])", "reset(to: .one)", "restart(.three)", "start(.two)",
      ])
  }

  /// A list, or what carries a route without being one, shows nothing: whoever takes it from there pushes it.
  @Test func dataIsNoRoot() {
    let app = """
      import SwiftUI
      enum Page: Hashable { case home(Home), shelf(Shelf) }
      enum Home: Hashable { case start, again; var view: some View { Text("home") } }
      enum Shelf: Hashable { case top, low, last; var view: some View { Text("shelf") } }
      enum Link {
        case shelf(Shelf)
        init(_ text: String) { self = .shelf(.top) }
      }
      struct RootView: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Home.start.view
              ForEach([Shelf.low, .last], id: \\.self) { shelf in Button("x") { path.append(.shelf(shelf)) } }
              Button("y") { path.append(.home(.again)) }
            }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .home(let home): home.view
              case .shelf(let shelf): shelf.view
              }
            }
          }
          .onOpenURL { if case .shelf(let shelf) = Link($0.path) { path = [.shelf(shelf)] } }
        }
      }
      """
    let snapshot = Snapshot(texts: [FileID("App.swift"): app])
    #expect(
      snapshot.coordinators.flatMap(\.routes).map { "\($0.id): \($0.kind ?? "")" } == [
        "Home.start: root", "Home.again: push", "Page.home: push", "Page.shelf: push", "Shelf.top: push",
        "Shelf.low: push", "Shelf.last: push",
      ])
  }

  private static let nested = """
    import SwiftUI
    enum Page: Hashable { case home, shelf(Shelf) }
    enum Shelf: Hashable { case top, book(id: Int) }
    struct RootView: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("one") { path.append(Page.shelf(.top)) }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .home: Text("home")
              case .shelf(let shelf): shelf.view
              }
            }
        }
      }
    }
    extension Shelf {
      @ViewBuilder var view: some View {
        switch self {
        case .top: Text("top")
        case .book(let id): BookView(id: id)
        }
      }
    }
    struct BookView: View { let id: Int; var body: some View { Text("\\(id)") } }
    """

  @Test(arguments: [
    ("Page", "Shelf.top", "path.append(Page.shelf(.top))"),
    ("RootView", "BookView", "path.append(Page.shelf(.book(id: <#Int#>)))"),
    ("Page", "Shelf", "path.append(Page.shelf(<#Shelf#>))"), ("Shelf", "Shelf.book", ".book(id: <#Int#>)"),
    // A screen behind a carried route moves by the route that carries it.
    ("BookView", "Shelf.top", "path.append(Page.shelf(.top))"),
  ]) func aPathIsOneValueInACall(_ from: String, _ to: String, _ code: String) {
    let snapshot = Snapshot(texts: [FileID("App.swift"): Self.nested])
    guard case .chain(_, let found) = path(from: from, to: to, in: snapshot) else {
      Issue.record("no chain")
      return
    }
    #expect(found == code)
  }
}

/// Every place that names a route, a factory or a coordinator.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct ReferencesTests {
  /// A coordinator whose only route is named in every way that there is.
  private static let uses = #"""
    final class Flow: NavigationCoordinatable {
      let stack = Stinsen.NavigationStack(initial: \Flow.start)
      @Root var start = makeStart
      @Route(.push) var det$0ail = makeDetail
    //                  ^^^^^^ declaration
      @Route(.push) var other = makeDetail
      func makeStart() -> some View { Text("detail") }
      func makeDetail() -> some View { Text("a") }
    //     ^^^^^^^^^^ factory
    }
    let constant = \Flow.detail
    //                   ^^^^^^ use
    func t(_ c: Flow, _ r: Flow.Router, _ wide: Bool) throws {
      c.route(to: \.detail)
    //              ^^^^^^ use
      r.route(to: \Flow.detail) // detail
    //                  ^^^^^^ use
      try c.focusFirst(\.detail)
    //                   ^^^^^^ use
      c.route(to: wide ? \.other : \.detail)
    //                               ^^^^^^ use
      c.route(to: constant)
      let local = \Flow.detail
    //                  ^^^^^^ use
      r.route(to: local)
    }
    """#

  @Test func routesAreFoundWhereverTheyAreNamed() throws { try checkReferences(Self.uses) }

  @Test func theDeclarationIsLeftOutOnDemand() throws {
    let text = Self.uses.replacing("//                  ^^^^^^ declaration\n", with: "")
    try checkReferences(text.replacing("//     ^^^^^^^^^^ factory\n", with: ""), includingDeclaration: false)
  }

  /// A branch names the route that it makes or handles, and asks for nothing.
  @Test(arguments: sampleNames) func noBranchOfARouteIsAUse(_ sample: String) throws {
    let snapshot = try sampleSnapshot(sample)
    for route in snapshot.coordinators.flatMap(\.routes) {
      let branches = Set(route.factories.map(\.location) + route.handlers)
      for place in route.declarations {
        let uses = references(at: place.range.start, in: place.file, of: snapshot, includingDeclaration: false)
        #expect(branches.isDisjoint(with: uses.map(\.location)), "\(route.id)")
        let card = hover(at: place.range.start, in: place.file, of: snapshot)
        // Where no dialect reads a name, it is listed and not counted.
        let counts = (0...uses.count).map { $0 == 1 ? "1 use" : "\($0) uses" }
        #expect(card?.lines.contains(where: counts.contains) == true, "\(route.id)")
      }
    }
  }

  /// What the literal leaves out, the type of its place says.
  @Test func literalsWithoutARootAreUses() throws {
    try checkReferences(
      #"""
      typealias Push = KeyPath<DepotCoordinator, Transition<DepotCoordinator, Presentation, Void, AnyView>>
      let kept: Push = \.sca$0les
      //                 ^^^^^^ use
      struct Paths {
        static let all: [Push] = [\.scales]
      //                            ^^^^^^ use
        var first: Push { \.scales }
      //                    ^^^^^^ use
        func pick(_ wide: Bool) -> Push {
          let local: Push = \.scales
      //                      ^^^^^^ use
          return wide ? local : \.scales
      //                          ^^^^^^ use
        }
        func show(_ push: Push = \.scales) { show(\.scales) }
      //                           ^^^^^^ use
      //                                            ^^^^^^ use
        func other(_ lane: LaneCoordinator) -> Push { lane.route(to: \.map); return kept }
      }
      """#, inPrelude: 2)
  }

  @Test func startsAndQueriesAreUses() throws {
    try checkReferences(
      #"""
      final class Flow: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \Flow.start)
      //                                                   ^^^^^ use
        @Root var start = makeStart
      //          ^^^^^ declaration
        func makeStart() -> LaneCoordinator { LaneCoordinator() }
      //     ^^^^^^^^^ factory
        func go() { if isRoot(\.sta$0rt) { }; hasRoot(\.start); root(\.start) }
      //                        ^^^^^ use
      //                                              ^^^^^ use
      //                                                             ^^^^^ use
      }
      """#)
    try checkReferences(
      #"""
      final class Tabs: TabCoordinatable {
        var child = TabChild(startingItems: [\Tabs.info])
      //                                           ^^^^ use
        @Route(tabItem: makeTab) var in$0fo = makeInfo
      //                             ^^^^ declaration
        func makeInfo() -> some View { Text("a") }
      //     ^^^^^^^^ factory
        func makeTab(isActive: Bool) -> some View { Text("a") }
      }
      func t(_ tabs: Tabs) { tabs.focusFirst(\.info) }
      //                                       ^^^^ use
      """#)
  }

  /// A rename would leave them behind.
  @Test func whatATestComparesIsAUse() throws {
    let app = FileID("App/Root.swift")
    let test = FileID("AppTests/RootTests.swift")
    let snapshot = Snapshot(texts: [
      app: """
      import SwiftUI
      enum Page: Hashable { case home, help }
      final class Router: ObservableObject { @Published var path: [Page] = []; func go(_ page: Page) { path.append(page) } }
      struct Root: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("a") { router.go(.help) }.navigationDestination(for: Page.self) { _ in EmptyView() }
          }
        }
      }

      """,
      test: """
      import XCTest
      final class RootTests: XCTestCase {
        func testHelp() {
          let router = Router()
          router.go(.help)
          XCTAssertEqual(router.path.last, .help)
          XCTAssertNotEqual([.help], router.path)
          XCTAssertEqual(router.path.first, .none)
        }
      }

      """,
    ])
    let source = try #require(snapshot.file(app))
    let offset = try #require(WordSearch("help").first(in: source.text))
    let found = references(at: offset, in: app, of: snapshot, includingDeclaration: false)
    #expect(found.count { $0.location.file == test } == 3, "\(found)")
    #expect(snapshot.diagnostics.filter { $0.severity == .error }.isEmpty)
  }

  /// What a function takes apart is named by its callers, whatever its branches push.
  @Test func actionsAreGivenToWhoTakesThemApart() throws {
    try checkReferences(
      #"""
      enum Page: Hashable { case one, two }
      enum Go { case ho$0me, page(Page) }
      //             ^^^^ declaration
      final class Nav: ObservableObject {
        @Published var path: [Page] = []
        func go(to place: Go) {
          switch place {
          case .home: path.append(.one)
      //        ^^^^ handler
          case .page(let page): path.append(page)
          }
        }
      }
      struct PageView: View {
        @StateObject var nav = Nav()
        var body: some View {
          NavigationStack(path: $nav.path) { Text("a").navigationDestination(for: Page.self) { _ in Text("b") } }
        }
      }
      func t(_ nav: Nav) {
        nav.go(to: .page(.two))
        nav.go(to: .home)
      //            ^^^^ use
        Button("a") { nav.go(to: Go.home) }
      //                            ^^^^ use
      }
      """#)
  }

  @Test func twinsOfTwoBranchesAreOne() throws {
    try checkReferences(
      #"""
      final class Twin: NavigationCoordinatable { let stack = Stinsen.NavigationStack(initial: \Twin.start); @Root var start = makeStart
        func makeStart() -> some View { PlainView() }
      //     ^^^^^^^^^ factory
        #if os(tvOS)
        @Route(.push) var detail = makeStart
      //                  ^^^^^^ declaration
        #else
        @Route(.modal) var detail = makeStart
      //                   ^^^^^^ declaration
        #endif
      }
      func t(_ c: Twin) { c.route(to: \.det$0ail) }
      //                                ^^^^^^ use
      """#)
  }

  @Test func factoriesAreNamedByTheirRoutes() throws {
    try checkReferences(
      #"""
      final class Flow: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \Flow.start)
        @Root var start = makeStart
        @Route(.push) var one = makeDetail
      //                        ^^^^^^^^^^ use
        @Route(.push) var two = makeDe$0tail
      //                        ^^^^^^^^^^ use
        func makeStart() -> some View { Text("a") }
        func makeDetail() -> some View { Text("a") }
      //     ^^^^^^^^^^ factory
      }
      """#)
  }

  @Test func factoriesAreFoundFromTheirDeclaration() throws {
    try checkReferences(
      #"""
      final class Flow: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \Flow.start)
        @Root var start = makeStart
      //                  ^^^^^^^^^ use
        func make$0Start() -> some View { Text("a") }
      }
      """#, includingDeclaration: false)
  }

  @Test func coordinatorsAreConstructedNamedAndShown() throws {
    try checkReferences(
      #"""
      final class Inner: NavigationCoordinatable {
      //          ^^^^^ declaration
        let stack = Stinsen.NavigationStack(initial: \Inner.start)
      //                                              ^^^^^ use
        @Root var start = makeStart
        func makeStart() -> some View { Text("a") }
      }
      final class Outer: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \Outer.start)
        @Root var start = makeStart
      //          ^^^^^ use
        func makeStart() -> Inner { Inn$0er() }
      //                    ^^^^^ use
      //                            ^^^^^ use
      }
      struct A: View {
        @EnvironmentObject var router: Inner.Router
      //                               ^^^^^ use
        var body: some View { Button("a") { router.popToRoot() } }
      }
      func t(_ any: Any) { (any as? Inner)?.popToRoot() }
      //                            ^^^^^ use
      """#)
  }
}

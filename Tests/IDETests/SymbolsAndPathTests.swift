/// Outlines, and ways from one place to another.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct SymbolTests {
  @Test func coordinatorsHoldTheirRoutes() throws {
    try checkSymbols(
      #"""
      struct Screen: View { var body: some View { Text("a") } }
      final class Flow: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \Flow.start)
        @Root var start = makeStart
        #if DEBUG
        @Route(.push) var detail = makeStart
        #else
        @Route(.modal) var detail = makeStart
        #endif
        func makeStart() -> Screen { Screen() }
      }
      final class Tabs: TabCoordinatable {
        var child = TabChild(startingItems: [\Tabs.info])
        @Route(tabItem: makeTab) var info = makeInfo
        func makeInfo() -> some View { Text("a") }
        func makeTab(isActive: Bool) -> some View { Text("a") }
      }
      """#,
      "navigation Flow", "  root start", "  push detail", "  push detail", "tab Tabs", "  tab info")
  }

  @Test func filesWithoutCoordinatorsHaveNoOutline() throws { try checkSymbols("struct A { func b() {} }") }

  @Test func nestedCoordinatorsAreFoundInWhatIsAroundThem() throws {
    let question = try Question(
      #"""
      enum Rail {
        final class Depot: NavigationCoordinatable {
          let stack = Stinsen.NavigationStack(initial: \Depot.start)
          @Root var start = makeStart
          func makeStart() -> some View { Text("a") }
        }
      }
      """#)
    let found = workspaceSymbols(matching: "rail.depot", in: question.snapshot)
    #expect(found.map(\.name) == ["Depot"] && found.first?.container == "Rail")
    #expect(workspaceSymbols(matching: "depot.start", in: question.snapshot).map(\.name) == ["start"])
  }
}

@Suite struct PathTests {
  private static let app = #"""
    struct BayView: View { var body: some View { Text("a") } }
    struct GateView: View { var body: some View { Text("a") } }
    final class Bay: NavigationCoordinatable {
      let stack = Stinsen.NavigationStack(initial: \Bay.gate)
      @Root var gate = makeGate
      @Root var open = makeOpen
      @Route(.push) var crane = makeCrane
      func makeGate() -> GateView { GateView() }
      func makeOpen() -> BayView { BayView() }
      func makeCrane(number: Int) -> CraneView { CraneView() }
    }
    struct CraneView: View { var body: some View { Text("a") } }
    final class Yard: NavigationCoordinatable {
      let stack = Stinsen.NavigationStack(initial: \Yard.start)
      @Root var start = makeStart
      @Route(.push) var bay = makeBay
      @Route(.modal) var sheet = makeSheet
      func makeStart() -> PlainView { PlainView() }
      func makeBay() -> Bay { Bay() }
      func makeSheet(title: String) -> NavigationViewCoordinator<Single> { NavigationViewCoordinator(Single()) }
    }
    struct SingleView: View { var body: some View { Text("a") } }
    final class Single: NavigationCoordinatable {
      let stack = Stinsen.NavigationStack(initial: \Single.only)
      @Root var only = makeOnly
      func makeOnly() -> SingleView { SingleView() }
    }
    final class Tabs: TabCoordinatable {
      var child = TabChild(startingItems: [\Tabs.yard, \Tabs.bay])
      @Route(tabItem: makeTab) var yard = makeYard
      @Route(tabItem: makeTab) var bay = makeBay
      func makeYard() -> NavigationViewCoordinator<Yard> { NavigationViewCoordinator(Yard()) }
      func makeBay() -> NavigationViewCoordinator<Bay> { NavigationViewCoordinator(Bay()) }
      func makeTab(isActive: Bool) -> some View { Text("a") }
    }
    @main struct Depot: App { let tabs = Tabs(); var body: some Scene { WindowGroup { tabs.view() } } }
    func all(_ y: Yard, _ b: Bay) { y.route(to: \.bay); y.route(to: \.sheet, ""); b.route(to: \.crane, 1); b.root(\.open); }
    $0
    """#

  private func check(_ from: String, _ to: String, _ code: String?, at location: SourceLocation = #_sourceLocation)
    throws
  {
    try checkPath(from, to, in: Self.app, code, sourceLocation: location)
  }

  @Test func chainsLeadThroughWrappersAndTabs() throws {
    try check("Yard", "Bay", #"route(to: \.bay)"#)
    try check("Yard", "CraneView", #"route(to: \.bay).route(to: \.crane, <#Int#>)"#)
    try check("Tabs", "CraneView", #"focusFirst(\.bay).child.route(to: \.crane, <#Int#>)"#)
    try check("Yard", "Single", #"route(to: \.sheet, <#String#>).child"#)
  }

  /// The initial root is there as soon as its coordinator is.
  @Test func whatAppearsByItselfCostsNoCode() throws {
    try check("Yard", "GateView", #"route(to: \.bay)"#)
    try check("Yard", "SingleView", #"route(to: \.sheet, <#String#>).child"#)
    try check("Single", "SingleView", "")
    try check("Yard", "Yard", "")
  }

  /// Who has just appeared shows a coordinator by itself, but cannot be asked for it: it has no view yet.
  @Test func aCoordinatorThatIsARootIsAskedFor() throws {
    let app = #"""
      final class Top: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \Top.tabs)
        @Root var tabs = makeTabs
        func makeTabs() -> Shelves { Shelves() }
      }
      final class Wrapped: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \Wrapped.top)
        @Root var top = makeTop
        func makeTop() -> NavigationViewCoordinator<Top> { NavigationViewCoordinator(Top()) }
      }
      final class Shelves: TabCoordinatable {
        var child = TabChild(startingItems: [\Shelves.upper])
        @Route(tabItem: makeTab) var upper = makeUpper
        func makeUpper() -> UpperView { UpperView() }
        func makeTab(isActive: Bool) -> some View { Text("a") }
      }
      struct UpperView: View { var body: some View { Text("a") } }
      final class Hall: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \Hall.start)
        @Root var start = makeStart
        @Route(.modal) var top = makeTop
        @Route(.modal) var wrapped = makeWrapped
        func makeStart() -> PlainView { PlainView() }
        func makeTop() -> Top { Top() }
        func makeWrapped() -> Wrapped { Wrapped() }
      }
      @main struct Shop: App { let hall = Hall(); var body: some Scene { WindowGroup { hall.view() } } }
      func all(_ hall: Hall) { hall.route(to: \.top); hall.route(to: \.wrapped) }
      $0
      """#
    try checkPath("Top", "Shelves", in: app, #"root(\.tabs)"#)
    try checkPath("Top", "UpperView", in: app, #"root(\.tabs).focusFirst(\.upper)"#)
    try checkPath("Wrapped", "Top", in: app, #"root(\.top).child"#)
    try checkPath("Hall", "Shelves", in: app, #"route(to: \.top)"#)
    try checkPath("Hall", "UpperView", in: app, "")
    try checkPath("Wrapped", "Shelves", in: app, #"root(\.top).child"#)
  }

  /// A coordinator that stands may show another of its roots.
  @Test func rootsOfWhatStandsAreSwitched() throws {
    try check("Bay", "GateView", #"root(\.gate)"#)
    try check("Bay", "BayView", #"root(\.open)"#)
    try check("Tabs", "BayView", #"focusFirst(\.bay).child.root(\.open)"#)
    try check("Tabs", "GateView", #"focusFirst(\.bay).child.root(\.gate)"#)
  }

  /// Roots are compared with the one that is up.
  @Test func rootsOfWhatCannotBeComparedGetAComparator() throws {
    try checkPath(
      "Desk", "PlanView",
      in: #"""
        struct Draft { var text = "" }
        struct PlanView: View { var body: some View { Text("a") } }
        final class Desk: NavigationCoordinatable {
          let stack = Stinsen.NavigationStack(initial: \Desk.start)
          @Root var start = makeStart
          @Root var plan = makePlan
          func makeStart() -> PlainView { PlainView() }
          func makePlan(draft: Draft) -> PlanView { PlanView() }
        }
        @main struct Office: App { let desk = Desk(); var body: some Scene { WindowGroup { desk.view() } } }
        func all(_ desk: Desk) { desk.root(\.plan, Draft(), comparator: { _, _ in true }) }
        $0
        """#, #"root(\.plan, <#Draft#>, comparator: { _, _ in false })"#)
  }

  /// `route(to: \.bay).root(\.open)` traps: the coordinator has no view yet.
  @Test func rootsOfWhatHasJustAppearedAreNot() throws { try check("Yard", "BayView", nil) }

  /// What is assigned is not called, and a link has no receiver.
  @Test func codeIsWrittenAsTheAppWritesIt() throws {
    let snapshot = Snapshot(texts: [
      FileID("Root.swift"): """
      import SwiftUI
      enum Page: Hashable, Identifiable { case home, help(Int), news; var id: Self { self } }
      final class Router: ObservableObject {
        @Published var path: [Page] = []
        @Published var sheet: Page?
      }
      struct Start: View {
        @EnvironmentObject var router: Router
        var body: some View {
          Button("a") { router.path = [.home] }
          Button("b") { router.sheet = .news }
          NavigationLink("c", value: Page.help(1))
        }
      }
      struct Root: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Start().navigationDestination(for: Page.self) { _ in EmptyView() }
          }.sheet(item: $router.sheet) { _ in EmptyView() }
        }
      }

      """
    ])
    func code(to route: String) -> String? {
      if case .chain(_, let code) = path(from: "Start", to: route, in: snapshot) { code } else { nil }
    }
    #expect(code(to: "Page.home") == "path = [.home]")
    #expect(code(to: "Page.news") == "sheet = .news")
    #expect(code(to: "Page.help") == "NavigationLink(value: Page.help(<#Int#>)) { <#label#> }")
  }

  @Test func noWayLeadsUp() throws { try check("Bay", "Yard", nil) }

  /// It has at hand the router of the coordinator that shows it, and what it asks for routes itself: the nearer one is taken.
  @Test func aScreenBeginsAtTheCoordinatorsThatItHasAtHand() throws {
    try check("BayView", "GateView", #"root(\.gate)"#)
    try check("PlainView", "CraneView", #"route(to: \.bay).route(to: \.crane, <#Int#>)"#)
    try check("CraneView", "Bay", nil)
    // What its coordinator began with is not reached by doing nothing.
    try checkPath(
      "InnerView", "SingleView",
      in: Self.app + #"""
        struct InnerView: View { var body: some View { Text("a") } }
        extension Single { @Route(.push) var inner = makeInner; func makeInner() -> InnerView { InnerView() } }
        """#, nil)
    try checkPath(
      "CraneView", "SingleView",
      in: Self.app + #"""
        extension CraneView { func f(_ tabs: Tabs) { _ = tabs.focusFirst(\.yard) } }
        """#, #"focusFirst(\.yard).child.route(to: \.sheet, <#String#>).child"#)
  }

  /// What it reaches by a route, it does not have at hand.
  @Test func aScreenDoesNotBeginBehindItsOwnRoutes() throws {
    try checkPath(
      "PlainView", "CraneView",
      in: Self.app + #"""
        extension PlainView { func f(_ y: Yard) { y.route(to: \.bay).route(to: \.crane, 1) } }
        """#, #"route(to: \.bay).route(to: \.crane, <#Int#>)"#)
  }

  @Test func namesThatAreNoneOrSeveralAreSaid() throws {
    let snapshot = try Question(Self.app).snapshot
    #expect(path(from: "Yrd", to: "Bay", in: snapshot) == .unknown(name: "Yrd", near: ["Yard"]))
    #expect(path(from: "Yard", to: "start", in: snapshot).isAmbiguous)
  }
}

extension PathAnswer {
  fileprivate var isAmbiguous: Bool {
    if case .ambiguous(let ids) = self { return ids.count > 1 }
    return false
  }
}

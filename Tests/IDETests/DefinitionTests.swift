/// Where names lead.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

/// A coordinator of the fixture's own, so that all its places can be marked.
private let flow = #"""
  struct FlowView: View { var body: some View { Text("a") } }
  final class Flow: NavigationCoordinatable {
    let stack = Stinsen.NavigationStack(initial: \Flow.start)
    @Root var start = makeStart
    @Route(.push) var detail = makeDetail
    @Route(.push) var lane = makeLane
    func makeStart() -> some View { FlowView() }
    func makeDetail(number: Int) -> some View { FlowView() }
    func makeLane() -> NavigationViewCoordinator<LaneCoordinator> { NavigationViewCoordinator(LaneCoordinator()) }
  }

  """#

@Suite struct DefinitionTests {
  @Test(arguments: [
    #"func t(_ r: Flow.Router) { r.route(to: \.det$0ail, 1) }"#,
    #"func t(_ c: Flow) throws { try c.focusFirst(\.$0detail) }"#,
    #"func t(_ r: Flow.Router) { r.route(to: \Flow.detail$0, 1) }"#,
  ])
  func keyPathsLeadToRouteFactoryAndTarget(_ call: String) throws {
    try checkDefinition(placed("detail = ", "makeDetail(", "FlowView:", call))
  }

  @Test func startsLeadToRouteFactoryAndTarget() throws {
    try checkDefinition(placed("start = ", "makeStart(", "FlowView:", "", at: #"\Flow.start)"#, offset: 8))
    try checkDefinition(
      placed("start = ", "makeStart(", "FlowView:", #"func t(_ c: Flow) { if c.isRoot(\.$0start) { } }"#))
  }

  @Test func startingItemsLeadToTheTab() throws {
    try checkDefinition(
      #"""
      final class Tabs: TabCoordinatable {
        var child = TabChild(startingItems: [\Tabs.lan$0es])
        @Route(tabItem: makeTab) var lanes = makeLanes
      //                             ^^^^^ declaration
        func makeLanes() -> NavigationViewCoordinator<LaneCoordinator> { NavigationViewCoordinator(LaneCoordinator()) }
      //     ^^^^^^^^^ factory
        func makeTab(isActive: Bool) -> some View { Text("a") }
      }
      """#, others: "target of 'LaneCoordinator'")
  }

  @Test func rootTypesLeadToTheClass() throws {
    try checkDefinition(
      #"func t(_ c: DepotCoordinator) { c.route(to: \Depot$0Coordinator.lane) }"#,
      others: "declaration of 'DepotCoordinator'")
    try checkDefinition("struct A { var r: Depot$0Coordinator.Router }", others: "declaration of 'DepotCoordinator'")
    try checkDefinition("func t(_ r: Depot$0Coordinator.Router) {}", others: "declaration of 'DepotCoordinator'")
  }

  /// What the framework declares stands in no file.
  @Test func membersOfTheFrameworkLeadToTheCoordinator() throws {
    try checkDefinition(
      "extension NavigationRouter where T == DepotCoordinator { func f() { coordin$0ator.route(to: \\.lane) } }",
      others: "target of 'DepotCoordinator'")
  }

  @Test func routePropertiesLeadToFactoryAndTarget() throws {
    try checkDefinition(placed(nil, "makeDetail(", "FlowView:", "", at: "detail = ", offset: 2))
  }

  @Test func factoryReferencesLeadToTheFactory() throws {
    try checkDefinition(placed(nil, "makeDetail(", "FlowView:", "", at: "= makeDetail", offset: 4))
  }

  @Test func tabItemArgumentsLeadToTheHandler() throws {
    let tabs = #"""
      final class Tabs: TabCoordinatable {
        var child = TabChild(startingItems: [\Tabs.info])
        @Route(tabItem: make$0Tab, onTapped: tapped) var info = makeInfo
        func makeInfo() -> AnyView { AnyView(Text("a")) }
        func makeTab(isActive: Bool) -> some View { Text("a") }
      //     ^^^^^^^ handler
        func tapped(again: Bool, view: AnyView) {}
      }
      """#
    try checkDefinition(tabs)
    try checkDefinition(tabs.replacing("make$0Tab", with: "Tabs.make$0Tab"))
    let other = tabs.replacing("make$0Tab", with: "makeTab").replacing("onTapped: tap", with: "onTapped: $0tap")
      .replacing("      //     ^^^^^^^ handler\n", with: "").replacing("//     ^^^^^^^ handler\n", with: "")
    try checkDefinition(
      other.replacing(
        "func tapped(again: Bool, view: AnyView) {}",
        with: "func tapped(again: Bool, view: AnyView) {}\n//     ^^^^^^ handler"))
  }

  @Test func chainStepsLeadToTheClassReached() throws {
    try checkDefinition(
      #"func t(_ r: DepotCoordinator.Router) { r.route(to: \.survey, "q").ch$0ild.route(to: \.question, 1) }"#,
      others: "target of 'SurveyCoordinator'")
    try checkDefinition(
      #"func t(_ r: DepotCoordinator.Router) { r.coord$0inator.route(to: \.lane) { } }"#,
      others: "target of 'DepotCoordinator'")
  }

  @Test func routerVariablesLeadToDeclarationAndClass() throws {
    for use in ["route(to: \\.lane)", "coordinator.route(to: \\.lane)", "canDismiss"] {
      try checkDefinition(
        #"""
        struct A: View {
          @EnvironmentObject var router: DepotCoordinator.Router
        //                       ^^^^^^ declaration
          var body: some View { Button("a") { _ = rou$0ter.\#(use) } }
        }
        """#, others: "target of 'DepotCoordinator'")
    }
    try checkDefinition(
      #"""
      func t(_ given: DepotCoordinator.Router) {
        let other = given
      //    ^^^^^ declaration
        oth$0er.popToRoot()
      }
      """#, others: "target of 'DepotCoordinator'")
    try checkDefinition(
      #"""
      final class Model { @RouterObject var router: LaneCoordinator.Router?
      //                                    ^^^^^^ declaration
      }
      func t(_ model: Model) { model.rou$0ter?.route(to: \.map) }
      """#, others: "target of 'LaneCoordinator'")
  }

  @Test(arguments: [
    #"func t(_ r: DepotCoordinator.Router) { r.ro$0ute(to: \.lane) }"#,
    #"func t(_ c: DepotCoordinator) { c.ro$0ot(\.yard) }"#,
    #"func t(_ c: DepotCoordinator) { c.pop$0ToRoot() }"#,
    #"func t(_ c: DepotCoordinator) { c.route($0to: \.lane) }"#,
    #"final class A: Navigation$0Coordinatable {}"#,
    #"func t(_ r: DepotCoordinator.Rou$0ter) {}"#,
    #"// c.route(to: \.la$0ne)"#,
  ])
  func frameworkNamesLeadNowhere(_ text: String) throws { try checkDefinition(text) }

  @Test func constantsLeadToTheRoute() throws {
    try checkDefinition(
      #"let target = \DepotCoordinator.la$0ne"#,
      others: "declaration of 'lane'", "factory of 'makeLane'", "target of 'LaneCoordinator'")
  }

  @Test func allBranchesAreAnsweredTheCursorsOwnFirst() throws {
    let text = #"""
      final class Twin: NavigationCoordinatable { let stack = Stinsen.NavigationStack(initial: \Twin.start); @Root var start = makeStart
        func makeStart() -> some View { PlainView() }
        #if os(tvOS)
        @Route(.push) var detail = makeTV
        func makeTV() -> some View { PlainView() }
        #else
        @Route(.modal) var detail = makePhone
        func makePhone() -> some View { PlainView() }
        func go() { route(to: \.det$0ail) }
        #endif
      }
      """#
    let question = try Question(text)
    let cursor = try question.cursor
    let found = definition(at: cursor.range.start, in: cursor.file, of: question.snapshot)?.targets ?? []
    let names = found.map { question.snapshot.file($0.location.file)?.string($0.location.range) ?? "" }
    #expect(found.map(\.role) == [.declaration, .declaration, .factory, .factory, .target])
    #expect(names == ["detail", "detail", "makePhone", "makeTV", "PlainView"])
    #expect(found[0].location > found[1].location)
  }

  /// The flow with carets under a route, a factory and a view, and the cursor in the call or behind some text of it.
  private func placed(
    _ route: String?, _ factory: String, _ view: String, _ call: String, at place: String? = nil, offset: Int = 0
  ) -> String {
    var lines: [String] = []
    for line in flow.split(separator: "\n").map(String.init) {
      var shown = line
      if let place, let found = line.firstRange(of: place) {
        shown.insert(contentsOf: "$0", at: line.index(found.lowerBound, offsetBy: offset))
      }
      lines.append(shown)
      for (part, head, role) in [
        (route, "var ", "declaration"), (factory, "func ", "factory"), (view, "struct ", "target"),
      ] {
        guard let part, let found = line.firstRange(of: head + part) else { continue }
        let start = line.distance(from: line.startIndex, to: found.lowerBound) + head.count
        let name = part.prefix { $0.isLetter }
        lines.append(
          "//" + String(repeating: " ", count: start - 2) + String(repeating: "^", count: name.count) + " " + role)
      }
    }
    return lines.joined(separator: "\n") + "\n" + call
  }

  /// Actions are no routes of a path, but somebody takes them.
  @Test(arguments: ["nav.handle(.pu$0sh(.one))", "nav.handle(Move.push$0(.two))"])
  func actionsOfPathsLeadToTheirCaseAndTheBranchesThatTakeThem(_ call: String) throws {
    try checkDefinition(
      #"""
      enum Page: Hashable { case one, two }
      enum Move { case push(Page), back }
      //               ^^^^ declaration
      final class Nav: ObservableObject {
        @Published var path: [Page] = []
        func handle(_ move: Move) {
          switch move {
          case .push(let page): path.append(page)
      //        ^^^^ handler
          case .back: path = []
          }
        }
      }
      struct PageView: View {
        @StateObject var nav = Nav()
        var body: some View {
          NavigationStack(path: $nav.path) { Text("a").navigationDestination(for: Page.self) { _ in Text("b") } }
        }
      }
      func t(_ nav: Nav) { CALL }
      """#.replacing("CALL", with: call))
  }

  /// What a branch pushes may be its own.
  @Test(arguments: ["nav.go(to: .ho$0me)", "Button(\"a\") { nav.go(to: Go.home$0) }"])
  func actionsThatCarryNothingLeadThereAsWell(_ call: String) throws {
    try checkDefinition(
      #"""
      enum Page: Hashable { case one, two }
      enum Go { case home, page(Int) }
      //             ^^^^ declaration
      final class Nav: ObservableObject {
        @Published var path: [Page] = []
        func go(to place: Go) {
          switch place {
          case .home: path.append(.one)
      //        ^^^^ handler
          case .page: path.append(.two)
          }
        }
      }
      struct PageView: View {
        @StateObject var nav = Nav()
        var body: some View {
          NavigationStack(path: $nav.path) { Text("a").navigationDestination(for: Page.self) { _ in Text("b") } }
        }
      }
      func t(_ nav: Nav) { CALL }
      """#.replacing("CALL", with: call))
  }
}

/// Where factories of coordinators lead, and what the cards of coordinators say.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct SwiftUICoordinatorAnswersTests {
  private func question(_ text: String) throws -> (cursor: Location, snapshot: Snapshot) {
    let prelude = try FixtureFolder("Fixtures/SwiftUICoordinator").prelude
    let fixture = Fixture("// cursor: on\nimport SwiftUI\nimport SwiftUICoordinator\n" + text)
    return (try #require(fixture.cursor), Snapshot(prelude, fixture))
  }

  /// `role name`, each with the line that holds it.
  private func rendered(_ targets: [NavigationTarget], _ snapshot: Snapshot) -> [String] {
    targets.compactMap { target in
      guard let file = snapshot.file(target.location.file) else { return nil }
      let line = file.lines.line(of: target.location.range.start)
      let text = String(decoding: file.text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      return "\(target.role.rawValue): \(text[line].prefix { $0 != "{" && $0 != ":" }.drop { $0 == " " })"
    }
  }

  private func definitions(_ text: String) throws -> [String] {
    let (cursor, snapshot) = try question(text)
    return rendered(definition(at: cursor.range.start, in: cursor.file, of: snapshot)?.targets ?? [], snapshot)
  }

  private static let only = """
    protocol BasketOnly { func makeOnly(parent: Coordinator) -> Basket }
    extension Container: BasketOnly { func makeOnly(parent: Coordinator) -> Basket { makeBasket(parent: parent) } }

    """

  @Test(arguments: [
    "extension Home { func f() { try? factory.make$0Basket(parent: self).start() } }",
    "func f(_ c: Factory & BasketOnly, _ h: Home) { _ = c.make$0Basket(parent: h) }",
    "extension Container { func f(_ h: Home) { _ = make$0Basket(parent: h) } }",
  ]) func callsLeadToRequirementImplementationAndClass(_ text: String) throws {
    #expect(
      try definitions(Self.only + text) == [
        "declaration: func makeBasket(parent", "factory: func makeBasket(parent", "target: class Basket",
      ])
  }

  @Test func requirementsLeadToImplementations() throws {
    let text = Self.only.replacing("func makeOnly", with: "func make$0Only", maxReplacements: 1)
    #expect(
      try definitions(text) == ["factory: extension Container", "target: class Basket"])
    let (cursor, snapshot) = try question(text + "func f(_ c: BasketOnly, _ h: Home) { _ = c.makeOnly(parent: h) }\n")
    let found = references(at: cursor.range.start, in: cursor.file, of: snapshot, includingDeclaration: true)
    #expect(
      rendered(found, snapshot) == [
        "declaration: protocol BasketOnly ", "declaration: extension Container", "use: func f(_ c",
      ])
  }

  @Test func implementationsLeadToRequirements() throws {
    let text = "struct Other: BasketOnly { func make$0Only(parent: Coordinator) -> Basket { fatalError() } }"
    #expect(
      try definitions(Self.only + text) == ["declaration: protocol BasketOnly ", "target: class Basket"])
  }

  @Test func whatMakesNoCoordinatorIsNoFactory() throws {
    #expect(try definitions("extension Container { func make$0Name() -> String { \"\" } }").isEmpty)
  }

  private func card(_ text: String) throws -> [String] {
    let (cursor, snapshot) = try question(text)
    return hover(at: cursor.range.start, in: cursor.file, of: snapshot)?.lines ?? []
  }

  @Test func cardsOfCoordinators() throws {
    let card = try card("extension Container { func f(_ h: Home) { _ = Ta$0bs(parent: h, navigationController: x) } }")
    #expect(card.suffix(3) == ["Route `TabsRoute`.", "Parents: `Home`.", "SwiftUICoordinator 2.5.0."])
    let home = try self.card("func f(_ c: Container) { _ = Ho$0me(parent: nil) }")
    #expect(home.contains("Children: `Basket`, `Tabs`."))
  }

  /// Tabs are shown by whoever starts their coordinator, and a static member shows the case that it stands for.
  @Test func whatStartsWithAnAliasAndWhatTabsAreShowRoutes() throws {
    let text = """
      extension TabsRoute { static let start = HomeRoute.sheet }
      extension HomeRoute { static let first = HomeRoute.sheet }
      func f(_ c: Container, _ t: Tabs) { t.start() }
      func g(_ c: Container, _ h: Home) { try? h.show(route: .first) }

      """
    let tabs = try card(text + "let tab = TabsRoute.gr$0een")
    #expect(tabs.contains("Shown from 2 places.") && tabs.contains("Reached from `Tabs`"))
    let sheet = try card(text + "let sheet = HomeRoute.she$0et")
    #expect(sheet.contains("Shown from 2 places."))
    let (_, snapshot) = try question(text + "let only$0 = 1")
    guard case .chain(_, let code) = path(from: "Tabs", to: "TabsRoute.green", in: snapshot) else {
      Issue.record("no chain")
      return
    }
    #expect(code == "start()")
  }

  /// A coordinator has no name for its children: what they show cannot be written in place of itself.
  @Test(arguments: [
    ("AppCoordinator", "CounterRoute.cellar", ""), ("AppCoordinator", "CounterScreen", ""),
    ("CounterCoordinator", "CounterRoute.cellar", "try? show(route: .cellar)"),
  ]) func codeOfPaths(start: String, goal: String, expected: String) throws {
    let snapshot = Snapshot(try SampleWorkspace("SampleWorkspaces/SwiftUICoordinator/Bakery"))
    guard case .chain(let steps, let code) = path(from: start, to: goal, in: snapshot) else {
      Issue.record("no chain")
      return
    }
    #expect(code == expected && steps.contains { !$0.code.isEmpty })
    #expect(chainCodes(in: snapshot)?.contains { $0.from == start && $0.to == goal && $0.code.isEmpty } == code.isEmpty)
  }

  /// Through the name of a static member to it, and on to the case.
  @Test(arguments: ["try? c.show(route: .fav$0ourite)", "_ = HomeRoute.fav$0ourite"])
  func aliasesLeadToTheirCases(_ code: String) throws {
    let text = "extension HomeRoute { static let favourite = HomeRoute.detail(7) }\nfunc f(_ c: Home) { \(code) }"
    #expect(try definitions(text) == ["declaration: extension HomeRoute ", "declaration: case detail(Int)"])
  }

  private static let ending = """
    enum EndRoute: NavigationRoute {
      case start, basket
      var action: TransitionAction? { self == .start ? .push(animated: true) : nil }
    }
    enum EndAction: CoordinatorAction { case basket, start }
    final class End: Routing {
      weak var parent: Coordinator?
      var childCoordinators = [WeakCoordinator]()
      let navigationController: NavigationController
      let startRoute = EndRoute.start
      let factory: Factory
      init(parent: Coordinator?, nav: NavigationController, factory: Factory) {
        self.parent = parent
        (navigationController, self.factory) = (nav, factory)
      }
      func handle(_ action: CoordinatorAction) {
        switch action {
        case EndAction.basket: try? factory.makeBasket(parent: self).start()
        case EndAction.start: try? show(route: .start)
        default: parent?.handle(action)
        }
      }
    }
    extension End: RouterViewFactory {
      @ViewBuilder func view(for route: EndRoute) -> some View {
        switch route {
        case .start: PlainView()
        case .basket: EmptyView()
        }
      }
    }

    """

  /// A route that only stands for a child shows nothing by itself.
  @Test func routesThatStandForAChildLeadToIt() throws {
    let (_, snapshot) = try question(Self.ending + "func f() { _ = EndRoute.bas$0ket }")
    let route = snapshot.coordinators.first { $0.name == "End" }?.routes.first { $0.name == "basket" }
    #expect(route?.targets.map { "\($0.kind) \($0.name ?? "")" } == ["coordinator Basket"])
  }

  @Test func actionsLeadToWhatIsDoneAboutThem() throws {
    let (_, snapshot) = try question(Self.ending + "func f() { _ = EndRoute.bas$0ket }")
    let edges = routeGraph(of: snapshot).edges.filter { $0.kind == "handle" && $0.from.hasPrefix("EndAction") }
    #expect(edges.map { "\($0.from) \($0.to)" } == ["EndAction.basket Basket", "EndAction.start EndRoute.start"])
  }

  /// What a child handles does not come by its parent.
  @Test func sentActionsComeFirst() throws {
    let text =
      Self.ending.replacing("case EndAction.start: try? show(route: .start)", with: "case $0") + """
        struct EndScreen<C: Routing>: View {
          @EnvironmentObject var c: C
          var body: some View { Text("") }
          func more() { c.handle(EndAction.start) }
        }
        extension End { func show() -> some View { EndScreen<End>() } }
        """
    let (cursor, snapshot) = try question(text)
    let labels = completions(at: cursor.range.start, in: cursor.file, of: snapshot).prefix(1).map(\.label)
    #expect(labels == ["EndAction.start"])
  }

  // MARK: Sends

  private static let twins =
    ["Inner", "Outer"].map { name in
      """
      final class \(name): Routing {
        weak var parent: Coordinator?
        var childCoordinators = [WeakCoordinator]()
        let navigationController: NavigationController
        let startRoute: HomeRoute = .home
        init(parent: Coordinator?, navigationController: NavigationController) {
          self.parent = parent
          self.navigationController = navigationController
        }
        func handle(_ action: CoordinatorAction) {
          switch action {
          case TwinAction.own: \(name.lowercased())()
          case TwinAction.some(let count) where count > 1: \(name.lowercased())()
        case TwinAction.other: parent?.handle(TwinAction.own)
          default: parent?.handle(action)
          }
        }
      }
      extension Home { func make\(name)() { _ = \(name)(parent: self, navigationController: navigationController) } }

      """
    }.joined() + "enum TwinAction: CoordinatorAction { case own, other, lost, some(Int) }\n"

  /// Not to the other class that handles an action of that name.
  @Test(arguments: [
    ("handle(TwinAction.ow$0n)", ["declaration: enum TwinAction", "handler: case TwinAction.own"]),
    ("handle(TwinAction.lo$0st)", ["declaration: enum TwinAction"]),
    ("parent?.handle(TwinAction.ow$0n)", ["declaration: enum TwinAction"]),
  ]) func sendsLeadToTheHandlersThatTheyReach(_ send: String, _ expected: [String]) throws {
    #expect(try definitions(Self.twins + "extension Inner { func f() { inner(); \(send) } }") == expected)
  }

  /// Where nobody says who receives it, all that handle it are possible.
  @Test func sendsToAnybodyLeadToAllHandlers() throws {
    let found = try definitions(Self.twins + "func f(_ c: Coordinator) { c.handle(TwinAction.ow$0n) }")
    #expect(
      found == ["declaration: enum TwinAction", "handler: case TwinAction.own", "handler: case TwinAction.own"])
  }

  @Test(arguments: [
    ("handle(TwinAction.ow$0n)", "Sent to `Inner`: Inner ✓"),
    ("handle(TwinAction.lo$0st)", "Sent to `Inner`: Inner → Home → AppCoordinator: traps"),
    (
      "handle(TwinAction.so$0me(1))",
      "Sent to `Inner`: Inner ✓ under a condition; Inner → Home → AppCoordinator: traps"
    ),
    ("parent?.handle(TwinAction.ow$0n)", "Sent to the parent of `Inner`: Inner → Home → AppCoordinator: traps"),
  ]) func cardsOfSendsShowTheirOwnWay(_ send: String, _ expected: String) throws {
    let lines = try card(Self.twins + "extension Inner { func f() { \(send) } }")
    #expect(lines.filter { $0.hasPrefix("Sent") } == [expected])
  }
}

/// What is offered where routes are enum cases, on top of the dialects' preludes.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct EnumCompletionTests {
  private func labels(_ dialect: String, _ source: String) throws -> [String] {
    try items(dialect, source).map(\.label)
  }

  private func items(_ dialect: String, _ source: String) throws -> [CompletionItem] {
    let prelude = try FixtureFolder("Fixtures/\(dialect)").prelude
    let fixture = Fixture("// cursor: on\n" + source)
    let cursor = try #require(fixture.cursor)
    let found = completions(at: cursor.range.start, in: cursor.file, of: Snapshot(prelude, fixture))
    #expect(found.map(\.sortText) == found.map(\.sortText).sorted())
    return found
  }

  // MARK: SwiftUICoordinator

  private func coordinators(_ source: String) throws -> [String] {
    try labels("SwiftUICoordinator", "import SwiftUI\nimport SwiftUICoordinator\n" + source)
  }

  @Test func routesOfTheReceiverThoseWithoutActionLast() throws {
    let home = ["home", "detail", "sheet", "item", "child"]
    #expect(try coordinators("func f(_ c: Home) {\n  try? c.show(route: .$0\n}\n") == home)
    #expect(try coordinators("func f(_ c: Home) {\n  c.append(routes: [.home, .$0\n}\n") == home)
    #expect(try coordinators("func f(_ c: Home) {\n  c.set(routes: [.$0])\n}\n") == home)
  }

  /// A client without snippets gets the name alone.
  @Test func namesAloneWhereThereAreNoSnippets() throws {
    let head = "import SwiftUI\nimport SwiftUICoordinator\n"
    let shown = try items("SwiftUICoordinator", head + "func f(_ c: Home) {\n  try? c.show(route: .$0\n}\n")
    #expect(shown.map(\.edit.plain) == shown.map(\.label))
    let sent = try items("SwiftUICoordinator", head + "func f(_ c: Basket) {\n  c.handle($0)\n}\n")
    #expect(sent.filter { $0.kind == .route }.map(\.edit.plain) == sent.filter { $0.kind == .route }.map(\.label))
  }

  @Test func operationsByKind() throws {
    #expect(
      try coordinators("func f(_ c: Home) {\n  c.$0\n}\n") == [
        "show(route:)", "append(routes:)", "set(routes:)", "start()", "pop()", "popToRoot()", "dismiss()", "handle(_:)",
      ])
    #expect(try coordinators("func f(_ c: Tabs) {\n  c.$0\n}\n") == ["start()", "handle(_:)"])
    #expect(try coordinators("func f(_ c: Tabs) {\n  c.$0\n  print(1)\n}\n") == ["start()", "handle(_:)"])
  }

  /// What is known by protocols alone has what these ask for, and defaults with an extension's constraint only.
  @Test(arguments: [
    ("any Coordinator", ["handle(_:)"]),
    ("any Routing", ["start()", "pop(animated:)", "popToRoot(animated:)", "dismiss(animated:)", "handle(_:)"]),
    ("any Routing & RouterViewFactory", ["start()", "pop()", "popToRoot()", "dismiss()", "handle(_:)"]),
    ("any ShopRouting", ["start()", "pop(animated:)", "popToRoot(animated:)", "dismiss(animated:)", "handle(_:)"]),
    ("T", ["start()", "pop(animated:)", "popToRoot(animated:)", "dismiss(animated:)", "handle(_:)"]),
    ("any TabBarRouting", ["start(with:)", "handle(_:)"]),
  ]) func operationsOfProtocols(_ type: String, _ expected: [String]) throws {
    let protocols = "protocol ShopRouting: Routing {}\n"
    #expect(
      try coordinators(protocols + "final class Host<T: Routing> {\n  func f(_ c: \(type)) {\n    c.$0\n  }\n}\n")
        == expected)
  }

  @Test func handledActionsFirst() throws {
    let offered = try coordinators(
      "enum Idle: CoordinatorAction { case never }\nfunc f(_ c: Basket) {\n  c.handle($0)\n}\n")
    #expect(
      offered == [
        "BasketAction.pay", "BasketAction.list", "HomeAction.open", "HomeAction.detail", "HomeAction.basket",
        "HomeAction.tabs", "Action.done", "Action.cancel", "Idle.never",
      ])
    #expect(try coordinators("func f(_ c: Basket) {\n  c.handle(BasketAction.$0\n}\n") == ["pay", "list"])
    #expect(try coordinators("func f(_ c: Basket) {\n  c.handle(Action.$0\n}\n") == ["done", "cancel"])
  }

  @Test func childFactories() throws {
    #expect(
      try coordinators("extension Home {\n  func f() {\n    let c = factory.$0\n  }\n}\n") == [
        "makeBasket(parent:)", "makeHome(parent:)", "makeTabs(parent:)",
      ])
  }

  /// Wherever an annotation, an assignment or a result says what a list holds.
  @Test(arguments: [
    "func f() -> [TabsRoute] { [.red, .$0] }", "func f() -> [TabsRoute] { return [.$0] }",
    "func f() { let routes: [TabsRoute] = [.red, .$0] }",
    "func f(_ x: Bool) { var routes: [TabsRoute] = []; routes = x ? [.$0] : [] }",
    "struct S { let tabs: [TabsRoute] = [.$0] }", "func f() { let route: TabsRoute = .$0 }",
    "struct S { let tabs: [TabsRoute]; init() { tabs = [.red, .$0] } }",
  ]) func routesInLists(_ source: String) throws {
    #expect(try coordinators(source + "\n") == ["red", "green"])
  }

  @Test(arguments: [
    "func f(_ c: Factory & BasketOnly) { c.$0 }", "func f(_ c: any Factory & BasketOnly) { c.$0 }",
    "func f(_ c: some Factory & BasketOnly) { c.$0 }", "func f<C: Factory & BasketOnly>(_ c: C) { c.$0 }",
    "typealias Both = Factory & BasketOnly\nstruct S { let c: Both; func f() { c.$0 } }",
  ]) func factoriesOfComposedProtocols(_ source: String) throws {
    let declared = "protocol BasketOnly { func makeOnly(parent: Coordinator) -> Basket }\n"
    #expect(
      try coordinators(declared + source + "\n") == [
        "makeBasket(parent:)", "makeHome(parent:)", "makeTabs(parent:)", "makeOnly(parent:)",
      ])
  }

  @Test func missingCasesOfASwitch() throws {
    let source = """
      final class Other: Home {
        override func handle(_ action: CoordinatorAction) {
          switch action {
          case HomeAction.open: pop()
          case $0
          default: super.handle(action)
          }
        }
      }
      """
    let offered = try coordinators(source)
    #expect(offered.first == "BasketAction.pay")
    #expect(offered.last == "HomeAction.open")
    let open = try coordinators(source.replacing("    default: super.handle(action)\n", with: ""))
    #expect(open.last == "default: super.handle(action)")
  }

  @Test func actionsSentHereComeFirst() throws {
    let source = """
      enum Early: CoordinatorAction { case one, two }
      enum Late: CoordinatorAction { case one, two }
      final class Shop: RootCoordinator {
        override func handle(_ action: CoordinatorAction) {
          switch action {
          case $0
          default: super.handle(action)
          }
        }
      }
      func toTheShop(_ shop: Shop) { shop.handle(Late.two) }
      func elsewhere(_ tabs: Tabs) { tabs.handle(Early.two) }
      """
    let offered = try coordinators(source)
    #expect(offered.first == "Late.two")
    #expect(
      try coordinators(source.replacing("_ tabs: Tabs) { tabs", with: "_ shop: Shop) { shop")).first == "Early.two")
    let below = source.replacing("final class Shop: RootCoordinator", with: "final class Shop: Home")
      .replacing("func toTheShop(_ shop: Shop) { shop", with: Self.child + "func toTheShop(_ child: Child) { child")
    #expect(try coordinators(below).first == "Late.two")
  }

  /// A child of the shop that handles nothing itself.
  private static let child = """
    extension Shop { func more() { add(child: Child(parent: self, navigationController: navigationController)) } }
    final class Child: Routing {
      weak var parent: Coordinator?
      var childCoordinators = [WeakCoordinator]()
      let navigationController: NavigationController
      let startRoute = BasketRoute.list
      init(parent: Coordinator?, navigationController: NavigationController) {
        self.parent = parent
        self.navigationController = navigationController
      }
      func handle(_ action: CoordinatorAction) { parent?.handle(action) }
    }

    """

  @Test func startRoutes() throws {
    #expect(
      try coordinators(
        "func f(_ home: Home) {\n  _ = Basket(parent: home, navigationController: home.navigationController, startRoute: .$0)\n}\n"
      ) == ["list", "pay"])
  }

  @Test(arguments: [
    (".$0", ["push", "present", "none"]),
    ("switch self {\n    case .one: return nil\n    case .$0\n    }", ["two", "one"]),
  ]) func whatARouteDoes(_ body: String, _ expected: [String]) throws {
    let source = """
      enum TwoRoute: NavigationRoute {
        case one, two
        var action: TransitionAction? { \(body) }
      }
      final class Two: Routing {
        weak var parent: Coordinator?
        var childCoordinators = [WeakCoordinator]()
        let navigationController: NavigationController
        let startRoute = TwoRoute.one
        func handle(_ action: CoordinatorAction) {}
      }
      extension Two: RouterViewFactory {
        func view(for route: TwoRoute) -> some View { PlainView() }
      }
      """
    #expect(try coordinators(source) == expected)
  }

  /// The coordinator around comes first.
  @Test func coordinatorsOfAScreen() throws {
    let source = "extension Basket {\n  func more() -> some View {\n    HomeScreen<$0\n  }\n}\n"
    let offered = try coordinators(source)
    #expect(offered.first == "Basket" && offered.contains("Home"))
  }

  /// What the coordinators of its screen handle comes first.
  @Test func actionsOfAScreen() throws {
    let source = """
      extension HomeScreen {
        func other() {
          coordinator.handle($0)
        }
      }
      """
    #expect(
      try coordinators(source).prefix(4) == [
        "HomeAction.open", "HomeAction.detail", "HomeAction.basket", "HomeAction.tabs",
      ])
  }

  // MARK: EnumPath

  private func paths(_ source: String) throws -> [String] { try labels("EnumPath", "import SwiftUI\n" + source) }

  private static let overloads = """
    enum Tint: Hashable { case red }
    enum Menu: Hashable { case open(B), close }
    enum Wrap { case step(Step), tint(Tint) }
    protocol Pushing { func go(_ step: Step) }
    extension Nav: Pushing {
      func go(_ step: Step) { path.append(step) }
      func show(_ step: Step) { path.append(step) }
      func show(_ step: B) { path.append(.b(step)) }
      func show(_ text: String) {}
      func select(_ menu: Menu) {}
    }
    func paint(_ tint: Tint) {}
    func wrap(_ wrap: Wrap) {}
    class Base<R: Pushing> { var router: R; init(router: R) { self.router = router } }

    """

  /// Static members that make a value stand behind the cases: variables, then functions with what they take.
  @Test func whatStandsForACase() throws {
    let members = """
      extension Step {
        static let start = Step.a(.x)
        static func numbered(_ id: Int, twice: Bool) -> Step { .b(.item(id: id)) }
        static func first() -> Self { .a(.x) }
        static func count() -> Int { 1 }
        func next() -> Step { self }
      }

      """
    let expected = ["a", "b", "start", "numbered(_:twice:)", "first()"]
    #expect(try paths(members + "func f(_ nav: Nav) { nav.next(.$0) }\n") == expected)
  }

  /// What each overload takes; what a generic receiver's constraint says; routes in what is no route. Other enums are
  /// another server's.
  @Test(arguments: [
    ("func f(_ nav: Nav) { nav.show(.$0) }", ["a", "b", "x", "item"]),
    ("func f(_ nav: Nav) { nav.select(.$0) }", ["open", "close"]),
    ("func f(_ nav: Nav) { nav.select(.open(.$0)) }", ["x", "item"]),
    ("final class Model<R: Pushing>: Base<R> { func f() { router.go(.$0) } }", ["a", "b"]),
    ("func f() { wrap(.step(.$0)) }", ["a", "b"]), ("let f = Wrap.step(.$0)", ["a", "b"]),
    ("func f() { wrap(.$0) }", []), ("func f() { wrap(.tint(.$0)) }", []), ("func f() { paint(.$0) }", []),
  ]) func casesOfWhatACallMayTake(_ code: String, _ expected: [String]) throws {
    #expect(try paths(Self.overloads + code + "\n") == expected)
  }

  /// The last one's next line is no part of what is being typed.
  @Test(arguments: [
    ("nav.next(.$0", ["a", "b"]), ("nav.next(.a(.$0", ["x", "y"]), ("nav.next(.b(.$0)", ["x", "item"]),
    ("nav.path = [.a(.$0)]", ["x", "y"]), ("nav.path.append(.$0)", ["a", "b"]),
    ("nav.next(.$0\n  Button(\"x\") {}", ["a", "b"]), ("nav.next(Step.$0\n    id: 1,\n    b: 2\n  )", ["a", "b"]),
    ("nav.next(Step.$0\n  print(1)", ["a", "b"]), ("nav.path = [Step.$0\n  print(1)", ["a", "b"]),
    ("nav.next(.b(B.$0\n    id: 1\n  ))", ["x", "item"]),
  ]) func casesLevelByLevel(_ line: String, _ expected: [String]) throws {
    #expect(try paths("func f(_ nav: Nav) {\n  \(line)\n}\n") == expected)
  }

  /// What stands in parentheses already is not written a second time.
  @Test func namesAloneInFrontOfAPayload() throws {
    func edits(_ call: String) throws -> [String] {
      try items("EnumPath", "import SwiftUI\nfunc f(_ nav: Nav) {\n  \(call)\n}\n").map(\.edit.snippet)
    }
    #expect(try edits("nav.next(.$0(.x))") == ["a", "b"])
    #expect(try edits("nav.next(.b(.$0(id: 1)))") == ["item"])
    #expect(try edits("nav.ne$0(.a(.x))").first == "go")
    #expect(try edits("nav.next(.b(.$0))") == ["x", "item(id: ${1:Int})"])
  }

  @Test func mutatorsOfAHolder() throws {
    #expect(
      try paths("func f(_ nav: Nav) {\n  nav.$0\n}\n") == ["go(step:)", "next(_:)", "back()", "root()", "path"])
  }

  @Test func missingBranchesOfAResolver() throws {
    let source = """
      enum More: Hashable {
        case one, two
        @ViewBuilder var view: some View {
          switch self {
          case .one: PlainView()
          case .$0
          }
        }
      }
      struct MoreRoot: View {
        var body: some View { NavigationStack { PlainView().navigationDestination(for: More.self) { $1.view } } }
      }
      """
    #expect(try paths(source.replacing("$1", with: "x in x")) == ["two", "one"])
  }

  /// Where anything is taken, a dot alone cannot compile.
  @Test func argumentsOfMutators() throws {
    let source = """
      import SwiftUI
      final class Loose: ObservableObject {
        @Published var path = NavigationPath()
        func any<T: Hashable>(_ value: T) { path.append(value) }
        func one(to step: Step) { path.append(step) }
      }
      struct LooseRoot: View {
        @StateObject var nav = Loose()
        var body: some View {
          NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: Step.self) { $1.view } }
        }
      }
      func f(_ nav: Loose) {
        nav.$0
      }
      """
    let offered = try items("EnumPath", source.replacing("$1", with: "x in x"))
    #expect(offered.map(\.edit.snippet) == ["any(${1})", "one(to: .${1})", "path"])
    #expect(offered.map(\.edit.plain) == ["any", "one", "path"])
  }

  @Test func slotsTakeTheirCases() throws {
    let source = """
      enum Panel: Hashable, Identifiable {
        case editor, viewer(id: Int)
        static let start = Panel.editor
        var id: Int { 0 }
      }
      final class Desk: ObservableObject { @Published var panel: Panel? }
      struct DeskView: View {
        @StateObject var desk = Desk()
        var body: some View { PlainView().sheet(item: $desk.panel) { panel in PlainView() } }
        func open() {
          desk.panel = .$0
        }
      }
      """
    #expect(try paths(source) == ["editor", "viewer", "start"])
  }

  /// Registered types first; what nobody takes comes last.
  @Test func linksAndErasedPathsTakeQualifiedValues() throws {
    let other = """
      enum Loose: Hashable { case one }
      final class LooseNav: ObservableObject {
        @Published var path = NavigationPath()
        func push(_ route: Loose) { path.append(route) }
      }
      struct LooseRoot: View {
        @StateObject var nav = LooseNav()
        var body: some View { NavigationStack(path: $nav.path) { PlainView() } }
      }

      """
    let expected = ["Step.a", "Step.b", "A.x", "A.y", "B.x", "B.item", "Loose.one"]
    let link = try paths(
      other + "struct LinkView: View {\n  var body: some View { NavigationLink(\"x\", value: $0) }\n}\n")
    #expect(link.first == "Step." && link.dropFirst().first == "Step.a" && link.contains("Loose.one"))
    #expect(link.dropFirst().allSatisfy(expected.contains))
    let append = try paths(other + "func f(_ nav: LooseNav) {\n  nav.path.append($0)\n}\n")
    #expect(append.first == "Step.a" && append.last == "Loose.one")
  }

  @Test func destinationsForWhatNobodyTakesYet() throws {
    let offered = try paths(
      """
      enum Loose: Hashable { case one }
      final class LooseNav: ObservableObject {
        @Published var path: [Loose] = []
        func push(_ route: Loose) { path.append(route) }
      }
      struct LooseRoot: View {
        @StateObject var nav = LooseNav()
        var body: some View {
          NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: ^) }
        }
      }
      """.replacing("^", with: "$0"))
    #expect(offered == ["Loose.self", "Step.self", "A.self", "B.self"])
  }

  @Test func splittingARoute() throws {
    let source = """
      enum More: Hashable {
        case one
        ^
      }
      struct MoreRoot: View {
        var body: some View { NavigationStack { PlainView().navigationDestination(for: More.self) { _ in PlainView() } } }
      }
      """
    #expect(try paths(source.replacing("^", with: "$0")) == ["case with routes of its own"])
    #expect(try paths("enum Data {\n  case one\n  $0\n}\n").isEmpty)
  }

  /// A module's name in front says that the type is not the app's own of that name.
  @Test func anotherModulesTypeOfTheSameName() throws {
    let prelude = try FixtureFolder("Fixtures/EnumPath").prelude
    let fixture = Fixture(
      """
      import SwiftUI
      enum Visibility: Hashable { case shared, secret }
      enum Post: Hashable { case new(Visibility) }
      struct PostRoot: View {
        private var bar: SwiftUI.Visibility { return .hidden }
        var body: some View {
          NavigationStack {
            PlainView().navigationDestination(for: Post.self) { post in
              switch post {
              case .new(.shared): PlainView()
              case .new(.secret): PlainView()
              }
            }
          }
        }
      }
      """)
    #expect(Snapshot(prelude, fixture).diagnostics(of: FileID("Main.swift")).allSatisfy { $0.severity == .hint })
  }
}

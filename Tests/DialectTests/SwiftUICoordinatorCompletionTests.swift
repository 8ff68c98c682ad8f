/// What is offered in SwiftUICoordinator's code, on top of its prelude.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct SwiftUICoordinatorCompletionTests {
  private func coordinators(_ source: String) throws -> [String] {
    try completionLabels("SwiftUICoordinator", "import SwiftUI\nimport SwiftUICoordinator\n" + source)
  }

  @Test func routesOfTheReceiverThoseWithoutActionLast() throws {
    let home = ["home", "detail", "sheet", "item", "child"]
    #expect(try coordinators("func f(_ c: Home) {\n  try? c.show(route: .$0\n}\n") == home)
    #expect(try coordinators("func f(_ c: Home) {\n  c.append(routes: [.home, .$0\n}\n") == home)
    #expect(try coordinators("func f(_ c: Home) {\n  c.set(routes: [.$0])\n}\n") == home)
  }

  @Test func whatAFunctionHandsOn() throws {
    let forwarder = "extension Home { func go(to route: HomeRoute) { try? show(route: route) } }\n"
    #expect(
      try coordinators(forwarder + "func f(_ c: Home) {\n  c.go(to: .$0)\n}\n")
        == ["home", "detail", "sheet", "item", "child"])
    #expect(
      try coordinators("struct S: View {\n  let send: (BasketAction) -> Void\n  func f() { send(.$0) }\n}\n")
        == ["pay", "list"])
  }

  @Test(arguments: [
    "func f(_ c: Home, _ isNew: Bool) {\n  c.handle(isNew ? HomeAction.open : .$0)\n}\n",
    "extension Basket {\n  func handle(_ action: HomeAction) {}\n  func f() { handle(.$0) }\n}\n",
    "extension Basket {\n  func handle(_ action: HomeAction) {}\n  func f() { handle(.ope$0) }\n}\n",
  ])
  func actionsThatChoicesAndOwnFunctionsType(_ source: String) throws {
    #expect(try coordinators(source) == ["open", "detail", "basket", "tabs"])
  }

  /// A case under an `#if` that the cursor's own branch excludes exists in no build of that place.
  @Test func casesOfOtherBuilds() throws {
    let tap = """
      enum TapAction: CoordinatorAction {
        case tap
        #if os(iOS)
          case press
        #else
          case click
        #endif
      }

      """
    #expect(try coordinators(tap + "func f() {\n  let a: TapAction = .$0\n}\n") == ["tap", "press", "click"])
    #expect(
      try coordinators(tap + "func f() {\n  #if os(iOS)\n  let a: TapAction = .$0\n  #endif\n}\n")
        == ["tap", "press"])
  }

  /// A client without snippets gets the name alone.
  @Test func namesAloneWhereThereAreNoSnippets() throws {
    let head = "import SwiftUI\nimport SwiftUICoordinator\n"
    let shown = try completionItems("SwiftUICoordinator", head + "func f(_ c: Home) {\n  try? c.show(route: .$0\n}\n")
    #expect(shown.map(\.edit.plain) == shown.map(\.label))
    let sent = try completionItems("SwiftUICoordinator", head + "func f(_ c: Basket) {\n  c.handle($0)\n}\n")
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

  /// What throws gets its `try?` in front of the statement that it is in, which may share its line with others.
  @Test(arguments: [
    ("Button(\"a\") { c.$0 }", "Button(\"a\") { try? c. }"), ("if on == true { c.$0 }", "if on == true { try? c. }"),
    ("do { c.$0 } catch {}", "do { try? c. } catch {}"),
    ("switch n { case 1: c.$0\n default: break }", "case 1: try? c."),
    ("if on { retry() } else { c.$0 }", "{ try? c. }"), ("add(c); c.$0", "add(c); try? c."),
    ("func g() { c.$0 }", "func g() { try? c. }"), ("c\n    .$0", "try? c\n    ."), ("c.$0", "\n  try? c."),
    ("let later = { c.$0 }", "let later = { try? c. }"), ("on ? c.$0 : add(c)", "try? on ? c. : add(c)"),
    ("let x = c.$0", "let x = try? c."), ("let x: Void? = c.$0", "= try? c."),
  ]) func attempts(_ body: String, _ expected: String) throws {
    let text = try attempted("func f(_ c: Home, _ on: Bool, _ n: Int) {\n  \(body)\n}\n")
    #expect(text.contains(expected), "\(text)")
  }

  /// A `try` covers it already, or its value is kept; a `return` hands on what a function throws, or nothing.
  @Test(arguments: [
    "try? c.$0", "do { try c.$0 } catch {}", "let x: Void = c.$0", "x = c.$0", "return c.$0", "try? add(c.$0)",
  ]) func noAttempts(_ body: String) throws {
    let text = try attempted("func f(_ c: Home) {\n  \(body)\n}\n")
    #expect(!text.replacing(body.replacing("$0", with: ""), with: "").contains("try"), "\(text)")
  }

  @Test func attemptsThatAreHandedOn() throws {
    #expect(try attempted("func f(_ c: Home) throws { return c.$0 }\n").contains("{ return try c. }"))
  }

  /// With the edit that comes with `start()`.
  private func attempted(_ source: String) throws -> String {
    let head = "// cursor: on\nimport SwiftUI\nimport SwiftUICoordinator\n"
    let items = try completionItems(
      "SwiftUICoordinator", "import SwiftUI\nimport SwiftUICoordinator\n" + source)
    var text = Array(Fixture(head + source).files[0].text.utf8)
    let start = try #require(items.first { $0.label == "start()" })
    for edit in start.additionalEdits {
      text.replaceSubrange(edit.location.range.start..<edit.location.range.end, with: edit.newText.utf8)
    }
    return String(decoding: text, as: UTF8.self)
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
    let choice = "func f(_ c: Basket, _ on: Bool) {\n  c.handle(on ? BasketAction.pay : $0)\n}\n"
    #expect(try coordinators(choice).prefix(2) == ["BasketAction.pay", "BasketAction.list"])
    #expect(try coordinators("func f(_ c: Basket) {\n  c.handle(Action.$0\n}\n") == ["done", "cancel"])
  }

  /// Whoever is above the receiver handles what it sends, the nearest first; `case is` takes all of an enum.
  @Test func actionsOfTheChainFirst() throws {
    let source = """
      enum Near: CoordinatorAction { case one, two }
      enum Far: CoordinatorAction { case one }
      final class Above: Home {
        override func handle(_ action: CoordinatorAction) {
          switch action {
          case is Near: pop()
          default: super.handle(action)
          }
        }
        func more() { add(child: Tabs(parent: self, navigationController: navigationController)) }
      }
      final class Apart: Basket {
        override func handle(_ action: CoordinatorAction) { if case Far.one = action { pop() } }
      }
      func f(_ c: Tabs) {
        c.handle($0)
      }
      """
    let items = try completionItems("SwiftUICoordinator", "import SwiftUI\nimport SwiftUICoordinator\n" + source)
    #expect(
      items.map(\.label) == [
        "HomeAction.open", "HomeAction.detail", "HomeAction.basket", "HomeAction.tabs", "Near.one", "Near.two",
        "Action.done", "Action.cancel", "BasketAction.pay", "BasketAction.list", "Far.one",
      ])
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

  /// Only `handle` hands the rest on.
  @Test func actionsInFunctionsOfTheAppsOwn() throws {
    let source = """
      extension Home {
        func take(_ step: CoordinatorAction) {
          switch step {
          case $0
          }
        }
      }
      """
    #expect(
      try coordinators(source) == [
        "BasketAction.pay", "BasketAction.list", "HomeAction.open", "HomeAction.detail", "HomeAction.basket",
        "HomeAction.tabs",
      ])
  }

  /// Where the pattern's end stands already, and in a list of patterns, it is the name alone.
  @Test(arguments: [
    ("case HomeAction.$0", ["basket:$0", "detail:$0", "tabs:$0", "open:$0"]),
    ("case HomeAction.$0: break", ["basket", "detail", "tabs", "open"]),
    ("case BasketAction.pay, HomeAction.$0: break", ["basket", "detail", "tabs", "open"]),
    ("case HomeAction.$0, BasketAction.pay: break", ["basket", "detail", "tabs", "open"]),
  ]) func patternsThatEndAlready(_ pattern: String, _ expected: [String]) throws {
    let source = """
      final class Other: Home {
        override func handle(_ action: CoordinatorAction) {
          switch action {
          case HomeAction.open: pop()
          \(pattern)
          }
        }
      }
      """
    let items = try completionItems("SwiftUICoordinator", "import SwiftUI\nimport SwiftUICoordinator\n" + source)
    #expect(items.map(\.edit.snippet).sorted() == expected.sorted())
    let open = try coordinators(source.replacing(pattern, with: "case BasketAction.pay, $0: break"))
    #expect(open.contains("HomeAction.detail") && !open.contains { $0.hasPrefix("default") })
  }

  /// In a handler, the action may have been cast before.
  @Test(arguments: [
    "guard let basket = action as? BasketAction else { return }\n    switch basket { case .$0 }",
    "if let basket = action as? BasketAction { switch basket { case .$0 } }",
    "if case .$0 = action as? BasketAction {}",
  ]) func castActions(_ body: String) throws {
    let source = """
      final class Other: Home {
        override func handle(_ action: CoordinatorAction) {
          \(body)
        }
      }
      """
    #expect(try coordinators(source) == ["pay", "list"])
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

  /// What is no `Equatable` is compared with nothing.
  @Test func comparedRoutes() throws {
    let body = "func f(_ r: SameRoute) -> Bool { r == .$0 }\n"
    let action = "{ var action: TransitionAction? { nil }; case one, two(Int) }\n"
    #expect(try coordinators("enum SameRoute: NavigationRoute, Equatable \(action)" + body) == ["one", "two"])
    #expect(try coordinators("enum SameRoute: NavigationRoute \(action)" + body) == [])
  }

  @Test func startRoutes() throws {
    #expect(
      try coordinators(
        "func f(_ home: Home) {\n  _ = Basket(parent: home, navigationController: home.navigationController, startRoute: .$0)\n}\n"
      ) == ["list", "pay"])
  }

  @Test(arguments: [
    (".$0", ["push", "present", "none"]), ("\n    $0\n  ", [".push", ".present", "nil"]),
    (" $0 ", [".push", ".present", "nil"]),
    ("switch self {\n    case .one: $0\n    }", [".push", ".present", "nil"]),
    ("switch self {\n    case .one: return nil\n    $0\n    }", ["case .two:"]),
    ("switch self { $0 }", ["case .one:", "case .two:"]),
    ("switch self {\n    case .one: return nil\n    }\n    $0\n", []),
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

  /// What is matched anywhere has the cases of its type, those that a branch names last.
  @Test(arguments: [
    ("switch a {\n  case .basket: break\n  case .$0\n  }", ["open", "detail", "tabs", "basket"]),
    ("switch a {\n  case .basket, .$0: break\n  }", ["open", "detail", "tabs", "basket"]),
    ("if case .$0 = a {}", ["open", "detail", "basket", "tabs"]), ("if case .$0 = n {}", []),
  ])
  func matchedValues(_ body: String, _ expected: [String]) throws {
    #expect(try coordinators("func f(_ a: HomeAction, _ n: Int?) {\n  \(body)\n}\n") == expected)
  }
}

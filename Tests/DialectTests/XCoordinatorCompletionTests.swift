/// What is offered while a call of XCoordinator is being typed, closed or not, whatever follows it.

import Foundation
import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct XCoordinatorCompletionTests {
  /// What is inserted at `‸`, best first. The text stands on the world of the fixtures.
  private func offered(_ text: String, _ folder: String = "XCoordinator") throws -> [String] {
    try items(text, folder).map(\.edit.snippet)
  }

  private func items(_ text: String, _ folder: String = "XCoordinator") throws -> [CompletionItem] {
    let prelude = try FixtureFolder("Fixtures/\(folder)").prelude
    let marker = try #require(text.range(of: "‸"))
    let full = "import UIKit\nimport XCoordinator\n" + text.replacing("‸", with: "", maxReplacements: 1)
    let offset = "import UIKit\nimport XCoordinator\n".utf8.count + text[..<marker.lowerBound].utf8.count
    let file = FileID("Typed.swift")
    var files = [file: SourceFile(text: Array(full.utf8))]
    for other in prelude.files { files[other.id] = SourceFile(text: Array(other.text.utf8)) }
    return completions(at: offset, in: file, of: Snapshot(files: files))
  }

  private func offeredInApp(_ body: String) throws -> [String] {
    try offered(
      "extension AppCoordinator {\n  func typed() -> NavigationTransition {\n    \(body)\n  }\n  func next() {}\n}")
  }

  /// A case that no build has that holds the code is none there.
  @Test func casesOfOtherBuilds() throws {
    let cases = "case a\n  #if os(iOS)\n  case phone\n  #elseif os(Linux)\n  case box\n  #endif"
    let route = "enum Built: Route {\n  \(cases)\n}\n"
    let code = "func t(_ r: StrongRouter<Built>) {\n  #if os(Linux)\n  r.trigger(.‸)\n  #endif\n}"
    #expect(try offered(route + code) == ["a", "box"])
    #expect(try offered(route + "func t(_ r: StrongRouter<Built>) { r.trigger(.‸) }") == ["a", "phone", "box"])
  }

  /// A closure behind the name is the payload's last part, and written once.
  @Test func closuresThatStandAlready() throws {
    let cases = "a, b(Int), ask(id: Int, then: (Bool) -> Void), late(@autoclosure () -> Int)"
    let route = "enum Asked: Route { case \(cases) }\n"
    func trigger(_ text: String) throws -> [String] {
      try offered(route + "func t(_ r: StrongRouter<Asked>) { r.trigger(\(text)) }")
    }
    #expect(
      try trigger(".‸") == ["a", "b(${1:Int})", "ask(id: ${1:Int}) { _ in $2 }", "late(${1:Int})"])
    #expect(try trigger(".‸ { print($0) }") == ["ask(id: ${1:Int})"])
  }

  /// One path publishes, the other does not: there, the chain would fail.
  @Test func deepLinksThatDependOnACondition() throws {
    let found = try items(
      "extension AppCoordinator {\n  func typed(_ x: Bool) -> NavigationTransition { deepLink(.maybe(x), ‸) }\n}")
    #expect(found.first?.label == "AppRoute.main")
    #expect(!found.contains { $0.label.hasPrefix("AccountRoute.") })
  }

  /// Routes in a list stand behind each other, and the type in front of a dot says what follows it.
  @Test func deepLinksFromLists() throws {
    let list = "return deepLink(.main, [TabRoute.account, ‸] as [Route])"
    #expect(try offeredInApp(list).first == "AccountRoute.profile")
    #expect(try offeredInApp("let rest: [Route] = [TabRoute.‸]\n    return deepLink(.main, rest)") == Self.tabs)
  }

  /// A client without snippets gets the name alone.
  @Test func namesAloneWhereThereAreNoSnippets() throws {
    let found = try items("func t(_ r: StrongRouter<NewsRoute>) { r.trigger(.‸ }")
    #expect(found.map(\.edit.plain) == ["list", "article"])
    #expect(found.map(\.edit.snippet) == ["list", "article(id: ${1:Int})"])
  }

  private static let tabs = ["account", "news", "index"]

  /// The tabs answer on top; the app's own coordinator below costs a level; nothing else would run.
  @Test(arguments: [
    "deepLink(.main, ‸)", "deepLink(.main, ‸", "return deepLink(.main, ‸", "return deepLink(AppRoute.main,\n      ‸",
    "return .multiple(.dismiss(), deepLink(.main, ‸", "let link = { self.deepLink(.main, ‸ }",
    "self.deepLink(.main, ‸\n    let x = 1", "deepLink(.main, T‸",
  ])
  func deepLinksGoOn(_ body: String) throws {
    let found = try offeredInApp(body)
    #expect(Array(found.prefix(3)) == Self.tabs.map { "TabRoute." + $0 })
    #expect(found.contains("AppRoute.login"))
    #expect(!found.contains { $0.hasPrefix("AccountRoute.") || $0.hasPrefix("NewsRoute.") })
  }

  /// In a handler that is being typed, its other branches say what they show.
  @Test(arguments: ["‸)", "‸", "N‸", "‸,\n"])
  func deepLinksOfAnUnfinishedHandler(_ end: String) throws {
    let found = try offered(
      """
      enum Typed: Route { case plain, item(Int), late }
      final class Types: NavigationCoordinator<Typed> {
        let news = NewsCoordinator()
        override func prepareTransition(for route: Typed) -> NavigationTransition {
          switch route {
          case .plain: return deepLink(Typed.item(1), \(end)
          case .item: return .present(news)
          case .late: return .none()
          }
        }
      }
      """)
    #expect(found.prefix(2) == ["NewsRoute.list", "NewsRoute.article(id: ${1:Int})"])
    #expect(!found.contains { $0.hasPrefix("AccountRoute") })
  }

  @Test func deepLinksDropLevels() throws {
    let found = try offeredInApp("return deepLink(\n      AppRoute.main,\n      TabRoute.account,\n      ‸")
    #expect(Array(found.prefix(3)) == ["AccountRoute.profile", "AccountRoute.close", "TabRoute.account"])
  }

  /// What would fail is not offered, and behind a step that never completes nothing is, nor in a chain that has failed.
  @Test func deepLinksEnd() throws {
    #expect(try offeredInApp("deepLink(.byIndex, ‸").allSatisfy { $0.hasPrefix("AppRoute.") })
    for dead in ["deepLink(.stall, ‸", "deepLink(.stall, TabRoute.‸", "deepLink(.main, NewsRoute.list, ‸"] {
      #expect(try offeredInApp(dead) == [])
    }
    #expect(try offeredInApp("deepLink(.main, TabRoute.‸") == Self.tabs)
  }

  @Test(arguments: [
    "tabs.trigger(‸", "tabs.trigger(‸\n    print(1)", "let c = { self.tabs.contextTrigger(‸ }",
    "return .trigger(‸, on: tabs)", "return .route(‸, on: tabs)",
  ])
  func sitesOfferCases(_ body: String) throws {
    #expect(try offeredInApp(body) == Self.tabs.map { "." + $0 })
  }

  /// What stands on the next line is no name of a case.
  @Test(arguments: ["print(1)", "with: options)", "options)", "let x = 1"])
  func namesEndWithTheirLine(_ next: String) throws {
    #expect(try offeredInApp("tabs.trigger(TabRoute.‸\n    \(next)") == Self.tabs)
  }

  @Test(arguments: [
    "chain(routes: [‸", "return chain(routes: [.main, ‸", "registerPeek(for: self, route: ‸", "trigger(‸", "deepLink(‸",
    "registerInteractiveTransition(for: ‸",
  ])
  func ownRoutes(_ body: String) throws {
    let found = try offeredInApp(body)
    #expect(Array(found.prefix(2)) == [".main", ".both"])
    #expect(found.contains(".maybe(${1:Bool})"))
  }

  /// Without `on:` each case comes with the router that takes it, the own coordinator last.
  @Test func triggersBringTheirRouters() throws {
    let found = try offeredInApp("return .trigger(‸")
    #expect(found.contains("TabRoute.news, on: tabs"))
    #expect(found.contains("NewsRoute.article(id: ${1:Int}), on: news"))
    #expect(found.last == "AppRoute.jump, on: self")
    #expect(try offeredInApp("return .trigger(.index, on: ‸") == ["tabs"])
    #expect(try offeredInApp("return .trigger(TabRoute.‸").allSatisfy { $0.hasSuffix(", on: tabs") })
    let strong = "func typed(_ r: StrongRouter<TabRoute>) -> NavigationTransition { .route(‸ }"
    #expect(try offered(strong) == [])
  }

  @Test(arguments: [
    "init() { super.init(initialRoute: ‸ }", "init() {\n    super.init(initialRoute: ‸\n  }",
    "init() { super.init(initialRoute: ‸) }", "init() { super.init(initialRoute:‸) }",
    "convenience init(_ n: Int) { self.init(initialRoute: ‸) }",
    "func other() { _ = NewsCoordinator(initialRoute: ‸) }",
  ])
  func initialRoutes(_ body: String) throws {
    let found = try offered("final class Typed: NavigationCoordinator<NewsRoute> {\n  \(body)\n}")
    #expect(found == [".list", ".article(id: ${1:Int})"])
  }

  /// What holds a route is offered behind the cases; in front of `super.init` there is no property yet.
  @Test func initialRoutesThatAreHeld() throws {
    func ends(_ body: String) throws -> [String] {
      try offered("final class Typed: NavigationCoordinator<NewsRoute> {\n  let first = NewsRoute.list\n  \(body)\n}")
        .filter { !$0.hasPrefix(".") }
    }
    #expect(try ends("init(start: NewsRoute, name: String) { super.init(initialRoute: ‸) }") == ["start"])
    #expect(try ends("func go(to tab: TabRoute) { _ = NewsCoordinator(initialRoute: ‸) }") == ["first"])
  }

  /// Behind a receiver the calls that are legal on it; where a value is wanted, none of them.
  @Test func receiversOfferCalls() throws {
    let routers = [
      "func t(_ r: StrongRouter<NewsRoute>) { r.‸ }", "func t(_ r: UnownedRouter<NewsRoute>) {\n  r.‸\n  print(1)\n}",
      "final class Typed { let router: WeakRouter<NewsRoute>; func t() { self.router.tr‸ } }",
      "extension NewsCoordinator { func t() { strongRouter.‸ } }", "func t(_ r: StrongRouter<NewsRoute>?) { r?.‸ }",
    ]
    for text in routers {
      #expect(
        try offered(text) == [
          "trigger(.$1)",
          "contextTrigger(.$1, with: TransitionOptions(animated: ${2:true}), completion: ${3:nil})",
        ], "\(text)")
    }
    let found = try items("func t(_ c: NewsCoordinator) { c.‸ }")
    #expect(
      found.map(\.label) == [
        "trigger(.…)", "contextTrigger(.…, …)", "deepLink(.…)", "chain(routes: [.…])", "prepareTransition(for: .…)",
        "registerInteractiveTransition(for: .…, …)",
      ])
    #expect(try offered("func t(_ c: NewsCoordinator) { c.tri‸(.list) }").first == "trigger")
    for text in [
      "func t(_ r: StrongRouter<NewsRoute>) { print(r.‸) }", "func t(_ r: StrongRouter<NewsRoute>?) { r.‸ }",
    ] {
      #expect(try offered(text) == [], "\(text)")
    }
  }

  /// A payload that is a router takes what is of its type, and what others give of it.
  @Test(arguments: [
    ("StrongRouter<NewsRoute>", ["strong", "kid.strongRouter", "unowned.strongRouter", "strongRouter"]),
    ("UnownedRouter<NewsRoute>", ["kid.unownedRouter", "unowned", "unownedRouter"]),
    ("StrongRouter<NewsRoute>?", ["strong", "kid.strongRouter", "maybe", "unowned.strongRouter", "strongRouter"]),
    ("NewsCoordinator", ["kid", "self"]), ("WeakRouter<TabRoute>", ["tabs.weakRouter"]),
  ])
  func routersAsPayloads(_ payload: String, _ expected: [String]) throws {
    let found = try offered(
      """
      enum Handed: Route { case over(\(payload)) }
      extension NewsCoordinator {
        func t(_ r: StrongRouter<Handed>, strong: StrongRouter<NewsRoute>) {
          let kid = NewsCoordinator(), tabs = TabsCoordinator()
          let maybe: StrongRouter<NewsRoute>? = nil, unowned = kid.unownedRouter
          r.trigger(.over(‸))
        }
      }
      """)
    #expect(found.sorted() == expected.sorted())
  }

  @Test func payloads() throws {
    let routes =
      "enum Typed: Route { case a(Int, force: Bool = true), b(() -> Void), c(title: String, done: (Bool) -> Void), d(with: Typed2) }\n"
      + "enum Typed2: Route { case x, y }\n"
    #expect(
      try offered(routes + "func t(_ r: StrongRouter<Typed>) { r.trigger(.‸) }") == [
        "a(${1:Int}, force: ${2:Bool})", "a(${1:Int})", "b { $1 }", "c(title: ${1:String}) { _ in $2 }",
        "d(with: ${1:Typed2})",
      ])
    #expect(try offered(routes + "func t(_ r: StrongRouter<Typed>) { r.trigger(.d(with: ‸") == [".x", ".y"])
  }

  /// Static members that are a value of the route, and that the place may call; what takes nothing is called as well.
  @Test func staticMembers() throws {
    let routes = """
      enum Made: Route {
        case a, def(n: Int = 1)
        @available(*, unavailable) case gone
        static func plain() -> Self { .a }
        static func made(n: Int) -> Made { .a }
        static var maybe: Made? { .a }
        static func opt() -> Made? { nil }
        static func parse() throws -> Made { .a }
        static func later() async -> Made { .a }
        fileprivate static let near = Made.a
        private static let hidden = Made.a
      }
      extension Made { func t(_ r: StrongRouter<Made>) { inside } }

      """
    let common = ["a", "def(n: ${1:Int})", "def()", "near", "plain()", "made(n: ${1:Int})"]
    func trigger(_ text: String) throws -> [String] {
      try offered(routes + "func t(_ r: StrongRouter<Made>) async { \(text) }")
    }
    #expect(try trigger("r.trigger(.‸)") == common)
    #expect(try trigger("r.trigger(Made.‸)") == common)
    #expect(try trigger("r.trigger(‸)") == common.map { "." + $0 })
    #expect(try trigger("try? r.trigger(.‸)") == common + ["parse()"])
    #expect(try trigger("await r.trigger(.‸)") == common + ["later()"])
    let inside = try offered(routes.replacing("inside", with: "r.trigger(.‸)"))
    #expect(inside.contains("hidden") && inside.contains("near"))
  }

  private func inHandler(_ body: String) throws -> [String] {
    try offered(
      "extension Transition where RootViewController: UITabBarController { static func tabbed() -> Transition { .none() } }\n"
        + "extension Transition where RootViewController: UINavigationController { static func pushed() -> Transition { .none() } }\n"
        + "final class Typed: NavigationCoordinator<NewsRoute> {\n"
        + "  override func prepareTransition(for route: NewsRoute) -> NavigationTransition {\n    switch route {\n"
        + "    \(body)\n    case .article: return .none()\n    }\n  }\n}")
  }

  /// Functions that give a transition offer what their controller has; a deep link is a coordinator's.
  @Test(
    arguments: [
      ("extension TabsCoordinator { func go() -> TabBarTransition { return .‸ } }", "select", true),
      ("extension AppCoordinator { func go() -> TransitionType { .‸ } }", "push", true),
      ("final class Maker { func make(_ n: Int) -> NavigationTransition { return .‸ } }", "push", false),
      (
        "extension Transition where RootViewController: UITabBarController { static func x() -> Transition { .‸ } }",
        "select", false
      ),
      ("func make() -> TabBarTransition { return .‸ }", "select", false),
      ("extension AppCoordinator { func go() { performTransition(.‸, with: options) } }", "push", true),
    ])
  func helpersOfferWhatIsLegal(_ text: String, _ own: String, _ isCoordinator: Bool) throws {
    let found = try items(text).map(\.label)
    #expect(found.contains(own) && !found.contains(own == "push" ? "select" : "push"))
    #expect(found.contains("deepLink") == isCoordinator)
  }

  @Test func handlersOfferWhatIsLegal() throws {
    for body in ["case .list: return .‸", "case .list:\n      return .‸", "case .list: return .pu‸"] {
      let found = try inHandler(body)
      #expect(found.first == "push($1)", "\(body)")
      #expect(found.contains("deepLink($1)") && found.contains("pushed($1)") && found.contains("none()"), "\(body)")
      #expect(!found.contains { $0.hasPrefix("select") || $0.hasPrefix("tabbed") }, "\(body)")
    }
    #expect(try inHandler("case .list: return ‸").first == ".push($1)")
    for body in ["case .list: return .multiple(.dismiss(), .‸)", "case .list: return .multiple(.‸)"] {
      #expect(try inHandler(body).first == "push($1)", "\(body)")
    }
    #expect(try inHandler("case .list: return .multiple(.dismiss(), ‸)").first == ".push($1)")
    let tabs = try offered(
      "final class Typed: TabBarCoordinator<TabRoute> {\n  override func prepareTransition(for route: TabRoute) -> "
        + "TabBarTransition {\n    switch route {\n    case .index: return .‸\n    default: return .none()\n    }\n"
        + "  }\n}")
    #expect(tabs.contains("select($1)"))
    #expect(try inHandler("case ‸").first?.hasPrefix(".list:") == true)
  }

  /// Where the pattern's end stands already, it is the pattern alone; in a list, nothing is bound.
  @Test(arguments: [
    ("case .‸: return .none()", ["later(let id)", "last"]), ("case .plain, .‸: return .none()", ["later", "last"]),
    ("case .‸, .plain: return .none()", ["later", "last"]),
    ("case .‸ where on: return .none()", ["later(let id)", "last"]),
    ("case .plain, .‸", ["later:\n  return .${1:push}($2)", "last:\n  return .${1:push}($2)"]),
    ("case .later(.‸", []),
  ])
  func patternsThatEndAlready(_ branch: String, _ expected: [String]) throws {
    let found = try offered(
      """
      enum Ended: Route { case plain, later(id: Int), last }
      final class Ends: NavigationCoordinator<Ended> {
        override func prepareTransition(for route: Ended) -> NavigationTransition {
          switch route {
          case .plain: return .none()
          \(branch)
          }
        }
      }
      """)
    #expect(found == expected)
  }

  @Test func buildersOfferComponents() throws {
    let found = try offered(
      "final class Typed: TabBarCoordinator<TabRoute> {\n  @TransitionBuilder<RootViewController>\n"
        + "  override func prepare(for route: TabRoute) -> Transition<RootViewController> {\n    switch route {\n"
        + "    case .index:\n      ‸\n    default: ()\n    }\n  }\n}", "XCoordinatorComponents")
    #expect(found.first == "SelectTab { $1 }")
    #expect(found.contains("Redirect(as: $1, to: $2)"))
    #expect(!found.contains { $0.hasPrefix("Push") })
  }

  @Test func wrappersOfferTheirRoutes() throws {
    let found = try offered(
      "extension NewsCoordinator { func go(_ r: NewsRoute) { trigger(r) } }\nfunc t(_ c: NewsCoordinator) {\n  c.go(‸\n}\n"
    )
    #expect(found == [".list", ".article(id: ${1:Int})"])
  }

  /// Nothing is offered where the route type is not known.
  @Test func unknownReceivers() throws {
    #expect(try offered("func t<T: Router>(_ r: T) { r.trigger(‸ }") == [])
    let fixed = "func t<T: Router>(_ r: T) where T.RouteType == NewsRoute { r.trigger(‸ }"
    #expect(try offered(fixed) == [".list", ".article(id: ${1:Int})"])
  }

  /// Annotations, results, lists and comparisons say the type; what is matched has the cases that no branch names.
  @Test(arguments: [
    "let r: NewsRoute = .‸", "let r: NewsRoute = n > 1 ? .list : .‸", "let all: [NewsRoute] = [.list, .‸]",
    "func own() -> NewsRoute { return .‸ }", "[NewsRoute.list, .‸].forEach { print($0) }",
    #"let all: [String: NewsRoute] = ["a": .list, "b": .‸]"#,
  ])
  func valuesWhoseTypeIsKnown(_ body: String) throws {
    #expect(try offered("func t(_ n: Int, _ route: NewsRoute) { \(body) }") == ["list", "article(id: ${1:Int})"])
  }

  /// What is no `Equatable` is compared with nothing.
  @Test func comparedValues() throws {
    let compared = "func t(_ route: Same, _ n: Int) { if route == .‸ {} }"
    #expect(try offered("enum Same: Route, Equatable { case a(Int), b }\n" + compared) == ["a(${1:Int})", "b"])
    #expect(try offered("enum Same: Route { case a, b }\n" + compared) == ["a", "b"])
    #expect(try offered("enum Same: Route { case a(Int), b }\n" + compared) == [])
  }

  @Test(arguments: [
    ("if case .‸ = route {}", ["list", "article(let id)"]), ("if case .‸(3) = route {}", ["article"]),
    ("switch route {\n  case .list: break\n  case .‸\n  }", ["article(let id)"]),
    ("guard case .‸ = route else { return }", ["list", "article(let id)"]), ("if case .‸ = n {}", []),
  ])
  func patterns(_ body: String, _ expected: [String]) throws {
    #expect(try offered("func t(_ n: Int, _ route: NewsRoute) {\n  \(body)\n}") == expected)
  }
}

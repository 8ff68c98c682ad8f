/// Definition, references and hover on XCoordinator's names: routers, coordinators, helpers, screens, labels, route types,
/// and what single places tell of a case.

import Foundation
import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct XCoordinatorNameTests {
  private static let shop = """
    import UIKit
    import XCoordinator

    final class CartScreen: UIViewController {}
    final class ItemScreen: UIViewController {
      let router: UnownedRouter<ShopRoute>
      init(router: UnownedRouter<ShopRoute>) { self.router = router; super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError() }
      func close() { router.trigger(.cart) }
    }
    enum ShopRoute: Route { case cart, item(id: Int), news, lost }
    extension Transition where RootViewController: UINavigationController {
      static func fresh(_ page: Presentable) -> Transition { .multiple(.popToRoot(), .push(page)) }
    }
    final class ShopCoordinator: NavigationCoordinator<ShopRoute> {
      let kid = NewsCoordinator()
      lazy var tabs = TabsCoordinator().strongRouter
      override func prepareTransition(for route: ShopRoute) -> NavigationTransition {
        switch route {
        case .cart: return .push(CartScreen())
        case .item:
          let screen = ItemScreen(router: unownedRouter)
          return .fresh(screen)
        case .news: return shownNews()
        case .lost: return .none()
        }
      }
      func shownNews() -> NavigationTransition { .present(kid) }
      func link() -> NavigationTransition { deepLink(.news, NewsRoute.list) }
    }
    final class SideCoordinator: ViewCoordinator<ShopRoute> {
      override func prepareTransition(for route: ShopRoute) -> ViewTransition {
        switch route {
        case .cart: return .present(CartScreen())
        default: return .none()
        }
      }
    }
    func start(_ window: UIWindow, _ weak: WeakRouter<ShopRoute>) {
      let shop = ShopCoordinator(initialRoute: .cart)
      shop.setRoot(for: window)
      shop.trigger(.item(id: 3))
      weak.trigger(.item(id: 4))
    }
    """

  private struct Question {
    let snapshot: Snapshot
    let fixture: Fixture
    let file: FileID
    let offset: Int

    init(_ marked: String, in text: String = XCoordinatorNameTests.shop) throws {
      let prelude = try FixtureFolder("Fixtures/XCoordinator").prelude
      fixture = Fixture(text)
      snapshot = Snapshot(prelude, fixture)
      let text = marked.replacing("‸", with: "", maxReplacements: 1)
      let parts = marked.split(separator: "‸", maxSplits: 1, omittingEmptySubsequences: false)
      let found = try #require(fixture.files.first { $0.text.contains(text) })
      let before = try #require(found.text.range(of: text)).lowerBound
      file = found.id
      offset = found.text[..<before].utf8.count + parts[0].utf8.count
    }

    /// `role: line`, the line without its indentation and up to 31 characters.
    func lines(_ targets: [NavigationTarget]) -> [String] {
      targets.compactMap { target in
        guard let source = snapshot.file(target.location.file) else { return nil }
        let lines = String(decoding: source.text, as: UTF8.self).split(
          separator: "\n", omittingEmptySubsequences: false)
        let line = lines[source.lines.line(of: target.location.range.start)].drop { $0 == " " }
        return "\(target.role): \(line.prefix(31))"
      }
    }

    var definition: [String] { lines(IDE.definition(at: offset, in: file, of: snapshot)?.targets ?? []) }
    var uses: [String] { lines(references(at: offset, in: file, of: snapshot, includingDeclaration: false)) }
    var card: HoverCard? { hover(at: offset, in: file, of: snapshot) }
  }

  /// A case that nobody handles has uses all the same.
  @Test(arguments: ["case ‸shown", "trigger(.‸shown)"]) func casesWithoutHandler(_ marked: String) throws {
    let text = """
      import XCoordinator
      enum ParkRoute: Route { case shown, hidden }
      func park(_ router: WeakRouter<ParkRoute>) {
        router.trigger(.shown)
        router.trigger(.hidden)
      }
      """
    #expect(try Question(marked, in: text).uses == ["use: router.trigger(.shown)"])
  }

  private static let shopClass = "target: final class ShopCoordinator: Na"
  private static let sideClass = "target: final class SideCoordinator: Vi"

  /// Its declaration, and the coordinators that may stand behind it.
  @Test(arguments: [
    ("func close() { ‸router", ["declaration: let router: UnownedRouter<ShopR", shopClass, sideClass]),
    ("{ self.‸router = router", ["declaration: let router: UnownedRouter<ShopR", shopClass, sideClass]),
    ("self.router = ‸router;", ["declaration: init(router: UnownedRouter<Shop", shopClass, sideClass]),
    ("(router: ‸unownedRouter)", [shopClass]),
    ("let ‸kid =", ["declaration: let kid = NewsCoordinator()", "target: final class NewsCoordinator: Na"]),
    (
      "lazy var ‸tabs",
      ["declaration: lazy var tabs = TabsCoordinator", "target: final class TabsCoordinator: Ta"]
    ),
    ("‸shop.trigger", ["declaration: let shop = ShopCoordinator(init", shopClass]),
  ])
  func routerVariables(_ marked: String, _ expected: [String]) throws {
    #expect(try Question(marked).definition == expected)
  }

  @Test func cardsOfRouters() throws {
    let card = try #require(try Question("func close() { ‸router").card)
    #expect(card.title == "router: UnownedRouter<ShopRoute>")
    #expect(
      card.lines == [
        "Takes `ShopRoute`.", "Unowned: traps when what is behind it is gone.",
        "Behind it: `ShopCoordinator`, `SideCoordinator`",
      ])
    let weak = try #require(try Question("{\n  let shop = ‸ShopCoordinator(initial").card)
    #expect(weak.title == "navigation coordinator ShopCoordinator")
    let known = try #require(try Question("‸shop.trigger").card)
    #expect(known.lines.contains("Behind it: `ShopCoordinator`"))
  }

  /// The class, and where its objects are made; those alone are its references.
  @Test func coordinators() throws {
    let made = "use: let shop = ShopCoordinator(init"
    let declared = try Question("class ‸ShopCoordinator")
    #expect(declared.definition == ["declaration: final class ShopCoordinator: Na", made])
    #expect(declared.uses == [made])
    #expect(try Question("= ‸ShopCoordinator(").definition == ["declaration: final class ShopCoordinator: Na"])
    let lines = try #require(declared.card).lines
    #expect(lines.contains("Takes `ShopRoute`") && lines.contains("Shows `CartScreen`, `ItemScreen`"), "\(lines)")
    #expect(lines.contains("4 routes · xcoordinator"))
  }

  @Test func parentsOfCoordinators() throws {
    let question = try Question("let kid = ‸NewsCoordinator()")
    #expect(question.definition.first == "declaration: final class NewsCoordinator: Na")
    let lines = try #require(question.card).lines
    #expect(lines.contains { $0.hasPrefix("Shown by ") && $0.contains("`ShopCoordinator`") }, "\(lines)")
  }

  @Test(arguments: [
    (".‸fresh(screen)", "static func fresh(_ page: Presentable) ->", "push fresh", "Publishes `page`"),
    (
      "return ‸shownNews()", "func shownNews() -> NavigationTransition ", "present shownNews",
      "Publishes `NewsCoordinator (NewsRoute)`"
    ),
    (
      "func ‸shownNews", "func shownNews() -> NavigationTransition ", "present shownNews",
      "Publishes `NewsCoordinator (NewsRoute)`"
    ),
  ])
  func helpers(_ marked: String, _ declared: String, _ title: String, _ published: String) throws {
    let question = try Question(marked)
    #expect(question.definition == ["declaration: " + declared.prefix(31)])
    #expect(question.card?.title == title)
    #expect(question.card?.lines == [published, "Reports completion."])
    #expect(question.uses.count == 1)
  }

  @Test(arguments: ["push(‸CartScreen", "present(‸CartScreen"])
  func screens(_ marked: String) throws {
    let question = try Question(marked)
    #expect(question.definition == ["target: final class CartScreen: UIViewC"])
    #expect(question.card?.lines == ["Shown by `ShopCoordinator.cart`, `SideCoordinator.cart`"])
  }

  @Test func screensThatVariablesHold() throws {
    #expect(try Question(".fresh(‸screen)").definition == ["target: final class ItemScreen: UIViewC"])
  }

  @Test func labels() throws {
    let question = try Question("shop.trigger(.item(‸id: 3))")
    #expect(question.definition == ["declaration: enum ShopRoute: Route { case ca"])
    #expect(question.card?.title == "id: Int")
  }

  /// Its references are the sites, wherever it is named.
  @Test(arguments: ["enum ‸ShopRoute", "UnownedRouter<‸ShopRoute>\n", "NavigationCoordinator<‸ShopRoute>"])
  func routeTypes(_ marked: String) throws {
    let question = try Question(marked)
    #expect(question.definition == ["declaration: enum ShopRoute: Route { case ca"])
    #expect(
      question.card?.lines == [
        "Handled by `ShopCoordinator`, `SideCoordinator`", "4 cases", "Never triggered: `lost`",
      ])
    #expect(question.uses.count == 5)
  }

  /// A known instance decides who answers; an unknown one may be any, those with a pattern before a `default`.
  @Test func handlersThatArePossible() throws {
    #expect(
      try Question("shop.trigger(.‸item").definition.filter { $0.hasPrefix("handler") } == ["handler: case .item:"])
    #expect(
      try Question("weak.trigger(.‸item").definition.filter { $0.hasPrefix("handler") } == [
        "handler: case .item:", "handler: default: return .none()",
      ])
    let card = try #require(try Question("weak.trigger(.‸item").card)
    #expect(card.title == "push item(id: Int) → ItemScreen")
    #expect(card.lines.contains("In `SideCoordinator`: `none item(id: Int)`"))
    #expect(try Question("case .‸cart: return .present").card?.title == "present cart → CartScreen")
    // Whoever is meant here, all constructions are references.
    #expect(try Question("shop.trigger(.‸item").uses == Question("weak.trigger(.‸item").uses)
  }

  /// Branches that decide by more than the case are handlers as well as the one that takes the rest.
  @Test func handlersInSeveralBranches() throws {
    let branches = Self.shop.replacing(
      "case .item:", with: "case .item(let id) where id > 3: return .pop()\n    case .item:")
    let question = try Question("shop.trigger(.‸item", in: branches)
    #expect(
      question.definition.filter { $0.hasPrefix("handler") } == [
        "handler: case .item(let id) where id > 3", "handler: case .item:",
      ])
  }

  private static let heirs = """
    import UIKit
    import XCoordinator

    enum HeirRoute: Route { case first, second, third }
    class Elder: NavigationCoordinator<HeirRoute> {
      override func prepareTransition(for route: HeirRoute) -> NavigationTransition {
        switch route {
        case .first: return .push(UIViewController())
        case .second: return .pop()
        default: return .dismiss()
        }
      }
    }
    final class Heir: Elder {
      override func prepareTransition(for route: HeirRoute) -> NavigationTransition {
        guard case .second = route else { return super.prepareTransition(for: route) }
        return .popToRoot()
      }
    }
    final class Stranger: Elder {
      override func prepareTransition(for route: HeirRoute) -> NavigationTransition {
        switch route {
        case .first: return super.prepareTransition(for: route)
        default: return .none()
        }
      }
    }
    final class Owner {
      private let elder = Elder(rootViewController: .init()), heir = Heir(rootViewController: .init())
      private let stranger = Stranger(rootViewController: .init())
      private lazy var router = elder.strongRouter
      func go() {
        elder.trigger(.second)
        heir.trigger(.second)
        router.trigger(.second)
        heir.trigger(.first)
        heir.trigger(.third)
        stranger.trigger(.second)
      }
    }
    """

  /// What a handler leaves to that of its superclass, and constants that hold what they were made with.
  @Test(arguments: [
    ("elder.trigger(.‸second)", ["case .second: return .pop()"]),
    ("heir.trigger(.‸second)", ["guard case .second = route else"]),
    ("heir.trigger(.‸first)", ["case .first: return .push(UIVie"]),
    ("heir.trigger(.‸third)", ["default: return .dismiss()"]),
    ("stranger.trigger(.‸second)", ["default: return .none()"]),
  ])
  func handlersOfHeirs(_ marked: String, _ expected: [String]) throws {
    let found = try Question(marked, in: XCoordinatorNameTests.heirs).definition.filter { $0.hasPrefix("handler") }
    #expect(found == expected.map { "handler: " + $0 })
  }

  @Test func stepsOfDeepLinks() throws {
    let lines = try #require(try Question("NewsRoute.‸list").card).lines
    #expect(lines.contains("Before: `NewsCoordinator (NewsRoute)` ← `ShopCoordinator (ShopRoute)`"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("After: `UIViewController` ← `NewsCoordinator") }, "\(lines)")
    #expect(
      try Question("deepLink(.‸news").definition.filter { $0.hasPrefix("handler") } == [
        "handler: case .news: return shownNews()"
      ])
  }

  /// Nothing is said of a router whose type is not known, nor of what is no router.
  @Test(arguments: ["(_ ‸window", "super.init(nibName: ‸nil"])
  func otherNames(_ marked: String) throws {
    #expect(try Question(marked).card == nil)
  }
}

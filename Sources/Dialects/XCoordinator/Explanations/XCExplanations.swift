/// What the codes of this dialect mean: errors that the compiler would find as well.

import RouteGraph

enum XCExplanations {
  static let all = compileTime + runTime + ownership

  static func explain(
    _ code: String, _ title: String, _ severity: String, _ meaning: String, _ reason: String, bad: String, good: String
  ) -> Explanation {
    Explanation(
      code: code, title: title, severity: severity, dialects: ["xcoordinator"], meaning: meaning, reason: reason,
      bad: bad,
      good: good)
  }

  private static let compileTime: [Explanation] = [
    explain(
      "unknown-route", "the route type has no such case", "error",
      "The case is neither declared in the router's route type nor a static member of it; or an implicit member stands "
        + "behind the first route of a deep link, where the type must be written.",
      "The app does not compile. Signalbox says so before a build, and names the nearest case.",
      bad: "router.trigger(.nws)", good: "router.trigger(.news)"),
    explain(
      "broken-chain", "the route belongs to another router", "error",
      "The value is of another route type than the one that this router takes.",
      "The app does not compile. The hops in between can be made by a deep link.",
      bad: "app.trigger(NewsRoute.list)", good: "deepLink(AppRoute.main, TabRoute.news, NewsRoute.list)"),
    explain(
      "input-mismatch", "the payload does not fit", "error",
      "A payload is missing, superfluous, mislabelled or of an impossible type.", "The app does not compile.",
      bad: "router.trigger(.article)", good: "router.trigger(.article(id: 3))"),
    explain(
      "wrong-receiver", "this operation does not exist on this kind of coordinator", "error",
      "A transition of another kind of root controller, or a coordinator's member on a router that is none.",
      "The app does not compile.", bad: "return .push(screen)  // in a TabBarCoordinator",
      good: "return .present(screen)"),
    explain(
      "non-exhaustive-switch", "a handler misses cases", "error",
      "The switch over the route in a handler has no default and does not name every case.",
      "The app does not compile.",
      bad: "switch route { case .list: return .pop() }  // .article is missing",
      good: "switch route { case .list: return .pop(); case .article: return .push(screen) }"),
    explain(
      "invalid-declaration", "an override that overrides nothing", "error",
      "A handler for another route or transition type, a pattern for a case that does not exist, or an initialiser "
        + "without the root controller that the class needs.",
      "The app does not compile.", bad: "override func mapToParentRoute(for route: Child) -> AppRoute { .login }",
      good: "override func mapToParentRoute(_ route: Child) -> AppRoute { .login }"),
    explain(
      "removed-api", "not in the framework's version that the workspace pins", "warning",
      "Erased routers and AnyCoordinator are gone in 3.0; components belong to 3.0's builder alone; what 1.x asked of a "
        + "coordinator is unavailable in 2.x. Only said where a lock file names the version.",
      "The app does not compile with the version that its lock file names.",
      bad: "let router: UnownedRouter<HomeRoute>  // 3.0", good: "unowned let router: any Router<HomeRoute>"),
  ]
}

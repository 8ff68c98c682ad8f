/// What Stinsen's codes mean: errors that the compiler would find as well.

import RouteGraph

enum StinsenExplanations {
  static let all = compileTime + runTime + unused

  static func explain(
    _ code: String, _ title: String, _ severity: String, _ meaning: String, _ reason: String, bad: String, good: String
  ) -> Explanation {
    Explanation(
      code: code, title: title, severity: severity, dialects: ["stinsen"], meaning: meaning, reason: reason, bad: bad,
      good: good)
  }

  private static let compileTime: [Explanation] = [
    explain(
      "unknown-route", "the receiver declares no such route", "error",
      "The key path names a property that the receiver's coordinator does not have, or one that is no route.",
      "The app does not compile. Signalbox says so before a build, and names the nearest route.",
      bad: "router.route(to: \\.scale)", good: "router.route(to: \\.scales)"),
    explain(
      "broken-chain", "the route is on another coordinator than the chain has reached", "error",
      "The route exists, but a hop is missing in between: a '.child' behind a wrapper, or a route that leads there.",
      "After a view route a chain stays on its coordinator; after a coordinator route it continues on exactly the "
        + "type that the factory returns, wrappers included.",
      bad: "depot.route(to: \\.survey, \"a\").route(to: \\.question, 1)",
      good: "depot.route(to: \\.survey, \"a\").child.route(to: \\.question, 1)"),
    explain(
      "wrong-receiver", "this operation does not exist on this kind of receiver", "error",
      "Tabs cannot route, wrappers only lead to their child, 'pop' exists on routers and 'onDismiss' on coordinators.",
      "The app does not compile.",
      bad: "depot.pop()", good: "depot.popLast()"),
    explain(
      "wrong-route-kind", "a root where a route is wanted, or the reverse", "error",
      "Roots are switched by 'root', presentations are shown by 'route(to:)'. In a navigation coordinator the "
        + "attribute's argument alone decides which of both a property is.",
      "The app does not compile.",
      bad: "depot.route(to: \\.yard)", good: "depot.root(\\.yard)"),
    explain(
      "input-mismatch", "the input is missing, superfluous or of another type", "error",
      "A route takes exactly what its factory's parameter takes. A default value of the parameter does not help.",
      "The app does not compile.",
      bad: "depot.route(to: \\.shelf)", good: "depot.route(to: \\.shelf, nil)"),
    explain(
      "invalid-declaration", "a route declared in a way that the framework rejects", "error",
      "A route is a single stored 'var' in the body of a final class, and its factory is a method with at most one "
        + "parameter that returns a view or a concrete coordinator.",
      "The app does not compile.",
      bad: "@Route(.push) var page = makePage\nfunc makePage(a: Int, b: Int) -> some View { PlainView() }",
      good: "@Route(.push) var page = makePage\nfunc makePage(point: (a: Int, b: Int)) -> some View { PlainView() }"),
    explain(
      "unhandled-throw", "'focusFirst' on a stack throws", "error",
      "On a navigation coordinator 'focusFirst' throws when the route is not on the stack; on a tab coordinator it "
        + "does not.",
      "The app does not compile without 'try'.",
      bad: "depot.focusFirst(\\.lane)", good: "try? depot.focusFirst(\\.lane)"),
    explain(
      "removed-api", "not in the framework's version that the workspace pins", "warning",
      "The operation came with a later version than the one in Package.resolved, Podfile.lock or Cartfile.resolved.",
      "The app does not compile with the pinned version.",
      bad: "depot.hasRoot(\\.shift)  // Stinsen 2.0.0", good: "depot.isRoot(\\.shift)"),
  ]
}

/// The routes that a redirection hands on: what `mapToParentRoute` and the closure `map` return is judged as if the parent
/// were given it.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCVisitor {
  func checkRedirected(_ statement: Statement, at position: CodePosition) {
    guard let value = XCVisitor.value(of: statement), let taken = parentRoute(takenBy: value, at: position),
      let route = taken.nominalID, model.routes[route] != nil
    else { return }
    let subject = XCRouteJudge.Subject(
      operation: "mapToParentRoute", route: route, taken: taken, receiver: XCName.unownedRouter(taken),
      ownOverload: false)
    let judge = XCRouteJudge(self, position, isJudged: true)
    written.leave(value)
    for leaf in Returns.alternatives(value) { _ = judge.value(leaf, subject) }
  }

  private func parentRoute(takenBy value: Expression, at position: CodePosition) -> Type? {
    if let taken = redirected[value.range] { return taken }
    guard position.owner.name == "mapToParentRoute", let own = position.owner.type, let result = position.returned,
      let taken = types.parentRouteType(of: resolver.selfType(of: own)),
      resolver.resolve(result, in: position.scope.context) == taken, isReturned(value, at: position)
    else { return nil }
    return taken
  }

  private static func value(of statement: Statement) -> Expression? {
    switch statement {
    case .return(let value?, _), .expression(let value): value
    default: nil
    }
  }

  /// By the function itself, and by no function in it.
  private func isReturned(_ value: Expression, at position: CodePosition) -> Bool {
    let body = functions(of: position.owner).first { $0.nameRange == position.owner.nameRange }?.body
    return Returns.expressions(in: body?.statements ?? []).contains { $0.range == value.range }
  }
}

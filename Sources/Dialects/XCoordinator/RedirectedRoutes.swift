/// The routes that a redirection hands on: what `mapToParentRoute` returns is judged as if the parent were given it.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCVisitor {
  func checkRedirected(_ statement: Statement, at position: CodePosition) {
    guard position.owner.name == "mapToParentRoute", let value = XCVisitor.value(of: statement),
      let own = position.owner.type, let result = position.returned
    else { return }
    let type = resolver.selfType(of: own)
    guard let taken = types.parentRouteType(of: type), let route = taken.nominalID, model.routes[route] != nil,
      resolver.resolve(result, in: position.scope.context) == taken, isReturned(value, at: position)
    else { return }
    let subject = XCRouteJudge.Subject(
      operation: "mapToParentRoute", route: route, taken: taken, receiver: XCName.unownedRouter(taken),
      ownOverload: false)
    let judge = XCRouteJudge(self, position, isJudged: true)
    for leaf in XCSiteReader.alternatives(value) { _ = judge.value(leaf, subject) }
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

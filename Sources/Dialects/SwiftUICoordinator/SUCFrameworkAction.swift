/// The framework's own `Action`, which has two cases: C9 of the dialect's rules.

import RouteGraph
import Semantics
import SourceText

struct SUCFrameworkAction {
  let visitor: SUCVisitor
  let position: CodePosition

  private static let cases = ["done", "cancel"]

  /// Whether `Action` can mean nothing else here.
  var isCertain: Bool {
    position.conditions.isEmpty && visitor.model.importers.contains(visitor.file)
      && position.scope.lookup("Action") == nil && position.scope.context.generics["Action"] == nil
      && visitor.resolver.types(named: "Action").allSatisfy(\.isInterface)
      && visitor.resolver.globals(named: "Action").isEmpty
      && visitor.resolver.extensions(endingIn: "Action").isEmpty
  }

  /// Reports a name that is none of its cases; true where there is one.
  @discardableResult func checkName(_ name: String, _ range: TextRange) -> Bool {
    let cases = SUCFrameworkAction.cases
    guard !name.isEmpty, !cases.contains(name), isCertain else { return false }
    let near = Spelling.nearest(to: name, in: cases)
    visitor.result.findings.append(
      RouteFinding.error(
        range, "unknown-route", "'Action' has no case '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")))
    return true
  }
}

/// The words of SwiftUICoordinator's findings.

import Facts
import RouteGraph
import Semantics
import SourceText

enum SUCMessages {
  /// What the compiler refuses about a value.
  static func finding(_ problem: EnumProblem, _ visitor: SUCVisitor) -> RouteFinding {
    let owner = problem.owner
    let whole = "\(owner).\(problem.name)"
    switch problem.kind {
    case .unknownCase: return unknownCase(problem, visitor)
    case .foreignType(let actual, _):
      let home = visitor.model.owners[actual]?.first.map { ", the route enum of '\($0)'" } ?? ""
      return .error(
        problem.range, "broken-chain",
        "'\(actual).\(problem.name)' is a case of '\(actual)'\(home); '\(owner)' is wanted here")
    case .missingInput(let input):
      return .error(problem.range, "input-mismatch", "'\(whole)' needs its input (\(input))")
    case .superfluousInput:
      var finding = RouteFinding.error(problem.range, "input-mismatch", "'\(whole)' takes no input")
      // A pattern's problem is at its name alone.
      if problem.payload == problem.range { return finding }
      let edit = TextEdit(Location(visitor.file, problem.payload), newText: "")
      finding.fixes = [Fix(title: "Remove the input", edits: [edit], isPreferred: true)]
      return finding
    case .wrongLabels(let wanted):
      return .error(problem.range, "input-mismatch", "the input of '\(whole)' is written '\(wanted)'")
    case .wrongType(let expected, let actual):
      return .error(problem.range, "input-mismatch", "'\(whole)' takes '\(expected)', not '\(actual)'")
    }
  }

  private static func unknownCase(_ problem: EnumProblem, _ visitor: SUCVisitor) -> RouteFinding {
    let owner = problem.owner
    let isRoute = visitor.model.routes[owner] != nil
    let others = (isRoute ? Array(visitor.model.routes.values) : Array(visitor.model.actions.values))
      .filter { $0.id != owner && $0.case(problem.name) != nil }.map(\.id).sorted()
    if isRoute, let other = others.first {
      let home = visitor.model.owners[other]?.first.map { " of '\($0)'" } ?? ""
      return .error(
        problem.range, "broken-chain",
        "'\(owner)' has no case '\(problem.name)'; it is a case of '\(other)'\(home): "
          + "send an action to a coordinator that shows it"
      )
    }
    let near = visitor.domain.nearest(to: problem.name, in: owner)
    let hint = near.map { "; did you mean '\($0)'?" } ?? others.first.map { "; '\($0)' has one" } ?? ""
    var finding = RouteFinding.error(problem.range, "unknown-route", "'\(owner)' has no case '\(problem.name)'\(hint)")
    if let near {
      let edit = TextEdit(Location(visitor.file, problem.range), newText: near)
      finding.fixes = [Fix(title: "Change to '\(near)'", edits: [edit], isPreferred: true)]
    }
    return finding
  }
}

/// Which cases take the payload of another apart: what makes a payload a route of its own.

import Facts
import Semantics

enum PayloadSwitches {
  /// Names of cases, the outer one's, then that of its payload's: of `case .a(.b)`, and of `case .a(let x)` whose branch
  /// shows a view for each case of `x`.
  static func pairs(in node: SwitchStatement) -> [[String]] { node.cases.flatMap(pairs) }

  static func pairs(in branch: SwitchStatement.Case) -> [[String]] {
    branch.items.flatMap { alternative -> [[String]] in
      guard case .enumCase(_, let outer, _, let arguments?) = SwitchCoverage.bare(alternative.pattern) else {
        return []
      }
      return arguments.flatMap { inner(of: $0.pattern, branch.statements) }.map { [outer, $0] }
    }
  }

  private static func inner(of payload: Pattern, _ statements: [Statement]) -> [String] {
    switch SwitchCoverage.bare(payload) {
    case .enumCase(_, let inner, _, _): return [inner]
    case .identifier(let name, _): return further(name, statements)
    default: return []
    }
  }

  private static func further(_ name: String, _ statements: [Statement]) -> [String] {
    guard case .switch(let node)? = statements.first, statements.count == 1, case .name(let subject) = node.subject,
      subject.name == name,
      node.cases.allSatisfy({ branch in
        let shown = ConstructionFinder.outermost(in: branch.statements)
        return !branch.isDefault && (!shown.isEmpty || isToFillIn(branch.statements))
      })
    else { return [] }
    return node.cases.flatMap(\.items).compactMap { alternative in
      if case .enumCase(_, let inner, _, _) = SwitchCoverage.bare(alternative.pattern) { inner } else { nil }
    }
  }

  /// `<#code#>`, which our own fix leaves where a case is new.
  private static func isToFillIn(_ statements: [Statement]) -> Bool {
    guard case .expression(.name(let node))? = statements.first, statements.count == 1 else { return false }
    return node.name.hasPrefix("<#")
  }
}

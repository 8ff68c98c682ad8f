/// Which cases take the payload of another apart: what makes a payload a route of its own.

import Facts
import Semantics

/// A case of an enum, and one of its payload's. The enum is nil where its type is not known.
struct EnumPathNestedPattern: Hashable, Sendable {
  var owner: NominalID?
  var outer: String
  var inner: String
}

enum PayloadSwitches {
  /// Names of cases from the outermost inwards, two at least: of `case .a(.b(.c))`, and of `case .a(let x)` whose branch
  /// shows a view for each case of `x`.
  static func chains(in node: SwitchStatement) -> [[String]] { node.cases.flatMap(chains) }

  /// Whether a `switch` makes views, as far as the declaration around it tells: one that makes titles takes data apart.
  static func showsViews(_ node: SwitchStatement, at position: CodePosition, _ resolver: Resolver) -> Bool {
    let owner = position.owner
    if position.closureDepth > 0 || position.isInLocalFunction {
      guard node.cases.contains(where: { !ConstructionFinder.outermost(in: $0.statements).isEmpty }) else {
        return false
      }
      if owner.kind == .initialValue || owner.kind == .topLevel { return true }
    }
    guard let result = owner.result else { return false }
    if EnumPathSwiftUI.isView(result) || result.dottedName?.hasSuffix("ViewController") == true { return true }
    guard let id = resolver.resolve(result, in: position.scope.context).nominalID else { return false }
    return resolver.info(id).supertypes.contains(where: EnumPathSwiftUI.isViewProtocol)
  }

  static func chains(in branch: SwitchStatement.Case) -> [[String]] {
    branch.items.flatMap { chains(of: $0.pattern, branch.statements, depth: 0) }.filter { $0.count > 1 }
  }

  private static func chains(of pattern: Pattern, _ statements: [Statement], depth: Int) -> [[String]] {
    guard depth < 32, case .enumCase(_, let name, _, let arguments) = SwitchCoverage.bare(pattern) else { return [] }
    let inner = (arguments ?? []).flatMap { argument -> [[String]] in
      if case .identifier(let bound, _) = SwitchCoverage.bare(argument.pattern) {
        return further(bound, statements).map { [$0] }
      }
      return chains(of: argument.pattern, statements, depth: depth + 1)
    }
    return inner.isEmpty ? [[name]] : inner.map { [name] + $0 }
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

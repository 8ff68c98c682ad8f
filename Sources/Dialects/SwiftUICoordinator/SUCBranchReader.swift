/// Reads `view(for:)`: which view each route shows.

import Facts
import Semantics
import SourceText

struct SUCBranchReader {
  let coordinator: NominalID
  let parameter: String
  let file: FileID

  func read(_ body: CodeBlock, label: TextRange) -> [SUCBranch] {
    for statement in body.statements {
      guard let node = switchStatement(statement), isRoute(node.subject) else { continue }
      let isAll = SoleView.isAll(node, of: body.statements)
      return node.cases.filter(\.conditions.isEmpty).map { item in
        var branch = read(item)
        // Something else is shown beside it.
        if !isAll { branch.isBlank = false }
        return branch
      }
    }
    return [branch([], isDefault: true, body.statements, body.range, label)]
  }

  private func switchStatement(_ statement: Statement) -> SwitchStatement? {
    switch statement {
    case .switch(let node): return node
    case .expression(.control(let node)), .return(.control(let node)?, _):
      if case .switch(let inner) = node.statement { return inner }
      return nil
    case .expression(.call(let call)), .return(.call(let call)?, _):
      // `Group { switch route { … } }`
      for argument in call.arguments {
        guard case .closure(let closure) = argument.value else { continue }
        for statement in closure.statements { if case .switch(let node) = statement { return node } }
      }
      return nil
    default: return nil
    }
  }

  private func isRoute(_ expression: Expression) -> Bool {
    guard case .name(let node) = ReceiverChain.stripped(expression) else { return false }
    return node.name == parameter
  }

  private func read(_ item: SwitchStatement.Case) -> SUCBranch {
    var names: [String] = []
    var places: [String: TextRange] = [:]
    var label = TextRange(item.range.start, min(item.range.start + 7, item.range.end))
    for alternative in item.items {
      guard case .enumCase(_, let name, let range, _) = SwitchCoverage.bare(alternative.pattern) else { continue }
      if names.isEmpty { label = range }
      names.append(name)
      places[name] = places[name] ?? range
    }
    var read = branch(names, isDefault: item.isDefault || names.isEmpty, item.statements, item.range, label)
    read.places = places
    return read
  }

  private func branch(
    _ names: [String], isDefault: Bool, _ statements: [Statement], _ range: TextRange, _ label: TextRange
  ) -> SUCBranch {
    let outermost = ConstructionFinder.outermost(in: statements)
    let shown = outermost.compactMap { item -> SUCBranch.Shown? in
      guard case .named(let parts) = item.type, let last = parts.last else { return nil }
      return SUCBranch.Shown(name: last.name, range: item.range)
    }
    var helpers = Set<String>()
    ExpressionWalk.visit(statements) { expression in
      switch expression {
      case .call(let call):
        if case .name(let node) = call.callee, node.name.first?.isLowercase == true { helpers.insert(node.name) }
        if case .member(let node) = call.callee, case .name(let base)? = node.base, base.name == "self" {
          helpers.insert(node.name)
        }
      case .name(let node): if node.name.first?.isLowercase == true { helpers.insert(node.name) }
      default: break
      }
    }
    return SUCBranch(
      coordinator: coordinator, cases: names, isDefault: isDefault, shown: shown,
      isBlank: isBlank(statements), range: range, label: label, places: [:], file: file, helpers: helpers)
  }

  /// Nothing but `EmptyView()`, without modifiers: a modifier may well draw something.
  private func isBlank(_ statements: [Statement]) -> Bool {
    guard statements.count == 1 else { return false }
    let value: Expression
    switch statements[0] {
    case .expression(let expression), .return(let expression?, _): value = expression
    default: return false
    }
    guard case .call(let call) = value, case .name(let node) = call.callee, call.arguments.isEmpty else { return false }
    return node.name == "EmptyView"
  }
}

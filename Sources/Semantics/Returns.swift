/// What a body gives back, as far as its text tells.

package import Facts

package enum Returns {
  /// Behind every `return`, and the only expression of a body without one; closures and local functions left out.
  package static func expressions(in statements: [Statement]) -> [Expression] {
    if statements.count == 1, let only = statements.first {
      switch only {
      case .expression(let expression): return [expression]
      case .if, .switch:
        let values = Returns.values(of: only)
        if !values.isEmpty { return values + returned(in: statements) }
      default: break
      }
    }
    return returned(in: statements)
  }

  /// The values of an `if` or `switch` that is an expression: the only statement of each branch.
  package static func values(of statement: Statement) -> [Expression] {
    switch statement {
    case .if(let node): return node.bodies.flatMap { value(of: $0.statements) }
    case .switch(let node): return node.cases.flatMap { value(of: $0.statements) }
    default: return []
    }
  }

  /// Both sides of a ternary, every value of an `if` or `switch` expression.
  package static func alternatives(_ expression: Expression) -> [Expression] { alternatives(expression, depth: 0) }

  private static func alternatives(_ expression: Expression, depth: Int) -> [Expression] {
    guard depth < 16 else { return [expression] }
    let next = depth + 1
    switch expression {
    case .tuple(let node) where node.elements.count == 1: return alternatives(node.elements[0].value, depth: next)
    case .ternary(let node): return alternatives(node.first, depth: next) + alternatives(node.second, depth: next)
    case .attempt(let node): return alternatives(node.operand, depth: next)
    case .control(let node):
      let values = Returns.values(of: node.statement).flatMap { alternatives($0, depth: next) }
      return values.isEmpty ? [expression] : values
    default: return [expression]
    }
  }

  private static func value(of statements: [Statement]) -> [Expression] {
    guard statements.count == 1, let only = statements.first else { return [] }
    switch only {
    case .expression(let expression): return [expression]
    case .if, .switch: return values(of: only)
    default: return []
    }
  }

  private static func returned(in statements: [Statement]) -> [Expression] {
    statements.flatMap(returned)
  }

  private static func returned(in statement: Statement) -> [Expression] {
    switch statement {
    case .return(let value, _): return value.map { [$0] } ?? []
    case .if(let node): return node.bodies.flatMap { returned(in: $0.statements) }
    case .guard(let node): return returned(in: node.body.statements)
    case .switch(let node): return node.cases.flatMap { returned(in: $0.statements) }
    case .for(let node): return returned(in: node.body.statements)
    case .while(let node): return returned(in: node.body.statements)
    case .repeat(let node): return returned(in: node.body.statements)
    case .do(let node):
      return returned(in: node.body.statements) + node.catches.flatMap { returned(in: $0.body.statements) }
    case .conditional(let node): return node.clauses.flatMap { returned(in: $0.statements) }
    default: return []
    }
  }
}

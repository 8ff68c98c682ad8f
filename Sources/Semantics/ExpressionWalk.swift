/// Visits expressions without scopes: for questions that syntax alone answers.

package import Facts

package enum ExpressionWalk {
  /// Every expression inside the statements, outer before inner, closures and local functions included. `declared` is told
  /// of local declarations before what is inside.
  package static func visit(
    _ statements: [Statement], _ body: (Expression) -> Void, _ declared: (Declaration) -> Void = { _ in }
  ) {
    for statement in statements { visit(statement, body, declared) }
  }

  package static func visit(
    _ expression: Expression, _ body: (Expression) -> Void, _ declared: (Declaration) -> Void = { _ in }
  ) {
    body(expression)
    switch expression {
    case .name, .keyPath, .missing: break
    case .literal(let node): for part in node.interpolations { visit(part, body, declared) }
    case .member(let node): if let base = node.base { visit(base, body, declared) }
    case .call(let node):
      visit(node.callee, body, declared)
      for argument in node.arguments { visit(argument.value, body, declared) }
    case .subscripted(let node):
      visit(node.base, body, declared)
      for argument in node.arguments { visit(argument.value, body, declared) }
    case .closure(let node):
      for capture in node.captures { if let value = capture.value { visit(value, body, declared) } }
      visit(node.statements, body, declared)
    case .tuple(let node): for element in node.elements { visit(element.value, body, declared) }
    case .array(let node): for element in node.elements { visit(element, body, declared) }
    case .dictionary(let node):
      for element in node.elements {
        visit(element.key, body, declared)
        visit(element.value, body, declared)
      }
    case .unary(let node): visit(node.operand, body, declared)
    case .sequence(let node): for operand in node.operands { visit(operand, body, declared) }
    case .ternary(let node): for part in [node.condition, node.first, node.second] { visit(part, body, declared) }
    case .assignment(let node): for part in [node.target, node.value] { visit(part, body, declared) }
    case .cast(let node): visit(node.operand, body, declared)
    case .attempt(let node): visit(node.operand, body, declared)
    case .control(let node): visit(node.statement, body, declared)
    case .macro(let node): for argument in node.arguments { visit(argument.value, body, declared) }
    }
  }

  package static func visit(
    _ statement: Statement, _ body: (Expression) -> Void, _ declared: (Declaration) -> Void = { _ in }
  ) {
    switch statement {
    case .expression(let expression), .throw(let expression, _): visit(expression, body, declared)
    case .return(let value, _): if let value { visit(value, body, declared) }
    case .jump: break
    case .declaration(let declaration): visit(declaration, body, declared)
    case .if(let node): visit(node, body, declared)
    case .guard(let node):
      visit(node.conditions, body, declared)
      visit(node.body.statements, body, declared)
    case .switch(let node):
      visit(node.subject, body, declared)
      for item in node.cases {
        for alternative in item.items { if let filter = alternative.where { visit(filter, body, declared) } }
        visit(item.statements, body, declared)
      }
    case .for(let node):
      visit(node.sequence, body, declared)
      if let filter = node.where { visit(filter, body, declared) }
      visit(node.body.statements, body, declared)
    case .while(let node):
      visit(node.conditions, body, declared)
      visit(node.body.statements, body, declared)
    case .repeat(let node):
      visit(node.body.statements, body, declared)
      visit(node.condition, body, declared)
    case .do(let node):
      visit(node.body.statements, body, declared)
      for handler in node.catches {
        for filter in handler.filters { visit(filter, body, declared) }
        visit(handler.body.statements, body, declared)
      }
    case .defer(let block, _): visit(block.statements, body, declared)
    case .conditional(let node): for clause in node.clauses { visit(clause.statements, body, declared) }
    }
  }

  private static func visit(
    _ node: IfStatement, _ body: (Expression) -> Void, _ declared: (Declaration) -> Void
  ) {
    var current: IfStatement? = node
    while let node = current {
      visit(node.conditions, body, declared)
      visit(node.body.statements, body, declared)
      current = nil
      switch node.alternative {
      case .else(let block): visit(block.statements, body, declared)
      case .elseIf(let other): current = other
      case nil: break
      }
    }
  }

  private static func visit(
    _ conditions: [Condition], _ body: (Expression) -> Void, _ declared: (Declaration) -> Void
  ) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): visit(expression, body, declared)
      case .binding(_, _, let value): if let value { visit(value, body, declared) }
      case .availability: break
      }
    }
  }

  private static func visit(
    _ declaration: Declaration, _ body: (Expression) -> Void, _ declared: (Declaration) -> Void
  ) {
    declared(declaration)
    switch declaration {
    case .variable(let node):
      for binding in node.bindings {
        if let value = binding.value { visit(value, body, declared) }
        for accessor in binding.accessors { if let block = accessor.body { visit(block.statements, body, declared) } }
      }
    case .function(let node): if let block = node.body { visit(block.statements, body, declared) }
    case .type, .enumCase, .alias: break
    }
  }
}

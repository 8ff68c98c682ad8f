/// Visits expressions without scopes: for questions that syntax alone answers.

package import Facts

package enum ExpressionWalk {
  /// Every expression inside the statements, outer before inner, closures and local functions included.
  package static func visit(_ statements: [Statement], _ body: (Expression) -> Void) {
    for statement in statements { visit(statement, body) }
  }

  package static func visit(_ expression: Expression, _ body: (Expression) -> Void) {
    body(expression)
    switch expression {
    case .name, .keyPath, .missing: break
    case .literal(let node): for part in node.interpolations { visit(part, body) }
    case .member(let node): if let base = node.base { visit(base, body) }
    case .call(let node):
      visit(node.callee, body)
      for argument in node.arguments { visit(argument.value, body) }
    case .subscripted(let node):
      visit(node.base, body)
      for argument in node.arguments { visit(argument.value, body) }
    case .closure(let node):
      for capture in node.captures { if let value = capture.value { visit(value, body) } }
      visit(node.statements, body)
    case .tuple(let node): for element in node.elements { visit(element.value, body) }
    case .array(let node): for element in node.elements { visit(element, body) }
    case .dictionary(let node):
      for element in node.elements {
        visit(element.key, body)
        visit(element.value, body)
      }
    case .unary(let node): visit(node.operand, body)
    case .sequence(let node): for operand in node.operands { visit(operand, body) }
    case .ternary(let node): for part in [node.condition, node.first, node.second] { visit(part, body) }
    case .assignment(let node): for part in [node.target, node.value] { visit(part, body) }
    case .cast(let node): visit(node.operand, body)
    case .attempt(let node): visit(node.operand, body)
    case .control(let node): visit(node.statement, body)
    case .macro(let node): for argument in node.arguments { visit(argument.value, body) }
    }
  }

  package static func visit(_ statement: Statement, _ body: (Expression) -> Void) {
    switch statement {
    case .expression(let expression), .throw(let expression, _): visit(expression, body)
    case .return(let value, _): if let value { visit(value, body) }
    case .jump: break
    case .declaration(let declaration): visit(declaration, body)
    case .if(let node): visit(node, body)
    case .guard(let node):
      visit(node.conditions, body)
      visit(node.body.statements, body)
    case .switch(let node):
      visit(node.subject, body)
      for item in node.cases {
        for alternative in item.items { if let filter = alternative.where { visit(filter, body) } }
        visit(item.statements, body)
      }
    case .for(let node):
      visit(node.sequence, body)
      visit(node.body.statements, body)
    case .while(let node):
      visit(node.conditions, body)
      visit(node.body.statements, body)
    case .repeat(let node):
      visit(node.body.statements, body)
      visit(node.condition, body)
    case .do(let node):
      visit(node.body.statements, body)
      for handler in node.catches { visit(handler.body.statements, body) }
    case .defer(let block, _): visit(block.statements, body)
    case .conditional(let node): for clause in node.clauses { visit(clause.statements, body) }
    }
  }

  private static func visit(_ node: IfStatement, _ body: (Expression) -> Void) {
    var current: IfStatement? = node
    while let node = current {
      visit(node.conditions, body)
      visit(node.body.statements, body)
      current = nil
      switch node.alternative {
      case .else(let block): visit(block.statements, body)
      case .elseIf(let other): current = other
      case nil: break
      }
    }
  }

  private static func visit(_ conditions: [Condition], _ body: (Expression) -> Void) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): visit(expression, body)
      case .binding(_, _, let value): if let value { visit(value, body) }
      case .availability: break
      }
    }
  }

  private static func visit(_ declaration: Declaration, _ body: (Expression) -> Void) {
    switch declaration {
    case .variable(let node):
      for binding in node.bindings {
        if let value = binding.value { visit(value, body) }
        for accessor in binding.accessors { if let block = accessor.body { visit(block.statements, body) } }
      }
    case .function(let node): if let block = node.body { visit(block.statements, body) }
    case .type, .enumCase, .alias: break
    }
  }
}

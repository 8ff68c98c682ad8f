/// Visits expressions without scopes: for questions that syntax alone answers.

package import Facts
package import SourceText

package enum ExpressionWalk {
  /// Every expression inside the statements, outer before inner, closures and local functions included. `declared` is told
  /// of local declarations before what is inside. Where nothing `isSought`, nobody looks.
  package static func visit(
    _ statements: [Statement], _ body: (Expression) -> Void, _ declared: (Declaration) -> Void = { _ in },
    _ isSought: (TextRange) -> Bool = { _ in true }
  ) {
    for statement in statements { visit(statement, body, declared, isSought) }
  }

  /// All code of a file.
  package static func visit(_ facts: FileFacts, _ body: (Expression) -> Void) {
    visit(facts.statements, body)
    for declaration in facts.declarations {
      if case .type(let node) = declaration { visit(node, body) } else { visit([.declaration(declaration)], body) }
    }
  }

  /// The code of declarations that may spell one of some names, a body or a first value at a time.
  package static func visit(
    _ declarations: [Declaration], spelling wanted: WantedNames, depth: Int = 0, _ body: ([Statement]) -> Void
  ) {
    guard depth < 32 else { return }
    func visit(_ block: CodeBlock?) {
      if let block, wanted.mayOccur(in: block) { body(block.statements) }
    }
    for declaration in declarations {
      switch declaration {
      case .type(let node): self.visit(node.members, spelling: wanted, depth: depth + 1, body)
      case .function(let node): visit(node.body)
      case .variable(let node):
        for binding in node.bindings {
          if let value = binding.value { body([.expression(value)]) }
          for accessor in binding.accessors { visit(accessor.body) }
        }
      case .enumCase, .alias: break
      }
    }
  }

  /// Every expression in the code of a type, and in the types inside of it. `declared` is told of its members.
  package static func visit(
    _ type: TypeDeclaration, _ body: (Expression) -> Void, _ declared: (Declaration) -> Void = { _ in }
  ) {
    for member in type.members {
      if case .function(let node) = member {
        for value in node.parameters.compactMap(\.defaultValue) { visit(value, body, declared) }
      }
      visit(.declaration(member), body) { declaration in
        declared(declaration)
        if case .type(let inner) = declaration { visit(inner, body, declared) }
      }
    }
  }

  package static func visit(
    _ expression: Expression, _ body: (Expression) -> Void, _ declared: (Declaration) -> Void = { _ in },
    _ isSought: (TextRange) -> Bool = { _ in true }
  ) {
    guard isSought(expression.range) else { return }
    body(expression)
    switch expression {
    case .name, .keyPath, .missing: break
    case .literal(let node): for part in node.interpolations { visit(part, body, declared, isSought) }
    case .member(let node): if let base = node.base { visit(base, body, declared, isSought) }
    case .call(let node):
      visit(node.callee, body, declared, isSought)
      for argument in node.arguments { visit(argument.value, body, declared, isSought) }
    case .subscripted(let node):
      visit(node.base, body, declared, isSought)
      for argument in node.arguments { visit(argument.value, body, declared, isSought) }
    case .closure(let node):
      for capture in node.captures { if let value = capture.value { visit(value, body, declared, isSought) } }
      visit(node.statements, body, declared, isSought)
    case .tuple(let node): for element in node.elements { visit(element.value, body, declared, isSought) }
    case .array(let node): for element in node.elements { visit(element, body, declared, isSought) }
    case .dictionary(let node):
      for element in node.elements {
        visit(element.key, body, declared, isSought)
        visit(element.value, body, declared, isSought)
      }
    case .unary(let node): visit(node.operand, body, declared, isSought)
    case .sequence(let node): for operand in node.operands { visit(operand, body, declared, isSought) }
    case .ternary(let node):
      for part in [node.condition, node.first, node.second] { visit(part, body, declared, isSought) }
    case .assignment(let node): for part in [node.target, node.value] { visit(part, body, declared, isSought) }
    case .cast(let node): visit(node.operand, body, declared, isSought)
    case .attempt(let node): visit(node.operand, body, declared, isSought)
    case .control(let node): visit(node.statement, body, declared, isSought)
    case .macro(let node): for argument in node.arguments { visit(argument.value, body, declared, isSought) }
    }
  }

  package static func visit(
    _ statement: Statement, _ body: (Expression) -> Void, _ declared: (Declaration) -> Void = { _ in },
    _ isSought: (TextRange) -> Bool = { _ in true }
  ) {
    guard isSought(statement.range) else { return }
    switch statement {
    case .expression(let expression), .throw(let expression, _): visit(expression, body, declared, isSought)
    case .return(let value, _): if let value { visit(value, body, declared, isSought) }
    case .jump: break
    case .declaration(let declaration): visit(declaration, body, declared, isSought)
    case .if(let node): visit(node, body, declared, isSought)
    case .guard(let node):
      visit(node.conditions, body, declared, isSought)
      visit(node.body.statements, body, declared, isSought)
    case .switch(let node):
      visit(node.subject, body, declared, isSought)
      for item in node.cases {
        for alternative in item.items { if let filter = alternative.where { visit(filter, body, declared, isSought) } }
        visit(item.statements, body, declared, isSought)
      }
    case .for(let node):
      visit(node.sequence, body, declared, isSought)
      if let filter = node.where { visit(filter, body, declared, isSought) }
      visit(node.body.statements, body, declared, isSought)
    case .while(let node):
      visit(node.conditions, body, declared, isSought)
      visit(node.body.statements, body, declared, isSought)
    case .repeat(let node):
      visit(node.body.statements, body, declared, isSought)
      visit(node.condition, body, declared, isSought)
    case .do(let node):
      visit(node.body.statements, body, declared, isSought)
      for handler in node.catches {
        for filter in handler.filters { visit(filter, body, declared, isSought) }
        visit(handler.body.statements, body, declared, isSought)
      }
    case .defer(let block, _): visit(block.statements, body, declared, isSought)
    case .conditional(let node): for clause in node.clauses { visit(clause.statements, body, declared, isSought) }
    }
  }

  private static func visit(
    _ node: IfStatement, _ body: (Expression) -> Void, _ declared: (Declaration) -> Void,
    _ isSought: (TextRange) -> Bool
  ) {
    for link in node.chain {
      visit(link.conditions, body, declared, isSought)
      visit(link.body.statements, body, declared, isSought)
    }
    if let block = node.elseBody { visit(block.statements, body, declared, isSought) }
  }

  private static func visit(
    _ conditions: [Condition], _ body: (Expression) -> Void, _ declared: (Declaration) -> Void,
    _ isSought: (TextRange) -> Bool
  ) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): visit(expression, body, declared, isSought)
      case .binding(_, _, let value): if let value { visit(value, body, declared, isSought) }
      case .availability: break
      }
    }
  }

  private static func visit(
    _ declaration: Declaration, _ body: (Expression) -> Void, _ declared: (Declaration) -> Void,
    _ isSought: (TextRange) -> Bool
  ) {
    declared(declaration)
    switch declaration {
    case .variable(let node):
      for binding in node.bindings {
        if let value = binding.value { visit(value, body, declared, isSought) }
        for accessor in binding.accessors {
          if let block = accessor.body { visit(block.statements, body, declared, isSought) }
        }
      }
    case .function(let node): if let block = node.body { visit(block.statements, body, declared, isSought) }
    case .type, .enumCase, .alias: break
    }
  }
}

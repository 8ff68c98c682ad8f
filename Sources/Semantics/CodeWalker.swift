/// Walks all code of a file once, with the names in sight at every expression.

package import Facts
package import SourceText

package struct CodeWalker<Visitor: CodeVisitor> {
  private let visitor: Visitor
  private let resolver: Resolver
  private var nextBlock = 0

  package init(_ visitor: Visitor, _ resolver: Resolver) {
    self.visitor = visitor
    self.resolver = resolver
  }

  /// Walks the members of every type and extension, and what stands at the top level.
  package mutating func walk(_ facts: FileFacts, of file: FileID) {
    let topLevel = DeclarationContext(file: file)
    for declaration in facts.declarations { walk(member: declaration, of: nil, in: topLevel) }
    for entry in resolver.names.types(of: file) + resolver.names.extensions(of: file) {
      guard let (id, context) = resolver.extent(of: entry) else { continue }
      for declaration in entry.node.members { walk(member: declaration, of: id, in: context) }
    }
    let owner = CodeOwner(kind: .topLevel, name: "", nameRange: .zero, type: nil, head: DeclarationHead())
    walk(facts.statements, CodePosition(scope: Scope(topLevel), owner: owner))
  }

  private mutating func walk(member: Declaration, of type: NominalID?, in context: DeclarationContext) {
    guard member.holdsCode else { return }
    var context = context
    context.isStatic = member.head.modifiers.isTypeMember
    context.conditions = member.head.conditions
    switch member {
    case .variable(let node): walk(node, of: type, in: context)
    case .function(let node): walk(node, of: type, Scope(context), conditions: member.head.conditions)
    case .enumCase(let node):
      let owner = CodeOwner(
        kind: .initialValue, name: node.name, nameRange: node.nameRange, type: type, head: node.head)
      let position = CodePosition(scope: Scope(context), owner: owner, conditions: node.head.conditions)
      walk(defaultsOf: node.parameters, position)
      if let value = node.rawValue { walk(value, position) }
    case .type, .alias: break
    }
  }

  private mutating func walk(_ node: VariableDeclaration, of type: NominalID?, in context: DeclarationContext) {
    for binding in node.bindings {
      let name = binding.name ?? ("", node.range)
      func position(_ kind: CodeOwner.Kind, result: TypeSyntax?, isSingle: Bool = false) -> CodePosition {
        let owner = CodeOwner(
          kind: kind, name: name.text, nameRange: name.range, type: type, head: node.head, result: result,
          isSingleExpression: isSingle)
        return CodePosition(scope: Scope(context), owner: owner, conditions: node.head.conditions)
      }
      for attribute in node.head.attributes {
        for argument in attribute.arguments ?? [] { walk(argument.value, position(.initialValue, result: nil)) }
      }
      if let value = binding.value { walk(value, position(.initialValue, result: binding.type), as: binding.typed) }
      for accessor in binding.accessors {
        guard let body = accessor.body else { continue }
        let result = accessor.kind == .get ? binding.type : nil
        var inside = position(.accessor, result: result, isSingle: body.statements.count == 1)
        if accessor.kind == .set || accessor.kind == .willSet {
          inside.scope = inside.scope.adding("newValue", .zero, binding.type.map { .typed($0) } ?? .unknown)
        }
        walk(body, inside)
      }
    }
  }

  private mutating func walk(
    _ node: FunctionDeclaration, of type: NominalID?, _ outer: Scope, conditions: [BuildCondition]
  ) {
    let kind: CodeOwner.Kind =
      node.kind == .initializer || node.kind == .failableInitializer ? .initializer : .function
    let owner = CodeOwner(
      kind: kind, name: node.name, nameRange: node.nameRange, type: type, head: node.head, result: node.result,
      isSingleExpression: node.body?.statements.count == 1, isThrowing: node.isThrowing)
    let scope = outer.entering(outer.context.adding(node.generics, node.requirements))
    var position = CodePosition(scope: scope, owner: owner, conditions: conditions)
    walk(defaultsOf: node.parameters, position)
    guard let body = node.body, !body.isSkipped || !body.constructed.isEmpty else { return }
    for parameter in node.parameters { position.scope = bind(parameter, in: position.scope) }
    walk(body, position)
  }

  private mutating func walk(defaultsOf parameters: [Parameter], _ position: CodePosition) {
    for parameter in parameters {
      if let value = parameter.defaultValue { walk(value, position, as: .typed(parameter.type)) }
    }
  }

  private mutating func walk(_ body: CodeBlock, _ position: CodePosition) {
    guard visitor.enters(body, of: position.owner) else { return visitor.pass(body, at: position) }
    guard body.isSkipped else { return walk(body.statements, position) }
    for callee in body.constructed { visitor.visit(skippedCallee: callee, at: position) }
  }

  private func bind(_ parameter: Parameter, in scope: Scope) -> Scope {
    let binding: Scope.Binding = parameter.isVariadic ? .typed(.array(parameter.type)) : .typed(parameter.type)
    let isVariable = parameter.isInout || parameter.attributes.contains("consuming")
    return scope.adding(parameter.name, parameter.nameRange, binding, isVariable ? .variable : .constant)
  }

  // MARK: Statements

  private mutating func walk(_ statements: [Statement], _ outer: CodePosition) {
    var position = outer
    nextBlock += 1
    position.block = nextBlock
    position.scope = position.scope.declaringTypes(of: statements)
    // Local functions may be used before they are declared, but never matter to types here: order of text is enough.
    for (index, statement) in statements.enumerated() {
      position.statement = index
      walk(statement, &position)
    }
  }

  /// Walks a statement and leaves the position of the statements behind it.
  private mutating func walk(_ statement: Statement, _ position: inout CodePosition) {
    visitor.visit(statement, at: position)
    switch statement {
    case .expression(let expression), .throw(let expression, _): walk(expression, position)
    case .return(let value, _): if let value { walk(value, position) }
    case .jump: break
    case .declaration(let declaration): position.scope = walk(local: declaration, position)
    case .if(let node): walk(node, position)
    case .guard(let node):
      let passed = walk(node.conditions, position)
      walk(node.body.statements, branch(of: position))
      position.scope = passed.scope
      position.facts = passed.facts
      position.isConditional = true
    case .switch(let node): walk(node, position)
    case .for(let node): walk(node, position)
    case .while(let node): walk(node.body.statements, branch(of: walk(node.conditions, position)))
    case .repeat(let node):
      walk(node.body.statements, position)
      walk(node.condition, position)
    case .do(let node): walk(node, position)
    case .defer(let body, _): walk(body.statements, branch(of: position))
    case .conditional(let node):
      var clauses: [Scope] = []
      for clause in node.clauses {
        var inside = position
        inside.conditions += clause.conditions
        for statement in clause.statements { walk(statement, &inside) }
        clauses.append(inside.scope)
      }
      position.scope = position.scope.joining(clauses)
    }
  }

  private func branch(of position: CodePosition) -> CodePosition {
    var inside = position
    inside.isConditional = true
    inside.branch += 1
    return inside
  }

  private mutating func walk(_ node: IfStatement, _ position: CodePosition) {
    // A loop, since the length of an else-if chain is input.
    var current: IfStatement? = node
    while let node = current {
      walk(node.body.statements, branch(of: walk(node.conditions, position)))
      current = nil
      switch node.alternative {
      case .else(let body): walk(body.statements, branch(of: position))
      case .elseIf(let other): current = other
      case nil: break
      }
    }
  }

  private mutating func walk(_ conditions: [Condition], _ position: CodePosition) -> CodePosition {
    var position = position
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        walk(expression, position)
        position.facts.append(expression)
      case .binding(let pattern, let type, let value):
        if let value {
          walk(value, position)
          position.facts.append(value)
        }
        walk(expressionsIn: pattern, position)
        note(pattern, position)
        position.scope = scope(matching: pattern, type: type, value: value, in: position.scope)
      case .availability: break
      }
    }
    return position
  }

  private func scope(matching pattern: Pattern, type: TypeSyntax?, value: Expression?, in scope: Scope) -> Scope {
    if let type { return scope.binding(pattern, to: .typed(type), subject: value) }
    guard let value else { return scope.binding(pattern, to: .unwrappedName, subject: nil) }
    if case .identifier = pattern { return scope.binding(pattern, to: .unwrapped(value), subject: value) }
    return scope.binding(pattern, to: .value(value, isConstant: true), subject: value)
  }

  private mutating func walk(_ node: SwitchStatement, _ position: CodePosition) {
    walk(node.subject, position)
    for item in node.cases {
      var inside = branch(of: position)
      inside.conditions += item.conditions
      for alternative in item.items {
        walk(expressionsIn: alternative.pattern, inside)
        note(alternative.pattern, inside)
        inside.scope = inside.scope.binding(
          alternative.pattern, to: .value(node.subject, isConstant: true), subject: node.subject)
        if let filter = alternative.where { walk(filter, inside) }
      }
      walk(item.statements, inside)
    }
  }

  private mutating func walk(_ node: ForStatement, _ position: CodePosition) {
    walk(node.sequence, position)
    var inside = branch(of: position)
    let binding: Scope.Binding = node.type.map { .typed($0) } ?? .element(node.sequence)
    note(node.pattern, inside)
    inside.scope = inside.scope.binding(node.pattern, to: binding, subject: nil)
    if let filter = node.where { walk(filter, inside) }
    walk(node.body.statements, inside)
  }

  private mutating func walk(_ node: DoStatement, _ position: CodePosition) {
    walk(node.body.statements, position)
    for handler in node.catches {
      var inside = branch(of: position)
      inside.scope = inside.scope.adding("error", .zero, .unknown)
      for pattern in handler.patterns {
        walk(expressionsIn: pattern, inside)
        inside.scope = inside.scope.binding(pattern, to: .unknown, subject: nil)
      }
      for filter in handler.filters { walk(filter, inside) }
      walk(handler.body.statements, inside)
    }
  }

  private mutating func walk(expressionsIn pattern: Pattern, _ position: CodePosition) {
    switch pattern {
    case .expression(let expression): walk(expression, position)
    case .tuple(let elements): for element in elements { walk(expressionsIn: element.pattern, position) }
    case .enumCase(_, _, _, let arguments):
      for argument in arguments ?? [] { walk(expressionsIn: argument.pattern, position) }
    case .optional(let inner): walk(expressionsIn: inner, position)
    case .cast(let inner, _): if let inner { walk(expressionsIn: inner, position) }
    case .identifier, .wildcard: break
    }
  }

  private func note(_ pattern: Pattern, _ position: CodePosition) {
    pattern.eachName { visitor.visitBinding(of: $0, range: $1, at: position) }
  }

  // MARK: Local declarations

  private mutating func walk(local declaration: Declaration, _ position: CodePosition) -> Scope {
    var scope = position.scope
    switch declaration {
    case .variable(let node):
      for binding in node.bindings {
        if let value = binding.value { walk(value, position, as: binding.typed) }
        for accessor in binding.accessors {
          if let body = accessor.body { walk(body.statements, branch(of: position)) }
        }
        note(binding.pattern, position)
        let bound = node.held(by: binding)
        if case .identifier(let name, let range) = binding.pattern {
          scope = scope.adding(name, range, bound, node.isConstant ? .constant : .variable, made: binding.value)
        } else {
          scope = scope.binding(binding.pattern, to: bound, subject: binding.value)
        }
      }
    case .function(let node):
      let own = scope.adding(node)
      var inside = position
      inside.scope = own.entering(own.context.adding(node.generics, node.requirements))
      walk(defaultsOf: node.parameters, inside)
      for parameter in node.parameters { inside.scope = bind(parameter, in: inside.scope) }
      if let body = node.body { walk(body.statements, branch(of: inside)) }
      scope = own
    case .type, .alias, .enumCase: break
    }
    return scope
  }

  // MARK: Expressions

  private mutating func walk(_ expression: Expression, _ position: CodePosition) {
    visitor.visit(expression, at: position)
    switch expression {
    case .name, .keyPath, .missing: break
    case .literal(let node): for part in node.interpolations { walk(part, position) }
    case .member(let node): if let base = node.base { walk(base, position) }
    case .call(let node): walk(node, position)
    case .subscripted(let node):
      walk(node.base, position)
      for argument in node.arguments { walk(argument.value, position) }
    case .closure(let node): walk(node, position)
    case .tuple(let node): for element in node.elements { walk(element.value, position) }
    case .array(let node): for element in node.elements { walk(element, position) }
    case .dictionary(let node):
      for element in node.elements {
        walk(element.key, position)
        walk(element.value, position)
      }
    case .unary(let node): walk(node.operand, position)
    case .sequence(let node): walk(node, position)
    case .ternary(let node):
      walk(node.condition, position)
      walk(node.first, branch(of: position))
      walk(node.second, branch(of: position))
    case .assignment(let node):
      walk(node.target, position)
      walk(node.value, position, as: .value(node.target, isConstant: true))
    case .cast(let node): walk(node.operand, position)
    case .attempt(let node):
      var inside = position
      if [.try, .tryOptional, .tryForced].contains(node.kind) { inside.isTried = true }
      walk(node.operand, inside)
    case .control(let node):
      var inside = position
      walk(node.statement, &inside)
    case .macro(let node): for argument in node.arguments { walk(argument.value, position) }
    }
  }

  private mutating func walk(_ node: SequenceExpression, _ position: CodePosition) {
    var position = position
    for (index, operand) in node.operands.enumerated() {
      if index > 0, index <= node.operators.count, ["&&", "||", "??"].contains(node.operators[index - 1]) {
        position = branch(of: position)
      }
      walk(operand, position)
    }
  }

  /// A value where something else says of which type it is: a closure literal takes its parameters from there.
  /// Few values ask.
  private mutating func walk(_ value: Expression, _ position: CodePosition, as whole: @autoclosure () -> Scope.Binding?)
  {
    switch value {
    case .closure(let node):
      visitor.visit(value, at: position)
      walk(node, position) { index in whole().map { .functionParameter($0, index: index) } ?? .unknown }
    case .call(let node) where CodeWalker.isImplicit(node):
      visitor.visit(value, at: position)
      walk(node, position, as: whole())
    default: walk(value, position)
    }
  }

  /// `.sheet(…)`, of what is wanted there.
  private static func isImplicit(_ call: CallExpression) -> Bool {
    if case .member(let member) = call.callee { member.base == nil } else { false }
  }

  private mutating func walk(_ node: CallExpression, _ position: CodePosition, as whole: Scope.Binding? = nil) {
    walk(node.callee, position)
    let isImplicit = CodeWalker.isImplicit(node)
    for (index, argument) in node.arguments.enumerated() {
      if isImplicit {
        walk(argument.value, position, as: whole.map { .implicitArgument($0, node, index: index) })
      } else if case .closure(let closure) = argument.value {
        visitor.visit(argument.value, at: position)
        walk(closure, position) { .closureParameter(node, argument: index, parameter: $0) }
      } else {
        walk(argument.value, position, as: .argument(node, index: index))
      }
    }
  }

  private mutating func walk(
    _ node: ClosureExpression, _ position: CodePosition, parameter: (Int) -> Scope.Binding = { _ in .unknown }
  ) {
    var inside = position
    inside.isConditional = true
    inside.closureDepth += 1
    inside.isTried = false
    for capture in node.captures {
      guard let value = capture.value else { continue }
      walk(value, position)
      inside.scope = inside.scope.adding(capture.name, capture.range, .value(value, isConstant: true))
    }
    if let parameters = node.parameters {
      for (index, named) in parameters.enumerated() {
        let bound = named.type.map { Scope.Binding.typed($0) } ?? parameter(index)
        inside.scope = inside.scope.adding(named.name, named.range, bound)
        visitor.visitBinding(of: named.name, range: named.range, at: inside)
      }
    } else if node.usesImplicitParameters {
      inside.scope = inside.scope.addingImplicitParameters(parameter)
    }
    walk(node.statements, inside)
  }
}

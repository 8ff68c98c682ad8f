/// Walks all code of a file once, with the names in sight at every expression.

package import Facts
package import SourceText

package struct CodeWalker<Visitor: CodeVisitor> {
  let visitor: Visitor
  private let resolver: Resolver
  private var nextBlock = 0
  /// Parts of the body are passed where nothing is sought.
  private var isSelective = false

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
    let scope = Scope(context)
    for binding in node.bindings {
      let name = binding.name ?? ("", node.range)
      func position(
        _ kind: CodeOwner.Kind, result: TypeSyntax?, isSingle: Bool = false, leavesSelf: Bool = false
      ) -> CodePosition {
        let owner = CodeOwner(
          kind: kind, name: name.text, nameRange: name.range, type: type, head: node.head, result: result,
          isSingleExpression: isSingle, leavesSelf: leavesSelf)
        return CodePosition(scope: scope, owner: owner, conditions: node.head.conditions)
      }
      for attribute in node.head.attributes {
        for argument in attribute.arguments ?? [] { walk(argument.value, position(.initialValue, result: nil)) }
      }
      if let value = binding.value { walk(value, position(.initialValue, result: binding.type), as: binding.typed) }
      for accessor in binding.accessors {
        guard let body = accessor.body else { continue }
        let result = accessor.kind == .get ? binding.type : nil
        // Whoever writes `get` may write `mutating get`.
        let isBare = accessor.kind == .get && body.range.end == node.range.end
        var inside = position(
          .accessor, result: result, isSingle: body.statements.count == 1, leavesSelf: isBare)
        if let given = accessor.given {
          inside.scope = inside.scope.adding(given, .zero, binding.type.map { .typed($0) } ?? .unknown)
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
      isSingleExpression: node.body?.statements.count == 1, isThrowing: node.isThrowing,
      leavesSelf: node.kind == .function && node.head.modifiers.isDisjoint(with: [.mutating, .consuming]))
    let scope = outer.entering(outer.context.adding(node.generics, node.requirements))
    var position = CodePosition(scope: scope, owner: owner, conditions: conditions)
    walk(defaultsOf: node.parameters, position)
    guard let body = node.body, !body.isSkipped || !body.constructed.isEmpty else { return }
    for parameter in node.parameters { position.scope = bind(parameter, in: position.scope) }
    walk(body, position)
  }

  private mutating func walk(defaultsOf parameters: [Parameter], _ position: CodePosition) {
    for parameter in parameters {
      if let value = parameter.defaultValue { walk(value, position, as: .typed(parameter.passedType)) }
    }
  }

  private mutating func walk(_ body: CodeBlock, _ position: CodePosition) {
    guard visitor.enters(body, of: position.owner) else { return visitor.pass(.body(body), at: position) }
    for callee in body.constructed where body.isSkipped { visitor.visit(skippedCallee: callee, at: position) }
    if body.isSkipped { return }
    isSelective = visitor.isSelective
    defer { isSelective = false }
    walk(body.statements, position)
  }

  func isSought(_ range: TextRange) -> Bool { !isSelective || visitor.isSought(range) }

  private func bind(_ parameter: Parameter, in scope: Scope) -> Scope {
    let binding: Scope.Binding = parameter.isVariadic ? .typed(.array(parameter.type)) : .typed(parameter.type)
    let isVariable = parameter.isInout || parameter.attributes.contains("consuming")
    return scope.adding(parameter.name, parameter.nameRange, binding, isVariable ? .variable : .constant)
  }

  // MARK: Statements

  mutating func walk(_ statements: [Statement], _ outer: CodePosition) {
    var position = outer
    nextBlock += 1
    position.block = nextBlock
    position.scope = position.scope.declaringTypes(of: statements)
    // Local functions may be used before they are declared, but never matter to types here: order of text is enough.
    for (index, statement) in statements.enumerated() {
      position.statement = index
      walk(statement, &position)
      if case .guard(let node) = statement, node.isUnfinished {
        position.scope = position.scope.doubting(statements.dropFirst(index + 1))
      }
    }
  }

  /// Walks a statement and leaves the position of the statements behind it.
  mutating func walk(_ statement: Statement, _ position: inout CodePosition) {
    guard isSought(statement.range) else { return pass(statement, &position) }
    visitor.visit(statement, at: position)
    switch statement {
    case .expression(let expression):
      walk(expression, position, as: position.givenBack.map { .typed($0) })
    case .throw(let expression, _): walk(expression, position)
    case .return(let value, _): if let value { walk(value, position, as: position.returned.map { .typed($0) }) }
    case .jump: break
    case .declaration(let declaration):
      walk(local: declaration, position)
      position.scope = position.scope.declaring(declaration)
    case .if(let node):
      walk(node, position)
      leave(statement, &position)
    case .guard(let node):
      let passed = walk(node.conditions, position)
      var left = branch(of: position)
      refute(node.conditions, &left)
      walk(node.body.statements, left)
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

  private func pass(_ statement: Statement, _ position: inout CodePosition) {
    visitor.pass(.statement(statement), at: position)
    leave(statement, &position)
  }

  /// What a passed statement binds, those behind it see.
  private func leave(_ statement: Statement, _ position: inout CodePosition) {
    switch statement {
    case .declaration(let declaration): position.scope = position.scope.declaring(declaration)
    case .if(let node): if node.alternative == nil, node.body.leaves { refute(node.conditions, &position) }
    case .guard(let node):
      for condition in node.conditions { hold(condition, &position) }
      position.isConditional = true
    case .conditional(let node):
      position.scope = position.scope.joining(
        node.clauses.map { clause in
          var inside = position
          for statement in clause.statements { leave(statement, &inside) }
          return inside.scope
        })
    default: break
    }
  }

  func branch(of position: CodePosition) -> CodePosition {
    var inside = position
    inside.isConditional = true
    inside.branch += 1
    return inside
  }

  private mutating func walk(_ node: IfStatement, _ position: CodePosition) {
    var position = position
    for link in node.chain {
      walk(link.body.statements, branch(of: walk(link.conditions, position)))
      refute(link.conditions, &position)
    }
    if let body = node.elseBody { walk(body.statements, branch(of: position)) }
  }

  private mutating func walk(_ conditions: [Condition], _ position: CodePosition) -> CodePosition {
    var position = position
    for condition in conditions {
      switch condition {
      case .expression(let expression): walk(expression, position)
      case .binding(let pattern, _, let value):
        if let value { walk(value, position) }
        walk(expressionsIn: pattern, position)
        note(pattern, position)
      case .availability: break
      }
      hold(condition, &position)
    }
    return position
  }

  /// Behind a condition that holds.
  private func hold(_ condition: Condition, _ position: inout CodePosition) {
    switch condition {
    case .expression(let expression): position.facts.append(expression)
    case .binding(let pattern, let type, let value):
      if let value { position.facts.append(value) }
      position.scope = position.scope.holding(pattern, type, value)
    case .availability: break
    }
  }

  /// Where a condition does not hold; of several, nobody knows which.
  private func refute(_ conditions: [Condition], _ position: inout CodePosition) {
    guard conditions.count == 1, let condition = conditions.first else { return }
    switch condition {
    case .expression(let expression): position.refuted.append(expression)
    case .binding(.identifier, _, let value?): position.refuted.append(value)
    case .binding, .availability: break
    }
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

  private mutating func walk(local declaration: Declaration, _ position: CodePosition) {
    switch declaration {
    case .variable(let node):
      var inside = position
      // The `try` stands where the value is awaited.
      if node.head.modifiers.contains(.async) { inside.isTried = true }
      for binding in node.bindings {
        if let value = binding.value { walk(value, inside, as: binding.typed) }
        for accessor in binding.accessors {
          var inside = branch(of: position)
          inside.isInLocalFunction = true
          if let body = accessor.body { walk(body.statements, inside) }
        }
        note(binding.pattern, position)
      }
    case .function(let node):
      let own = position.scope.adding(node)
      var inside = position
      inside.scope = own.entering(own.context.adding(node.generics, node.requirements))
      walk(defaultsOf: node.parameters, inside)
      for parameter in node.parameters { inside.scope = bind(parameter, in: inside.scope) }
      inside.isInLocalFunction = true
      if let body = node.body { walk(body.statements, branch(of: inside)) }
    case .type(let node): visitor.visit(localType: node, at: position)
    case .alias, .enumCase: break
    }
  }
}

extension CodeBlock {
  /// What stands behind is not reached from here.
  fileprivate var leaves: Bool {
    switch statements.last {
    case .return, .throw, .jump: true
    default: false
    }
  }
}

extension VariableDeclaration.Accessor {
  /// By what name it knows the value that it is given.
  fileprivate var given: String? {
    switch kind {
    case .set, .willSet: parameter ?? "newValue"
    case .didSet: parameter ?? "oldValue"
    case .get, .other: nil
    }
  }
}

extension Scope {
  /// What stands behind a local declaration sees it.
  fileprivate func declaring(_ declaration: Declaration) -> Scope {
    switch declaration {
    case .variable(let node):
      node.bindings.reduce(self) { scope, binding in
        let bound = node.held(by: binding)
        if case .identifier(let name, let range) = binding.pattern {
          return scope.adding(name, range, bound, node.isConstant ? .constant : .variable, made: binding.value)
        }
        return scope.binding(binding.pattern, to: bound, subject: binding.value)
      }
    case .function(let node): adding(node)
    case .type, .alias, .enumCase: self
    }
  }
}

/// Trees as text, so that tests read as tables.

import Facts

func render(_ type: TypeSyntax) -> String {
  switch type {
  case .named(let components):
    components.map { $0.name + ($0.arguments.isEmpty ? "" : "<\(list($0.arguments, render))>") }.joined(separator: ".")
  case .optional(let type): render(type) + "?"
  case .implicitlyUnwrapped(let type): render(type) + "!"
  case .array(let type): "[\(render(type))]"
  case .dictionary(let key, let value): "[\(render(key)): \(render(value))]"
  case .tuple(let elements): "(\(list(elements, render)))"
  case .function(let node):
    "(\(list(node.parameters, render)))\(node.isAsync ? " async" : "")\(node.isThrowing ? " throws" : "")"
      + " -> \(render(node.result))"
  case .some(let type): "some \(render(type))"
  case .any(let type): "any \(render(type))"
  case .composition(let types): types.map(render).joined(separator: " & ")
  case .metatype(let type): render(type) + ".Type"
  case .unknown: "unknown"
  }
}

private func render(_ element: TupleTypeElement) -> String {
  (element.label.map { "\($0): " } ?? "") + render(element.type)
}

private func list<Items: Sequence>(_ items: Items, _ text: (Items.Element) -> String) -> String {
  items.map(text).joined(separator: ", ")
}

private func generics(_ types: [TypeSyntax]) -> String { types.isEmpty ? "" : "<\(list(types, render))>" }

func render(_ arguments: [Argument]) -> String {
  list(arguments) { ($0.isTrailing ? "^" : "") + ($0.label.map { "\($0): " } ?? "") + render($0.value) }
}

func render(_ expression: Expression?) -> String {
  switch expression {
  case nil: "-"
  case .name(let node): node.name + generics(node.genericArguments)
  case .member(let node):
    (node.base.map { render($0) } ?? "") + "." + node.name + generics(node.genericArguments)
      + (node.labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? "")
  case .call(let node): "call\(node.isBroken ? "!" : "")(\(render(node.callee)) [\(render(node.arguments))])"
  case .subscripted(let node): "sub(\(render(node.base)) [\(render(node.arguments))])"
  case .keyPath(let node):
    "\\\(node.root.map { render($0) } ?? "")" + node.components.map { ".\($0.name)" }.joined()
  case .closure(let node): render(node)
  case .literal(let node):
    node.kind == .string
      ? "\"\(node.text)\"" + (node.interpolations.isEmpty ? "" : "{\(list(node.interpolations, render))}") : node.text
  case .tuple(let node): "(\(render(node.elements)))"
  case .array(let node): "[\(list(node.elements, render))]"
  case .dictionary(let node): "[\(list(node.elements) { "\(render($0.key)): \(render($0.value))" })]d"
  case .unary(let node):
    switch node.kind {
    case .optionalChain: render(node.operand) + "?"
    case .forceUnwrap: render(node.operand) + "!"
    case .prefix(let text): "pre\(text)(\(render(node.operand)))"
    case .postfix(let text): "post\(text)(\(render(node.operand)))"
    }
  case .sequence(let node):
    "{" + render(node.operands[0])
      + zip(node.operators, node.operands.dropFirst()).map { " \($0) \(render($1))" }.joined() + "}"
  case .ternary(let node): "(\(render(node.condition)) ? \(render(node.first)) : \(render(node.second)))"
  case .assignment(let node): "(\(render(node.target)) \(node.operator) \(render(node.value)))"
  case .cast(let node): "\(node.kind)(\(render(node.operand)) \(render(node.type)))"
  case .attempt(let node): "\(node.kind)(\(render(node.operand)))"
  case .control(let node): "control(\(render(node.statement)))"
  case .macro(let node): "#\(node.name)(\(render(node.arguments)))"
  case .missing: "MISSING"
  }
}

private func render(_ node: ClosureExpression) -> String {
  var parts: [String] = []
  if !node.captures.isEmpty {
    parts.append(
      "[\(list(node.captures) { ($0.keepsNothing ? "weak " : "") + $0.name + ($0.value.map { "=" + render($0) } ?? "") })]"
    )
  }
  if let parameters = node.parameters {
    parts.append("(\(list(parameters) { $0.name + ($0.type.map { ": " + render($0) } ?? "") }))")
  }
  if let result = node.result { parts.append("-> \(render(result))") }
  if !parts.isEmpty { parts.append("in") }
  return "{" + (parts + [render(node.statements)]).joined(separator: " ") + "}"
}

func render(_ statements: [Statement]) -> String { statements.map { render($0) }.joined(separator: "; ") }

private func render(_ block: CodeBlock) -> String { block.isSkipped ? "{skipped}" : "{\(render(block.statements))}" }

private func render(_ condition: Condition) -> String {
  switch condition {
  case .expression(let expression): render(expression)
  case .binding(let pattern, let type, let value):
    "let \(render(pattern))" + (type.map { ": " + render($0) } ?? "") + (value.map { " = " + render($0) } ?? "")
  case .availability: "available"
  }
}

func render(_ pattern: Pattern) -> String {
  switch pattern {
  case .wildcard: "_"
  case .identifier(let name, _): "'\(name)"
  case .tuple(let elements): elementList(elements)
  case .enumCase(let type, let name, _, let arguments):
    "case(\(type.map { render($0) } ?? "").\(name)\(arguments.map(elementList) ?? ""))"
  case .optional(let pattern): render(pattern) + "?"
  case .cast(let pattern, let type): "cast(\(pattern.map { render($0) } ?? "") \(render(type)))"
  case .expression(let expression): render(expression)
  }
}

private func elementList(_ elements: [(label: String?, pattern: Pattern)]) -> String {
  "(\(list(elements) { ($0.label.map { "\($0): " } ?? "") + render($0.pattern) }))"
}

private func render(_ conditions: [BuildCondition]) -> String {
  list(conditions) { ($0.holds ? "" : "!") + $0.text }
}

func render(_ statement: Statement) -> String {
  switch statement {
  case .expression(let expression): return render(expression)
  case .declaration(let declaration): return render(declaration)
  case .return(let value, _): return "return \(render(value))"
  case .throw(let value, _): return "throw \(render(value))"
  case .jump(let text, _): return text
  case .if(let node):
    var text = "if \(list(node.conditions, render)) \(render(node.body))"
    if case .else(let block) = node.alternative { text += " else \(render(block))" }
    if case .elseIf(let next) = node.alternative { text += " else \(render(Statement.if(next)))" }
    return text
  case .guard(let node): return "guard \(list(node.conditions, render)) else \(render(node.body))"
  case .switch(let node): return "switch \(render(node.subject)) {\(node.cases.map(render).joined(separator: " | "))}"
  case .for(let node):
    return "for \(render(node.pattern)) in \(render(node.sequence))"
      + (node.where.map { " where \(render($0))" } ?? "") + " \(render(node.body))"
  case .while(let node): return "while \(list(node.conditions, render)) \(render(node.body))"
  case .repeat(let node): return "repeat \(render(node.body)) while \(render(node.condition))"
  case .do(let node):
    return "do \(render(node.body))"
      + node.catches.map { handler in
        let filters = handler.filters.map { "where \(render($0)) " }.joined()
        return " catch \(list(handler.patterns, render))\(filters)\(render(handler.body))"
      }.joined()
  case .defer(let block, _): return "defer \(render(block))"
  case .conditional(let node):
    return "#if{" + list(node.clauses) { "[\(render($0.conditions))] \(render($0.statements))" } + "}"
  }
}

private func render(_ node: SwitchStatement.Case) -> String {
  let items = list(node.items) { render($0.pattern) + ($0.where.map { " where \(render($0))" } ?? "") }
  let conditions = node.conditions.isEmpty ? "" : "[\(render(node.conditions))] "
  return "\(conditions)\(node.isDefault ? "default" : items): \(render(node.statements))"
}

func render(_ declarations: [Declaration]) -> String { declarations.map { render($0) }.joined(separator: "; ") }

func render(_ declaration: Declaration) -> String {
  var head = declaration.head.conditions.isEmpty ? "" : "[\(render(declaration.head.conditions))] "
  for attribute in declaration.head.attributes {
    head += "@\(render(attribute.type))" + (attribute.arguments.map { "(\(render($0)))" } ?? "") + " "
  }
  if declaration.head.modifiers.rawValue != 0 { head += "\(names(declaration.head.modifiers)) " }
  return head + body(of: declaration)
}

private func names(_ modifiers: Modifiers) -> String {
  let table: [(Modifiers, String)] = [
    (.static, "static"), (.classMember, "classMember"), (.private, "private"), (.public, "public"), (.open, "open"),
    (.restrictedSetter, "restrictedSetter"), (.final, "final"), (.lazy, "lazy"), (.weak, "weak"),
    (.unowned, "unowned"), (.override, "override"), (.mutating, "mutating"), (.indirect, "indirect"),
    (.convenience, "convenience"), (.required, "required"), (.nonisolated, "nonisolated"), (.async, "async"),
  ]
  return table.filter { modifiers.contains($0.0) }.map(\.1).joined(separator: " ")
}

private func body(of declaration: Declaration) -> String {
  switch declaration {
  case .type(let node):
    let name = node.extended.map { render($0) } ?? node.name
    let primary = node.primaryTypes.isEmpty ? "" : "<\(node.primaryTypes.joined(separator: ", "))>"
    return "\(node.kind) \(name)" + parameters(node.generics) + primary
      + (node.inherited.isEmpty ? "" : ": \(list(node.inherited, render))") + requirements(node.requirements)
      + (node.mayHaveOtherMembers ? " open" : "") + " {\(render(node.members))}"
      + (node.mentions.isEmpty ? "" : " mentions \(node.mentions.joined(separator: " "))")
  case .variable(let node): return (node.isConstant ? "let " : "var ") + list(node.bindings, render)
  case .function(let node):
    return "\(node.kind) \(node.name)\(parameters(node.generics))(\(list(node.parameters, render)))"
      + (node.isAsync ? " async" : "") + (node.isThrowing ? " throws" : "")
      + (node.result.map { " -> \(render($0))" } ?? "") + requirements(node.requirements)
      + (node.body.map { " " + render($0) } ?? "")
  case .enumCase(let node):
    return "case \(node.name)" + (node.parameters.isEmpty ? "" : "(\(list(node.parameters, render)))")
      + (node.rawValue.map { " = \(render($0))" } ?? "")
  case .alias(let node):
    return "\(node.isAssociatedType ? "associatedtype" : "typealias") \(node.name)\(parameters(node.generics))"
      + (node.type.map { " = \(render($0))" } ?? "")
  }
}

private func parameters(_ generics: [GenericParameter]) -> String {
  generics.isEmpty ? "" : "<\(list(generics) { $0.name + ($0.constraint.map { ": \(render($0))" } ?? "") })>"
}

private func requirements(_ requirements: [GenericRequirement]) -> String {
  requirements.isEmpty
    ? "" : " where \(list(requirements) { "\(render($0.left)) \($0.isSameType ? "==" : ":") \(render($0.right))" })"
}

private func render(_ binding: VariableDeclaration.Binding) -> String {
  render(binding.pattern) + (binding.type.map { ": \(render($0))" } ?? "")
    + (binding.value.map { " = \(render($0))" } ?? "")
    + binding.accessors.map { " \($0.kind)" + ($0.body.map { render($0) } ?? "") }.joined()
}

private func render(_ parameter: Parameter) -> String {
  parameter.attributes.map { "@\($0) " }.joined()
    + (parameter.label == parameter.name ? "" : "\(parameter.label ?? "_") ") + "\(parameter.name): "
    + (parameter.isInout ? "inout " : "") + render(parameter.type) + (parameter.isVariadic ? "..." : "")
    + (parameter.defaultText.map { " = \($0)" } ?? "")
}

/// The part of a walk that goes through expressions.

import Facts

extension CodeWalker {
  mutating func walk(_ expression: Expression, _ position: CodePosition) {
    guard isSought(expression.range) else { return visitor.pass(.expression(expression), at: position) }
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
      walk(node.second, branch(of: position, without: node.condition))
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

  private func branch(of position: CodePosition, without condition: Expression) -> CodePosition {
    var inside = branch(of: position)
    inside.refuted.append(condition)
    return inside
  }

  private mutating func walk(_ node: SequenceExpression, _ position: CodePosition) {
    var position = position
    for (index, operand) in node.operands.enumerated() {
      if index > 0, index <= node.operators.count, ["&&", "||", "??"].contains(node.operators[index - 1]) {
        let isOther = Set(node.operators[..<index]).count == 1 && node.operators[0] != "&&"
        position = isOther ? branch(of: position, without: node.operands[index - 1]) : branch(of: position)
      }
      walk(operand, position)
    }
  }

  /// A value where something else says of which type it is: a closure literal takes its parameters from there.
  /// Few values ask.
  mutating func walk(_ value: Expression, _ position: CodePosition, as whole: @autoclosure () -> Scope.Binding?) {
    switch value {
    case _ where !isSought(value.range): visitor.pass(.expression(value), at: position)
    case .closure(let node):
      visitor.visit(value, at: position)
      walk(node, position) { index in whole().map { .functionParameter($0, index: index) } ?? .unknown }
    case .call(let node) where CodeWalker.isImplicit(node):
      visitor.visit(value, at: position)
      walk(node, position, as: whole())
    case .array(let node) where !node.elements.isEmpty:
      visitor.visit(value, at: position)
      for element in node.elements { walk(element, position, as: whole().map { .elementOf($0) }) }
    case .dictionary(let node):
      visitor.visit(value, at: position)
      for element in node.elements {
        walk(element.key, position)
        walk(element.value, position, as: whole().map { .elementOf($0) })
      }
    case .tuple(let node):
      visitor.visit(value, at: position)
      for (index, element) in node.elements.enumerated() {
        let isWhole = node.elements.count == 1 && element.label == nil
        walk(
          element.value, position,
          as: isWhole ? whole() : whole().map { .tupleElement($0, index: index, label: element.label) })
      }
    case .ternary(let node):
      visitor.visit(value, at: position)
      walk(node.condition, position)
      walk(node.first, branch(of: position), as: whole())
      walk(node.second, branch(of: position, without: node.condition), as: whole())
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
      } else if case .closure(let closure) = argument.value, isSought(closure.range) {
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
        if named.name.hasPrefix("$") {
          inside.scope = inside.scope.adding(String(named.name.dropFirst()), named.range, .bound(bound))
        }
        visitor.visitBinding(of: named.name, range: named.range, at: inside)
      }
    } else if node.usesImplicitParameters {
      inside.scope = inside.scope.addingImplicitParameters(parameter)
    }
    walk(node.statements, inside)
  }
}

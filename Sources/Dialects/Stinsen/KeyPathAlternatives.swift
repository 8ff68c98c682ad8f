/// The key paths that an argument can be: literals, both arms of a ternary, a constant's value.

import Facts
import Semantics
import SourceText

/// One key path that an expression can evaluate to.
struct KeyPathAlternative {
  /// Nil where it is a variable or a call.
  var path: KeyPathExpression?
  /// The literal stands elsewhere, at a constant.
  var isFromConstant = false
  /// Where the expression itself stands.
  var range: TextRange
}

enum KeyPathAlternatives {
  /// Never empty: an expression that is no key path literal gives one alternative without a path.
  static func of(_ expression: Expression, in scope: Scope, _ resolver: Resolver? = nil, depth: Int = 0)
    -> [KeyPathAlternative]
  {
    guard depth < 16 else { return [KeyPathAlternative(range: expression.range)] }
    switch expression {
    case .keyPath(let path): return [KeyPathAlternative(path: path, range: path.components.first?.range ?? path.range)]
    case .ternary(let node):
      return of(node.first, in: scope, resolver, depth: depth + 1)
        + of(node.second, in: scope, resolver, depth: depth + 1)
    case .tuple(let node) where node.elements.count == 1 && node.elements[0].label == nil:
      return of(node.elements[0].value, in: scope, resolver, depth: depth + 1)
    case .cast(let node): return of(node.operand, in: scope, resolver, depth: depth + 1)
    case .control(let node): return branches(of: node.statement, in: scope, resolver, depth: depth + 1)
    default:
      guard let (values, home) = values(of: expression, in: scope, resolver) else {
        return [KeyPathAlternative(range: expression.range)]
      }
      return values.flatMap { of($0, in: home, resolver, depth: depth + 1) }.map {
        KeyPathAlternative(path: $0.path, isFromConstant: true, range: expression.range)
      }
    }
  }

  /// What a constant is, and what each element of a list of literals is in turn.
  private static func values(
    of expression: Expression, in scope: Scope, _ resolver: Resolver?
  ) -> ([Expression], Scope)? {
    if let (value, home) = constant(expression, in: scope, resolver) { return ([value], home) }
    guard case .name(let node) = expression, let local = scope.lookup(node.name), let home = local.parent,
      let list = list(of: local.binding)
    else { return nil }
    let (value, place) = constant(list, in: home, resolver) ?? (list, home)
    guard case .array(let literal) = value, !literal.elements.isEmpty else { return nil }
    return (literal.elements, place)
  }

  /// `for route in list`, `list.forEach { router.route(to: $0) }`
  private static func list(of binding: Scope.Binding) -> Expression? {
    switch binding {
    case .element(let list): return list
    case .closureParameter(let call, argument: 0, parameter: 0):
      guard case .member(let member) = call.callee, member.name == "forEach" else { return nil }
      return member.base
    default: return nil
    }
  }

  private static func branches(
    of statement: Statement, in scope: Scope, _ resolver: Resolver?, depth: Int
  ) -> [KeyPathAlternative] {
    func last(_ statements: [Statement]) -> [KeyPathAlternative] {
      guard case .expression(let value)? = statements.last else { return [] }
      return of(value, in: scope, resolver, depth: depth)
    }
    switch statement {
    case .switch(let node): return node.cases.flatMap { last($0.statements) }
    case .if(let node): return node.bodies.flatMap { last($0.statements) }
    default: return [KeyPathAlternative(range: statement.range)]
    }
  }

  /// The value of a constant: a local `let`, a stored `let`, a static or global one.
  private static func constant(
    _ expression: Expression, in scope: Scope, _ resolver: Resolver?
  ) -> (Expression, Scope)? {
    switch expression {
    case .name(let node):
      if let local = scope.lookup(node.name) {
        guard let value = local.constantValue, let home = local.parent else { return nil }
        return (value, home)
      }
      guard let resolver else { return nil }
      if let own = scope.context.enclosingType,
        let found = memberConstant(node.name, of: resolver.selfType(of: own), resolver)
      {
        return found
      }
      let constants = resolver.globals(named: node.name, from: scope.context.file).compactMap { entry in
        if case .variable(let node) = entry.declaration, node.isConstant, let value = node.bindings.first?.value {
          (value, Scope(DeclarationContext(file: entry.file)))
        } else {
          nil as (Expression, Scope)?
        }
      }
      // Of several targets' constants of one name, none is known to be meant.
      return constants.count == 1 ? constants.first : nil
    case .member(let node):
      guard let resolver, let base = node.base else { return nil }
      if case .name(let owner) = base, owner.name == "self" || owner.name == "Self",
        let own = scope.context.enclosingType
      {
        return memberConstant(node.name, of: resolver.selfType(of: own), resolver)
      }
      guard let type = ConstructionFinder.namedType(base) else { return nil }
      return memberConstant(node.name, of: resolver.resolve(type, in: scope.context), resolver)
    default: return nil
    }
  }

  private static func memberConstant(_ name: String, of type: Type, _ resolver: Resolver) -> (Expression, Scope)? {
    for found in resolver.members(name, of: type) {
      guard case .variable(let node, let index) = found.member.declaration, node.isConstant,
        index < node.bindings.count, let value = node.bindings[index].value
      else { continue }
      return (value, Scope(found.member.context(resolver)))
    }
    return nil
  }
}

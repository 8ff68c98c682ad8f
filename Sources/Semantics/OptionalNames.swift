/// What is optional where it stands: a member of what it may hold needs a `?`.

package import Facts

extension Typer {
  /// Whether an expression is the name of a variable whose declaration says in so many words that it is optional, and that
  /// nothing has unwrapped: `router` and `self.router` of `var router: HomeRouter?`, `found` of `let found = try? find()`;
  /// or says so itself in parentheses. `isAnswer`: what else is sure to give an optional.
  package func isDeclaredOptional(
    _ expression: Expression, in scope: Scope, or isAnswer: (Expression, Scope) -> Bool = { _, _ in false }
  ) -> Bool {
    // Somebody's own members of optionals may be meant.
    resolver.record("Optional")
    guard resolver.extensions(endingIn: "Optional").isEmpty else { return false }
    switch expression {
    case .name(let node):
      guard let local = scope.lookup(node.name) else { return isOptionalProperty(node.name, in: scope) }
      switch local.binding {
      case .typed(.optional): return true
      case .value(let value, _): return value.saysOptional || (local.parent.map { isAnswer(value, $0) } ?? false)
      default: return false
      }
    case .member(let node):
      guard case .name(let base)? = node.base, base.name == "self", scope.lookup("self") == nil else { return false }
      return isOptionalProperty(node.name, in: scope)
    case .tuple(let node) where node.elements.count == 1: return node.elements[0].value.saysOptional
    default: return isAnswer(expression, scope)
    }
  }

  private func isOptionalProperty(_ name: String, in scope: Scope) -> Bool {
    let found = resolver.members(name, of: selfType(in: scope.context))
    guard found.count == 1, case .variable(let node, let index) = found[0].member.declaration,
      node.bindings.indices.contains(index), case .optional? = node.bindings[index].type
    else { return false }
    return true
  }
}

extension Expression {
  /// `try? a`, `a as? B`, `a?.b`
  fileprivate var saysOptional: Bool {
    switch self {
    case .attempt(let node): node.kind == .tryOptional
    case .cast(let node): node.kind == .asOptional
    default: endsOptionalChain
    }
  }
}

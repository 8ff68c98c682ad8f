/// Names of variables that are optional where they stand: a member of what they may hold needs a `?`.

package import Facts

extension Typer {
  /// Whether an expression is the name of a variable whose declaration says in so many words that it is optional, and that
  /// nothing has unwrapped: `router` and `self.router` of `var router: HomeRouter?`.
  package func isDeclaredOptional(_ expression: Expression, in scope: Scope) -> Bool {
    // Somebody's own members of optionals may be meant.
    resolver.record("Optional")
    guard resolver.extensions(endingIn: "Optional").isEmpty else { return false }
    switch expression {
    case .name(let node):
      guard let local = scope.lookup(node.name) else { return isOptionalProperty(node.name, in: scope) }
      guard case .typed(.optional) = local.binding else { return false }
      return true
    case .member(let node):
      guard case .name(let base)? = node.base, base.name == "self", scope.lookup("self") == nil else { return false }
      return isOptionalProperty(node.name, in: scope)
    default: return false
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

/// What the arguments of a call make of a function's generic parameters.

package import Facts

extension Typer {
  /// `counts`: which arguments are asked.
  package func bound(
    by call: CallExpression, to callee: Callee, in scope: Scope, where counts: (Expression) -> Bool
  ) -> [String: Type] {
    var bound: [String: Type] = [:]
    for (index, argument) in call.arguments.enumerated() where counts(argument.value) {
      guard let position = parameterIndex(of: index, in: call, callee.parameters) else { continue }
      let wanted = callee.types[position]
      bind(wanted, to: type(of: argument.value, wantedAs: wanted, in: scope), callee.generics, &bound)
    }
    return bound
  }

  /// The same of a subscript's; those that its arguments leave free are unknown.
  func bound(by node: SubscriptExpression, to callee: Callee, in scope: Scope) -> [String: Type] {
    var bound: [String: Type] = [:]
    if node.arguments.count == callee.types.count {
      for (argument, wanted) in zip(node.arguments, callee.types) {
        bind(wanted, to: type(of: argument.value, wantedAs: wanted, in: scope), callee.generics, &bound)
      }
    }
    for name in callee.generics where bound[name] == nil { bound[name] = .unknown }
    return bound
  }

  private func bind(_ parameter: Type, to argument: Type, _ generics: Set<String>, _ bound: inout [String: Type]) {
    switch (parameter, argument) {
    case (.parameter(let name), _) where generics.contains(name):
      if argument.isUnknown { return }
      // What two arguments have in common, their own types do not say: `max(1, 2.5)`.
      bound[name] = bound[name, default: argument] == argument ? argument : .unknown
    case (.optional(let inner), _): bind(inner, to: argument.unwrapped, generics, &bound)
    case (.function(let mine, let result), .function(let theirs, let theirResult)):
      for (a, b) in zip(mine, theirs) { bind(a.type, to: b.type, generics, &bound) }
      bind(result, to: theirResult, generics, &bound)
    case (.nominal(let a, let mine), .nominal(let b, let theirs)) where a == b:
      for (a, b) in zip(mine, theirs) { bind(a, to: b, generics, &bound) }
    case (.external(let a, let mine), .external(let b, let theirs)) where a == b:
      for (a, b) in zip(mine, theirs) { bind(a, to: b, generics, &bound) }
    case (.metatype(let a), .metatype(let b)): bind(a, to: b, generics, &bound)
    default: break
    }
  }

  /// What a type makes of an associated type of a protocol: it says so, or a property does that the protocol requires.
  package func associatedType(_ name: String, of required: NominalID, in type: Type) -> Type? {
    for found in resolver.members(name, of: type) {
      guard case .alias(let alias) = found.member.declaration, !alias.isAssociatedType, let target = alias.type else {
        continue
      }
      return resolver.resolve(target, in: found.member.context(resolver)).substituting(found.substitution)
    }
    for entry in resolver.info(required).entries {
      let context = resolver.context(inside: entry, of: required).inner
      for case .variable(let node) in entry.node.members {
        for binding in node.bindings {
          guard let property = binding.name?.text, let written = binding.type else { continue }
          var bound: [String: Type] = [:]
          let given = memberType(property, of: type, in: Scope(context))
          bind(resolver.resolve(written, in: context), to: given, [name], &bound)
          if let found = bound[name], !found.isUnknown, !found.hasParameter { return found }
        }
      }
    }
    return nil
  }
}

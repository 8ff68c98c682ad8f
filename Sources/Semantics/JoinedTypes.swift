/// What values that stand beside each other have in common: elements of a list, branches of a choice.

import Facts

extension Typer {
  /// The one type of all, else the nearest class that all derive from. Unknown where a value may be of yet another type:
  /// Swift then finds what they share, or the place says what is wanted.
  func joinedType(of values: [Expression], in scope: Scope) -> Type {
    var joined: Type?
    var isOptional = false
    var (adapting, open): ([Type], Bool) = ([], false)
    for value in values {
      if value.isNil {
        isOptional = true
        continue
      }
      let type = type(ofWhole: value, in: scope)
      if Typer.adapts(value) {
        adapting.append(type)
      } else if type.isUnknown {
        open = open || !value.isImplicitMember
      } else {
        joined = joined.map { common($0, type) } ?? type
      }
    }
    // Numbers without a point are what their neighbours are: `[0, 0.5]`.
    let type = joined ?? (Set(adapting).count == 1 ? adapting[0] : .unknown)
    if type.isUnknown || open && (joined == nil || mayBeJoined(type)) { return .unknown }
    return isOptional ? .optional(type.unwrapped) : type
  }

  private func common(_ a: Type, _ b: Type) -> Type {
    if a == b { return a }
    switch (a, b) {
    case (.optional, _), (_, .optional):
      let wrapped = common(a.unwrapped, b.unwrapped)
      return wrapped.isUnknown ? .unknown : .optional(wrapped)
    case (.nominal(let id, let some), .nominal(let other, let others)):
      if id == other, some.count == others.count {
        return .nominal(id, zip(some, others).map { $0 == $1 ? $0 : .unknown })
      }
      return sharedClass(a, b)
    default: return .unknown
    }
  }

  private func sharedClass(_ a: Type, _ b: Type) -> Type {
    let classes = resolver.lineage(of: b).filter { resolver.info($0.id).isClass }
    for item in resolver.lineage(of: a) where resolver.info(item.id).isClass {
      guard let other = classes.first(where: { $0.id == item.id }) else { continue }
      let own = resolver.selfType(of: item.id)
      return common(own.substituting(item.substitution), own.substituting(other.substitution))
    }
    return .unknown
  }

  /// Something beside it can make it another type: an instance of a class stands for its superclass.
  private func mayBeJoined(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .nominal(let id, _): resolver.info(id).isClass || resolver.info(id).isProtocol
    default: true
    }
  }
}

extension Expression {
  fileprivate var isNil: Bool { if case .literal(let literal) = self { literal.kind == .nil } else { false } }

  /// `.a`, `.a(1)`: of whatever type the place wants.
  package var isImplicitMember: Bool {
    switch self {
    case .member(let node): node.base == nil
    case .call(let call): call.callee.isImplicitMember
    default: false
    }
  }
}

extension Statement {
  /// What the branches of an `if` or a `switch` give that stands for a value; none where one of them does more than that, or
  /// binds names, which would have to be looked up in it.
  var valuesOfBranches: [Expression] {
    let bodies: [[Statement]]
    switch self {
    case .if(let node):
      let bindsNothing = node.chain.allSatisfy { link in
        link.conditions.allSatisfy { if case .binding = $0 { false } else { true } }
      }
      bodies = bindsNothing ? node.bodies.map(\.statements) : []
    case .switch(let node):
      let bindsNothing = node.cases.allSatisfy { $0.items.allSatisfy { $0.pattern.boundNames.isEmpty } }
      bodies = bindsNothing ? node.cases.map(\.statements) : []
    default: bodies = []
    }
    let values = bodies.compactMap { statements -> Expression? in
      guard statements.count == 1, case .expression(let value)? = statements.first else { return nil }
      return value
    }
    return values.count == bodies.count ? values : []
  }
}

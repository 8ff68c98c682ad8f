/// Types inside other types.

import Facts
import SourceText

extension Resolver {
  /// A type, alias or associated type inside another type.
  func memberType(_ component: TypeComponent, of base: Type, in context: DeclarationContext) -> Type? {
    guard depth < 40 else { return nil }
    depth += 1
    defer { depth -= 1 }
    var isAssociated = false
    var isOfWorkspace = false
    let members = members(component.name, of: base)
    for found in members {
      if let id = base.nominalID, !sees(found.member, of: id, from: context.file) { continue }
      switch found.member.declaration {
      case .type(let id): return applied(id, component, in: context)
      case .alias(let alias):
        if alias.isAssociatedType {
          isAssociated = true
          isOfWorkspace = isOfWorkspace || !found.member.entry.isInterface
          continue
        }
        guard let target = target(of: alias, in: found.member.context(self)) else { continue }
        if members.contains(where: { isOther($0, than: found, standingFor: target, seenFrom: context.file) }) {
          return .unknown
        }
        let arguments = component.arguments.map { resolve($0, in: context) }
        return self.target(of: alias, in: found.member.context(self), applied: arguments, found.substitution)
      default: continue
      }
    }
    // Inside a protocol it hides what is called like it at the top level; which type it is, the conformer says.
    if isAssociated, case .nominal(let id, _) = base, info(id).isProtocol,
      info(id).entries.contains(where: { !$0.isInterface })
    {
      return .parameter(component.name)
    }
    // What meets its requirements says what it is in a type that conforms, and that hides the top level, too.
    if isOfWorkspace { return .unknown }
    for framework in frameworkTypings {
      if let type = framework.nestedType(component.name, of: base, by: self) { return type }
    }
    return nil
  }

  /// Whether another build or target has an alias of that name for another type.
  private func isOther(
    _ other: FoundMember, than found: FoundMember, standingFor target: Type, seenFrom file: FileID
  ) -> Bool {
    guard other.member !== found.member, other.member.owner == found.member.owner,
      case .alias(let alias) = other.member.declaration, sees(other.member, of: other.member.owner, from: file)
    else { return false }
    return self.target(of: alias, in: other.member.context(self)) != target
  }

  /// What a generic parameter must be: `Routing` of `<C: Routing>`, of `<Routing: Routing>` too. Nil where it may be all.
  package func constraint(of parameter: String, in context: DeclarationContext) -> Type? {
    guard let written = context.generics[parameter] ?? nil else { return nil }
    var outside = context
    outside.generics[parameter] = nil
    return resolve(written, in: outside)
  }

  /// What requirements say of a generic parameter's associated types, by their names: `where T.Item == Int`.
  func fixedTypes(of parameter: String, in context: DeclarationContext) -> [String: Type] {
    var fixed: [String: Type] = [:]
    for (written, type) in context.memberTypes where written.hasPrefix(parameter + ".") {
      fixed[String(written.dropFirst(parameter.count + 1))] = resolve(type, in: context)
    }
    return fixed
  }

  /// What the protocol that a generic parameter must conform to calls so: `C.Router` with `C: NavigationCoordinatable`.
  func constrainedType(_ component: TypeComponent, of type: Type, in context: DeclarationContext) -> Type? {
    guard case .parameter(let name) = type, let constraint = constraint(of: name, in: context) else { return nil }
    for found in members(component.name, of: constraint) {
      guard case .alias(let alias) = found.member.declaration, !alias.isAssociatedType, alias.generics.isEmpty,
        let target = target(of: alias, in: found.member.context(self))
      else { continue }
      var meaning = found.substitution
      meaning["Self"] = type
      return target.substituting(meaning)
    }
    return nil
  }
}

/// What a protocol's associated type stands for in a type that conforms.

import Facts
import Semantics

struct AssociatedTypes {
  let resolver: Resolver

  /// Declared under that name, or what meets a requirement that names it; nil where neither tells.
  func meaning(of name: String, in conformer: Type) -> NominalID? {
    let lineage = resolver.lineage(of: conformer)
    for item in lineage where !resolver.info(item.id).isProtocol {
      for member in resolver.info(item.id).members(named: name) {
        switch member.declaration {
        case .type(let id): return id
        case .alias(let alias):
          guard let target = alias.type else { continue }
          return resolver.resolve(target, in: member.context(resolver)).substituting(item.substitution).nominalID
        default: continue
        }
      }
    }
    for item in lineage where resolver.info(item.id).isProtocol {
      for entry in resolver.info(item.id).entries {
        for requirement in entry.node.members {
          guard let met = met(requirement, name, in: conformer) else { continue }
          let context = resolver.context(inside: entry, of: item.id).inner
          for (required, own) in zip(met.required, met.own) {
            let pattern = resolver.resolve(required, in: context)
            if let id = AssociatedTypes.match(pattern, own, name)?.nominalID { return id }
          }
        }
      }
    }
    return nil
  }

  /// The protocol that the protocol around asks of its associated type: `Owner` of `associatedtype Parent: Owner`. A default
  /// is no constraint, and whether a narrower one applies where the code stands is not known.
  func constraint(of name: String, in context: DeclarationContext) -> Type? {
    guard let own = context.enclosingType, resolver.info(own).isProtocol else { return nil }
    let type = resolver.selfType(of: own)
    let names: Set = [name, "Self." + name]
    let isNarrowed = resolver.lineage(of: type).contains { item in
      let info = resolver.info(item.id)
      return (info.entries + info.extensions).contains { entry in
        entry.node.requirements.contains { $0.left.dottedName.map(names.contains) ?? false }
      }
    }
    if isNarrowed || !names.isDisjoint(with: context.memberTypes.keys) { return nil }
    for found in resolver.members(name, of: type) {
      guard case .alias(let alias) = found.member.declaration, alias.isAssociatedType, let written = alias.type else {
        continue
      }
      let constraint = resolver.resolve(written, in: found.member.context(resolver))
      if let id = constraint.nominalID, resolver.info(id).isProtocol { return constraint }
    }
    return nil
  }

  /// The types of a requirement, and those of what meets it.
  private func met(
    _ requirement: Declaration, _ name: String, in conformer: Type
  ) -> (required: [TypeSyntax], own: [Type])? {
    switch requirement {
    case .variable(let node):
      guard let binding = node.bindings.first, let required = binding.type, let called = binding.name?.text,
        required.description.contains(name)
      else { return nil }
      for found in witnesses(called, conformer) {
        guard case .variable(let own, let index) = found.member.declaration, index < own.bindings.count,
          let type = own.bindings[index].type ?? AssociatedTypes.made(own.bindings[index].value)
        else { continue }
        return ([required], [resolve(type, of: found)])
      }
    case .function(let node):
      guard node.parameters.contains(where: { $0.type.description.contains(name) }) else { return nil }
      for found in witnesses(node.name, conformer) {
        guard case .function(let own) = found.member.declaration,
          MutatorReader.labels(of: own) == MutatorReader.labels(of: node)
        else { continue }
        return (node.parameters.map(\.type), own.parameters.map { resolve($0.type, of: found) })
      }
    default: break
    }
    return nil
  }

  /// `Router<Step>`, of `Router<Step>(…)`.
  static func made(_ value: Expression?) -> TypeSyntax? {
    guard case .call(let call)? = value else { return nil }
    return ConstructionFinder.constructedType(call)
  }

  private func witnesses(_ name: String, _ conformer: Type) -> [FoundMember] {
    resolver.members(name, of: conformer).filter { !resolver.info($0.member.owner).isProtocol }
  }

  private func resolve(_ type: TypeSyntax, of found: FoundMember) -> Type {
    resolver.resolve(type, in: found.member.context(resolver)).substituting(found.substitution)
  }

  /// What stands where the pattern has the name: `Router<Route>` and `Router<Step>`.
  private static func match(_ pattern: Type, _ type: Type, _ name: String) -> Type? {
    switch (pattern, type) {
    case (.parameter(name), _): return type
    case (.optional(let pattern), .optional(let type)): return match(pattern, type, name)
    case (.nominal(let id, let patterns), .nominal(let other, let types)) where id == other:
      return zip(patterns, types).lazy.compactMap { match($0, $1, name) }.first
    case (.external(let id, let patterns), .external(let other, let types)) where id == other:
      return zip(patterns, types).lazy.compactMap { match($0, $1, name) }.first
    default: return nil
    }
  }
}

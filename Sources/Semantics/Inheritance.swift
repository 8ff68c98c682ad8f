/// What a type inherits: members through superclasses and protocols, and conformances.

import Facts
package import SourceText

/// A member and what the generic parameters in its types stand for, seen from the type that was asked.
package struct FoundMember {
  package var member: Member
  package var substitution: [String: Type]
}

/// A type of a lineage, and what its generic parameters stand for there.
package struct LineageItem {
  package var id: NominalID
  package var substitution: [String: Type]
}

/// An answer that may be beyond what the sources in sight tell.
package enum Knowledge: Sendable {
  case yes, no, unknown
}

extension Resolver {
  /// Members of that name, nearest first: the type's own, then those of its superclasses and protocols.
  package func members(_ name: String, of type: Type) -> [FoundMember] {
    var found: [FoundMember] = []
    for item in lineage(of: type) {
      for member in info(item.id).members(named: name) {
        found.append(FoundMember(member: member, substitution: item.substitution))
      }
    }
    return found.isEmpty ? membersOfExtendedFrameworks(name, of: type) : found
  }

  /// What the workspace adds to framework types that a type inherits from: `extension UIViewController: NibLoadable {}`.
  private func membersOfExtendedFrameworks(_ name: String, of type: Type) -> [FoundMember] {
    for framework in extendedFrameworks(of: type) {
      for added in lineage(of: .nominal(NominalID(framework), [])) {
        let members = info(added.id).members(named: name)
        if members.isEmpty { continue }
        var substitution = added.substitution
        substitution["Self"] = type
        return members.map { FoundMember(member: $0, substitution: substitution) }
      }
    }
    return []
  }

  /// Names of the framework types that a type inherits from and the workspace extends; nearly always none.
  private func extendedFrameworks(of type: Type) -> [String] {
    guard let id = type.nominalID else { return frameworks(inLineageOf: type) }
    if let known = extendedFrameworks[id] {
      for framework in known { record(framework) }
      return known
    }
    let found = frameworks(inLineageOf: type)
    extendedFrameworks[id] = found
    return found
  }

  private func frameworks(inLineageOf type: Type) -> [String] {
    lineage(of: type).flatMap { item in
      info(item.id).supertypes.compactMap { supertype -> String? in
        guard case .external(let framework, _) = supertype,
          names.extensions(endingIn: framework).contains(where: { $0.qualifiedName == framework })
        else { return nil }
        return framework
      }
    }
  }

  /// Members as code in a file sees them. Where targets declare one type name several times, those of the file's own
  /// declaration hide the others; nothing is found where the declarations that are left disagree about a variable.
  package func members(_ name: String, of type: Type, seenFrom file: FileID) -> [FoundMember] {
    let found = members(name, of: type)
    guard found.count > 1, let owner = found.first?.member.owner, info(owner).entries.count > 1 else { return found }
    let own = found.filter { $0.member.owner != owner || $0.member.file == file }
    if own.contains(where: { $0.member.owner == owner }) { return own }
    let types = Set(
      found.filter { $0.member.owner == owner }.compactMap { found -> TypeSyntax? in
        guard case .variable(let node, let index) = found.member.declaration else { return nil }
        return index < node.bindings.count ? node.bindings[index].type?.withoutRanges ?? .unknown : .unknown
      })
    return types.count > 1 ? [] : found
  }

  /// The type itself, then all it inherits from, breadth first and each once, with the meaning of the parameters.
  package func lineage(of type: Type) -> [LineageItem] {
    switch type {
    case .nominal(let id, let arguments):
      let info = info(id)
      guard arguments.isEmpty || type == info.selfType else { return lineage(from: [type], as: type) }
      if let known = lineages[id] {
        // What is answered from the cache is relied on all the same.
        for item in known { _ = self.info(item.id) }
        return known
      }
      let computed = lineage(from: [type], as: type)
      lineages[id] = computed
      return computed
    case .constrained(let types, _): return lineage(from: types, as: type)
    default: return []
    }
  }

  private func lineage(from start: [Type], as type: Type) -> [LineageItem] {
    var result: [LineageItem] = []
    var pending = start
    var seen = Set<NominalID>()
    var next = 0
    while next < pending.count {
      let current = pending[next]
      next += 1
      guard case .nominal(let id, let arguments) = current, seen.insert(id).inserted else { continue }
      var substitution = parameterMeaning(of: id, arguments)
      substitution["Self"] = type
      result.append(LineageItem(id: id, substitution: substitution))
      for supertype in info(id).supertypes { pending.append(supertype.substituting(substitution)) }
    }
    return result
  }

  private func parameterMeaning(of id: NominalID, _ arguments: [Type]) -> [String: Type] {
    guard !arguments.isEmpty, case .nominal(_, let parameters) = selfType(of: id) else { return [:] }
    var meaning: [String: Type] = [:]
    for case (.parameter(let name), let argument) in zip(parameters, arguments) { meaning[name] = argument }
    return meaning
  }

  /// The arguments with which a type reaches a supertype: `[LaneCoordinator, AnyView]` for a wrapper's subclass.
  package func arguments(of supertype: String, in type: Type) -> [Type]? {
    for item in lineage(of: type) where item.id.name == supertype {
      return selfType(of: item.id).arguments.map { $0.substituting(item.substitution) }
    }
    return nil
  }

  /// Whether a type is, inherits from or conforms to the named one.
  package func conforms(_ id: NominalID, to name: String) -> Knowledge {
    let lineage = lineage(of: selfType(of: id))
    if lineage.contains(where: { $0.id.name == name }) { return .yes }
    return lineage.allSatisfy { isClosed(info($0.id)) } ? .no : .unknown
  }

  /// Whether all that a type inherits is in sight and no macro can have added to it.
  package func isFullyKnown(_ id: NominalID) -> Bool {
    lineage(of: selfType(of: id)).allSatisfy { isClosed(info($0.id)) }
  }

  private func isClosed(_ info: NominalInfo) -> Bool {
    if info.entries.isEmpty || !info.unknownAttributes.isEmpty { return false }
    if info.entries.contains(where: { $0.node.hasMacroMembers }) { return false }
    return info.supertypes.allSatisfy { type in
      switch type {
      case .nominal: true
      case .external(let name, _): Platform.isHarmless(name)
      default: false
      }
    }
  }
}

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
  let info: NominalInfo
}

/// A type and all it inherits from, remembered.
final class Lineage {
  let items: [LineageItem]
  /// The resolver's recording in which this was last noted.
  var lastRecording = 0
  /// Framework types among them that the workspace extends; nil until somebody asks.
  var extendedFrameworks: [String]?
  private lazy var names = NameFilter(items.map(\.info.memberHashes))

  init(_ items: [LineageItem]) { self.items = items }

  /// False only for names that none of them declares.
  func mayDeclare(_ name: String) -> Bool { names.mayContain(name) }
}

/// An answer that may be beyond what the sources in sight tell.
package enum Knowledge: Sendable {
  case yes, no, unknown
}

extension Resolver {
  /// Members of that name, nearest first: the type's own, then those of its superclasses and protocols.
  package func members(_ name: String, of type: Type) -> [FoundMember] {
    if isNowhereMember(name) { return [] }
    let lineage = wholeLineage(of: type)
    recorder.record(member: name, of: lineage)
    var found: [FoundMember] = []
    if lineage.mayDeclare(name) {
      for item in lineage.items {
        for member in item.info.members(named: name) {
          found.append(FoundMember(member: member, substitution: item.substitution))
        }
      }
    }
    return found.isEmpty ? membersOfExtendedFrameworks(name, of: type, lineage) : found
  }

  /// What the workspace adds to framework types that a type inherits from: `extension UIViewController: NibLoadable {}`.
  private func membersOfExtendedFrameworks(_ name: String, of type: Type, _ lineage: Lineage) -> [FoundMember] {
    for framework in extendedFrameworks(in: lineage) {
      for added in self.lineage(of: .nominal(NominalID(framework), [])) {
        let members = added.info.members(named: name)
        if members.isEmpty { continue }
        var substitution = added.substitution
        substitution["Self"] = type
        return members.map { FoundMember(member: $0, substitution: substitution) }
      }
    }
    return []
  }

  /// What the workspace adds to framework types that a type inherits from, though the type declares that name itself.
  package func membersAddedToFrameworks(_ name: String, of type: Type) -> [FoundMember] {
    membersOfExtendedFrameworks(name, of: type, wholeLineage(of: type))
  }

  /// Names of the framework types that a type inherits from and the workspace extends; nearly always none.
  private func extendedFrameworks(in lineage: Lineage) -> [String] {
    if let known = lineage.extendedFrameworks {
      for framework in known { record(framework) }
      return known
    }
    let found = lineage.items.flatMap { item in
      item.info.frameworkSupertypes.filter { framework in
        names.extensions(endingIn: framework).contains { $0.qualifiedName == framework }
      }
    }
    for framework in found { record(framework) }
    lineage.extendedFrameworks = found
    return found
  }

  /// Members as code in a file sees them. Where targets declare one type name several times, those of the file's own
  /// declaration hide the others; nothing is found where the declarations that are left disagree about a variable.
  package func members(_ name: String, of type: Type, seenFrom file: FileID) -> [FoundMember] {
    let found = members(name, of: type).filter { mayApply($0) }
    guard found.count > 1, let owner = found.first?.member.owner else { return found }
    guard info(owner).entries.count > 1 else {
      guard differInBuilds(found, owner) else { return found }
      let own = found.filter { $0.member.owner == owner && $0.member.file == file }
      return differInBuilds(own, owner) ? [] : own
    }
    let own = found.filter { $0.member.owner != owner || $0.member.file == file }
    let near =
      own.contains { $0.member.owner == owner }
      ? own : found.filter { $0.member.owner != owner || areOfOneType($0.member.file, file, declaring: owner) }
    return disagree(near.map(\.member).filter { $0.owner == owner }) ? [] : near
  }

  /// False for what an extension declares for other arguments than a type has: `extension Box where Item == Int`.
  private func mayApply(_ found: FoundMember) -> Bool {
    let entry = found.member.entry
    guard entry.node.kind == .extension, !entry.node.requirements.isEmpty else { return true }
    let context = context(inside: entry, of: found.member.owner).outer
    return entry.node.requirements.allSatisfy { requirement in
      guard let name = requirement.left.dottedName, let actual = found.substitution[name], !actual.isOpen else {
        return true
      }
      let wanted = resolve(requirement.right, in: context)
      if requirement.isSameType { return wanted.isOpen || wanted == actual }
      guard let required = wanted.nominalID, let id = actual.nominalID else { return true }
      return conforms(id, to: required.name) != .no
    }
  }

  /// Clauses of an `#if`, several targets' extensions, or extensions for several arguments declare a variable each, and not
  /// of one type, as far as they say.
  private func differInBuilds(_ found: [FoundMember], _ owner: NominalID) -> Bool {
    let members = found.map(\.member).filter { $0.owner == owner }
    let extending = members.filter(\.isInExtension)
    let isForSome = extending.contains { !$0.entry.node.requirements.isEmpty }
    let isInSeveralFiles = Set(extending.map(\.file)).count > 1
    return disagree(
      members.filter { isForSome || !$0.head.conditions.isEmpty || isInSeveralFiles && $0.isInExtension })
  }

  /// Whether several are variables, and not of one type as far as they say; static ones are compared with each other.
  private func disagree(_ members: [Member]) -> Bool {
    func differ(_ members: [Member]) -> Bool {
      let types = members.compactMap { member -> TypeSyntax? in
        guard case .variable(let node, let index) = member.declaration, index < node.bindings.count else { return nil }
        let binding = node.bindings[index]
        if let type = binding.type { return type.withoutRanges }
        guard case .call(let call)? = binding.value else { return .unknown }
        return ConstructionFinder.constructedType(call)?.withoutRanges ?? .unknown
      }
      return types.count > 1 && (types.contains(.unknown) || Set(types).count > 1)
    }
    return differ(members.filter(\.head.modifiers.isTypeMember))
      || differ(members.filter { !$0.head.modifiers.isTypeMember })
  }

  /// The type itself, then all it inherits from, breadth first and each once, with the meaning of the parameters.
  package func lineage(of type: Type) -> [LineageItem] { wholeLineage(of: type).items }

  private func wholeLineage(of type: Type) -> Lineage {
    switch type {
    case .nominal(let id, let arguments):
      let isOwn = arguments.isEmpty || type == info(id).selfType
      if let known = isOwn ? lineages[id] : instances[type] {
        note(known)
        return known
      }
      let computed = lineage(from: [type], as: type)
      // Asked for while what one of them inherits is worked out, as in `class A: Base<A.Route>`.
      guard computed.items.allSatisfy({ $0.info.dependencies != nil }) else { return computed }
      if isOwn { remember(computed, of: id) } else { instances[type] = computed }
      return computed
    case .constrained(let types, _): return lineage(from: types, as: type)
    default: return Lineage([])
    }
  }

  private func lineage(from start: [Type], as type: Type) -> Lineage {
    var common: [NominalID: [Type]] = [:]
    let found = items(from: start, as: type, &common)
    return Lineage(common.isEmpty ? found : items(from: start, as: type, &common))
  }

  /// `common`: what is known of the arguments of types that are reached with several, as in `class A: Base<X>` in one build
  /// and `class A: Base<Y>` in another.
  private func items(from start: [Type], as type: Type, _ common: inout [NominalID: [Type]]) -> [LineageItem] {
    var result: [LineageItem] = []
    var pending: [(type: Type, heir: NominalInfo?)] = start.map { ($0, nil) }
    var seen: [NominalID: [Type]] = [:]
    var next = 0
    while next < pending.count {
      let (current, heir) = pending[next]
      next += 1
      guard case .nominal(let id, let written) = current else { continue }
      if let known = seen[id] {
        if known != written, let shared = Resolver.shared(known, written) { common[id] = shared }
        continue
      }
      let arguments = common[id] ?? written
      seen[id] = arguments
      var substitution = parameterMeaning(of: id, arguments)
      substitution["Self"] = type
      let info = info(id)
      result.append(LineageItem(id: id, substitution: substitution, info: info))
      for supertype in supertypes(of: info, inheritedBy: heir) {
        pending.append((supertype.substituting(substitution), info))
      }
    }
    return result
  }

  /// Nil where nothing says that they differ.
  private static func shared(_ some: [Type], _ others: [Type]) -> [Type]? {
    guard some.count == others.count else { return nil }
    let differ = zip(some, others).map { $0 != $1 && !$0.isOpen && !$1.isOpen }
    return differ.contains(true) ? zip(some, differ).map { $1 ? .unknown : $0 } : nil
  }

  private func parameterMeaning(of id: NominalID, _ arguments: [Type]) -> [String: Type] {
    if arguments.isEmpty { return [:] }
    let info = info(id)
    if info.isProtocol {
      return Dictionary(zip(info.associatedTypes(fitting: arguments.count), arguments)) { first, _ in first }
    }
    // Of several declarations, one for each target, those with as many parameters may be meant.
    let fitting = info.entries.count > 1 ? info.entries.map(\.node.generics).filter { $0.count == arguments.count } : []
    var meaning: [String: Type] = [:]
    for parameters in fitting.isEmpty ? [info.generics] : fitting {
      for (parameter, argument) in zip(parameters, arguments) { meaning[parameter.name] = argument }
    }
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
    return lineage.allSatisfy { isClosed($0.info) } ? .no : .unknown
  }

  /// Whether a type and those around it have one declaration each. Of several, one for each target, project or branch of
  /// an `#if`, none is known to be meant.
  package func isDeclaredOnce(_ id: NominalID) -> Bool {
    ([id] + id.enclosing).allSatisfy { id in info(id).entries.count { !$0.isInterface } < 2 }
  }

  /// Whether part of a declaration or an extension of a type could not be read, which may be what it
  /// conforms to or declares.
  package func mayHaveMore(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .nominal(let id, _): info(id).mayHaveOtherMembers
    case .external(let name, _): info(NominalID(name)).mayHaveOtherMembers
    default: false
    }
  }

  /// Whether all that a type inherits is in sight, no macro can have added to it, and its text could be read.
  package func isFullyKnown(_ id: NominalID) -> Bool {
    lineage(of: selfType(of: id)).allSatisfy { isClosed($0.info) }
  }

  /// Whether a type inherits from a class or protocol that is out of sight, which may have functions of any name. Those of
  /// UIKit and AppKit take none of the workspace's values.
  package func inheritsUnseen(_ type: Type) -> Bool {
    func isUnseen(_ type: Type) -> Bool {
      guard case .external(let name, _) = type else { return false }
      return !Platform.isHarmless(name) && !name.hasPrefix("UI") && !name.hasPrefix("NS")
    }
    if case .constrained(let parts, _) = type.unwrapped { return parts.contains { isUnseen($0) || inheritsUnseen($0) } }
    return lineage(of: type.unwrapped).contains { item in
      !item.info.unknownAttributes.isEmpty || item.info.supertypes.contains(where: isUnseen)
    }
  }

  /// Whether a function of that name may take something else than those that `members` finds: one of a class out of
  /// sight, or one that the workspace adds to a framework's type beside them.
  package func mayHaveOverload(_ name: String, of type: Type) -> Bool {
    if inheritsUnseen(type) { return true }
    guard let added = membersAddedToFrameworks(name, of: type.unwrapped).first else { return false }
    return members(name, of: type.unwrapped).contains { $0.member.owner != added.member.owner }
  }

  private func isClosed(_ info: NominalInfo) -> Bool {
    if info.entries.isEmpty || !info.unknownAttributes.isEmpty { return false }
    if info.mayHaveOtherMembers { return false }
    return info.supertypes.allSatisfy { type in
      switch type {
      case .nominal: true
      case .external(let name, _): Platform.isHarmless(name)
      default: false
      }
    }
  }
}

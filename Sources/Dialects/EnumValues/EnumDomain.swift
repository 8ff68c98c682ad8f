/// What is known of an enum.

import Facts
import RouteGraph
import Semantics
import SourceText

struct EnumDomain {
  let resolver: Resolver
  /// Protocols of a framework that add no case and no static member.
  let harmless: Set<String>
  /// For code of tests: what they make an enum conform to may add members there, and nowhere else.
  var isOfTests = false

  /// The cases in declaration order, of all declarations of the enum.
  func cases(of id: NominalID) -> [(node: EnumCaseDeclaration, file: FileID)] {
    resolver.info(id).entries.flatMap { entry in
      entry.node.members.compactMap { member in
        guard case .enumCase(let node) = member else { return nil }
        return (node, entry.file)
      }
    }
  }

  /// Another module may have something else of that name: then as little is wrong with it as where nothing is known.
  func isEnum(_ id: NominalID) -> Bool { resolver.info(id).entries.contains { $0.node.kind == .enum } }

  /// Whatever module's type of that name is meant.
  func isCertainlyEnum(_ id: NominalID) -> Bool {
    let entries = resolver.info(id).entries
    return !entries.isEmpty && entries.allSatisfy { $0.node.kind == .enum }
  }

  /// The enum that is all that a case carries.
  func payload(of name: String, in id: NominalID) -> NominalID? {
    for found in resolver.members(name, of: resolver.selfType(of: id)) {
      guard case .enumCase(let node) = found.member.declaration, node.parameters.count == 1 else { continue }
      let type = resolver.resolve(node.parameters[0].type, in: found.member.context(resolver))
      return type.unwrapped.nominalID.flatMap { isEnum($0) ? $0 : nil }
    }
    return nil
  }

  func caseNames(of id: NominalID) -> [String] {
    var seen = Set<String>()
    return cases(of: id).map(\.node.name).filter { seen.insert($0).inserted }
  }

  /// Names of those that no build has which has code under these `#if` branches, or that no code may write.
  func caseNames(of id: NominalID, excludedBy conditions: [BuildCondition]) -> Set<String> {
    let all = cases(of: id)
    let possible = all.filter { item in
      !item.node.head.modifiers.contains(.unavailable) && !item.node.head.conditions.excludes(conditions)
    }
    return Set(all.map(\.node.name)).subtracting(possible.map(\.node.name))
  }

  /// Whether every case and static member is in sight, and of one declaration.
  func isClosed(_ id: NominalID) -> Bool {
    resolver.isDeclaredOnce(id) && knowsMembers(of: id)
  }

  /// The same of an enum that several targets declare, each for itself: what none of them has, nobody has.
  func knowsMembers(of id: NominalID) -> Bool { whatHidesMembers(of: id) == nil }

  /// Why a type may have members that are not in sight; nil where all are.
  func whatHidesMembers(of id: NominalID) -> String? {
    resolver.lineage(of: resolver.selfType(of: id)).lazy.compactMap { whatHidesOwnMembers(of: $0.id) }.first
  }

  private func whatHidesOwnMembers(of id: NominalID) -> String? {
    let info = resolver.info(id)
    if info.entries.isEmpty { return "'\(id)' is not declared in the workspace" }
    if let attribute = info.unknownAttributes.min() { return "'@\(attribute)' may add members to '\(id)'" }
    // An extension of a protocol that could not be read may add some, too.
    let bases = [id] + info.frameworkSupertypes.map { NominalID($0) }
    if let damaged = bases.first(where: { resolver.info($0).mayHaveOtherMembers }) {
      return "not all of '\(damaged)' can be read"
    }
    if info.entries.contains(where: { $0.node.head.attribute("dynamicMemberLookup") != nil }) {
      return "'\(id)' looks members up by their names"
    }
    let hidden = info.supertypes.first { !isInSight($0, info) }
    return hidden.map { "'\(id)' may have members of '\($0)', which is not declared in the workspace" }
  }

  private func isInSight(_ supertype: Type, _ info: NominalInfo) -> Bool {
    switch supertype {
    case .nominal: true
    case .external(let name, _):
      Platform.isHarmless(name) || harmless.contains(NameTable.lastComponent(name))
        || !isOfTests && isAddedByTests(NameTable.lastComponent(name), info)
    default: false
    }
  }

  private func isAddedByTests(_ name: String, _ info: NominalInfo) -> Bool {
    let conforming = (info.entries + info.extensions).filter { entry in
      entry.node.inherited.contains { $0.allNames.contains(name) }
    }
    return !conforming.isEmpty
      && conforming.allSatisfy { SourceRole.isTest($0.file, imports: resolver.names.imports(of: $0.file)) }
  }

  func nearest(to name: String, in id: NominalID) -> String? {
    Spelling.nearest(to: name, in: caseNames(of: id))
  }
}

extension EnumCaseDeclaration {
  /// The payload as written: `id: Int, Basket`.
  var input: String? {
    if parameters.isEmpty { return nil }
    return parameters.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }.joined(separator: ", ")
  }

  /// `b(id:_:)`
  var compoundName: String { name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
}

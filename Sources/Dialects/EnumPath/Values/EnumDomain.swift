/// What is known of an enum.

import Facts
import RouteGraph
import Semantics
import SourceText

struct EnumDomain {
  let resolver: Resolver
  /// Protocols of a framework that add no case and no static member.
  let harmless: Set<String>

  /// The cases in declaration order, of all declarations of the enum.
  func cases(of id: NominalID) -> [(node: EnumCaseDeclaration, file: FileID)] {
    resolver.info(id).entries.flatMap { entry in
      entry.node.members.compactMap { member in
        guard case .enumCase(let node) = member else { return nil }
        return (node, entry.file)
      }
    }
  }

  func isEnum(_ id: NominalID) -> Bool {
    let entries = resolver.info(id).entries
    return !entries.isEmpty && entries.allSatisfy { $0.node.kind == .enum }
  }

  func caseNames(of id: NominalID) -> [String] {
    var seen = Set<String>()
    return cases(of: id).map(\.node.name).filter { seen.insert($0).inserted }
  }

  /// Whether every case and static member is in sight, and of one declaration.
  func isClosed(_ id: NominalID) -> Bool {
    resolver.isDeclaredOnce(id) && knowsMembers(of: id)
  }

  /// The same of an enum that several targets declare, each for itself: what none of them has, nobody has.
  func knowsMembers(of id: NominalID) -> Bool {
    resolver.lineage(of: resolver.selfType(of: id)).allSatisfy { item in
      let info = resolver.info(item.id)
      if info.entries.isEmpty || !info.unknownAttributes.isEmpty { return false }
      if info.mayHaveOtherMembers { return false }
      if info.entries.contains(where: { $0.node.head.attribute("dynamicMemberLookup") != nil }) { return false }
      return info.supertypes.allSatisfy { type in
        switch type {
        case .nominal: true
        case .external(let name, _): Platform.isHarmless(name) || harmless.contains(NameTable.lastComponent(name))
        default: false
        }
      }
    }
  }

  /// A static member that an extension of a protocol adds, where the protocol itself is out of sight.
  func hasMemberFromOutside(_ name: String, _ id: NominalID) -> Bool {
    protocolsFromOutside(of: id).contains { supertype in
      resolver.record(supertype)
      return resolver.names.extensions(endingIn: supertype).contains { entry in
        entry.node.members.contains { declaredName(of: $0) == name }
      }
    }
  }

  /// Those that are written, by the enum or by a protocol of the workspace, and those that nobody needs to write.
  private func protocolsFromOutside(of id: NominalID) -> Set<String> {
    let written = resolver.lineage(of: resolver.selfType(of: id)).flatMap { item in
      resolver.info(item.id).supertypes.compactMap { type -> String? in
        guard case .external(let name, _) = type else { return nil }
        return NameTable.lastComponent(name)
      }
    }
    return EnumDomain.impliedProtocols.union(written)
  }

  /// What an enum conforms to that does not say so, or says something that implies it.
  private static let impliedProtocols: Set<String> = [
    "BitwiseCopyable", "Copyable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error",
    "Escapable", "Hashable", "RawRepresentable", "Sendable", "SendableMetatype",
  ]

  private func declaredName(of member: Declaration) -> String? {
    switch member {
    case .variable(let node): node.bindings.first?.name?.text
    case .function(let node): node.name
    default: nil
    }
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

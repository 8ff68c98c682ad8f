/// Types of the app that hide which route they hold: `struct AnyScreen: Screen { let base: any Screen }`, mounted or shown in a
/// sheet for all that conform to the protocol.

import Facts
import Semantics
import SourceText

struct ErasingTypes {
  let resolver: Resolver

  /// Those among some types, with the protocol of what they hold.
  func among(_ types: Set<NominalID>) -> [NominalID: NominalID] {
    types.reduce(into: [:]) { $0[$1] = held(by: $1) }
  }

  /// Of the only property that whoever makes the value says.
  private func held(by id: NominalID) -> NominalID? {
    let entries = resolver.info(id).entries
    guard entries.count == 1, let entry = entries.first, entry.node.kind == .struct else { return nil }
    let stored = entry.node.members.flatMap { member -> [TypeSyntax?] in
      guard case .variable(let node) = member, !node.head.modifiers.isTypeMember else { return [] }
      return node.bindings.filter { !$0.isComputed && $0.value == nil }.map(\.type)
    }
    guard stored.count == 1, let written = stored[0] else { return nil }
    let type = resolver.resolve(written, in: resolver.context(inside: entry, of: id).inner)
    let parts: [Type] = if case .constrained(let all, _) = type { all } else { [type] }
    return parts.lazy.compactMap(\.nominalID).first { resolver.isWorkspaceType($0) && resolver.info($0).isProtocol }
  }
}

/// Functions that push what they are given, whatever it is.
struct ErasedFunctions: Equatable, Sendable {
  /// As it is.
  var open: NameSet = []
  /// In a type that hides it.
  var hiding: NameSet = []
  /// What is asked of a value that such a type holds.
  var protocols: Set<NominalID> = []

  var isEmpty: Bool { open.names.isEmpty && hiding.names.isEmpty }

  func contains(_ name: String) -> Bool { open.contains(name) || hiding.contains(name) }
}

extension EnumPathModel {
  /// Whether a function that takes anything moves a route: as it is, or in a type that hides it.
  func moves(_ route: NominalID, _ mutator: EnumPathMutator) -> Bool {
    !mutator.isWrapping || hidden.contains(route)
  }
}

/// What types of pushed values hold: a route that is pushed inside a struct of the app's own.

import Facts
import Semantics
import SourceText

struct HeldTypes {
  let resolver: Resolver
  let domain: EnumDomain

  func enums(of id: NominalID) -> [NominalID] {
    domain.isEnum(id) ? [] : storedTypes(of: id).compactMap { $0 }.filter(domain.isEnum)
  }

  /// What such a value holds is data, unless functions push it or it is all that the value holds and has a view.
  func leads(_ id: NominalID, to held: NominalID, _ pushed: Set<NominalID>, _ views: Set<NominalID>) -> Bool {
    pushed.contains(held) || (storedTypes(of: id).count == 1 && hasView(held, views))
  }

  /// Of the properties that an initializer sets; nil for what this workspace does not declare.
  private func storedTypes(of id: NominalID) -> [NominalID?] {
    resolver.info(id).entries.flatMap { entry -> [NominalID?] in
      let context = resolver.context(inside: entry, of: id).inner
      return entry.node.members.flatMap { member -> [NominalID?] in
        guard case .variable(let node) = member, !node.head.modifiers.isTypeMember else { return [] }
        return node.bindings.filter { !$0.isComputed && $0.value == nil }.map { binding in
          binding.type.flatMap { resolver.resolve($0, in: context).unwrapped.nominalID }
        }
      }
    }
  }

  func hasView(_ id: NominalID, _ views: Set<NominalID>) -> Bool {
    if views.contains(id) { return true }
    let info = resolver.info(id)
    if info.supertypes.contains(where: { $0.description == "View" }) { return true }
    return (info.entries + info.extensions).contains { entry in
      entry.node.members.contains { member in
        switch member {
        case .variable(let node): node.bindings.contains { EnumPathSwiftUI.isView($0.type) }
        case .function(let node): EnumPathSwiftUI.isView(node.result)
        default: false
        }
      }
    }
  }
}

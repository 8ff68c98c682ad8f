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

  /// A payload enum with a resolver of its own, or one that the outer resolver takes apart. All others are data.
  func isRoute(
    _ id: NominalID, in outer: String, of owner: NominalID, _ basis: EnumPathActivation
  ) -> Bool {
    isView(id) || basis.shownPayloads.contains(EnumPathShownPayload(caseName: outer, payload: id))
      || isShown(id, in: outer, basis)
      || domain.caseNames(of: id).contains { inner in
        [owner, nil].contains { basis.nested.contains(EnumPathNestedPattern(owner: $0, outer: outer, inner: inner)) }
      }
  }

  /// It has a view, and no branch makes another one with it: `case .card(let style): Card(style)`.
  private func isShown(_ id: NominalID, in outer: String, _ basis: EnumPathActivation) -> Bool {
    let means =
      views(of: id).map(EnumPathShownBy.Means.member)
      + (basis.views.contains(id) ? [EnumPathShownBy.Means.function] : [])
    if means.isEmpty { return false }
    return !basis.usedPayloads.contains(outer)
      || means.contains { basis.shownBy.contains(EnumPathShownBy(caseName: outer, means: $0)) }
  }

  private func hasView(_ held: NominalID, _ views: Set<NominalID>) -> Bool {
    views.contains(held) || isView(held) || !self.views(of: held).isEmpty
  }

  private func isView(_ id: NominalID) -> Bool {
    resolver.info(id).supertypes.contains(where: EnumPathSwiftUI.isViewProtocol)
  }

  /// Names of the members of a type that are views, or give one back.
  private func views(of id: NominalID) -> [String] {
    let info = resolver.info(id)
    return (info.entries + info.extensions).flatMap { entry in
      entry.node.members.flatMap { member -> [String] in
        switch member {
        case .variable(let node): node.bindings.filter { EnumPathSwiftUI.isView($0.type) }.compactMap(\.name?.text)
        case .function(let node): EnumPathSwiftUI.isView(node.result) ? [node.name] : []
        default: []
        }
      }
    }
  }
}

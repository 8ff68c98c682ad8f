/// Static members that stand for a value of their enum: their names lead to them, and on to the cases that they name.

import Facts
import RouteGraph
import Semantics
import SourceText

enum AliasPlaces {
  /// All of a declaration.
  fileprivate static func range(of member: Member) -> TextRange {
    switch member.declaration {
    case .variable(let node, _): node.range
    case .function(let node): node.range
    case .enumCase, .alias, .type: member.nameRange
    }
  }
}

extension EnumPathDescription {
  func aliasOccurrences() -> [FileID: [Occurrence]] {
    let aliases = evidence.uses.filter { use in
      !use.isPattern && evidence.model.routes[use.owner].map { $0.case(use.name) == nil } ?? false
    }
    let uses = Dictionary(grouping: aliases) { EnumPathSlot(owner: $0.owner, name: $0.name) }
    return uses.reduce(into: [:]) { occurrences, alias in
      let (symbol, declarations) = meaning(of: alias.key)
      for use in alias.value {
        occurrences[use.file, default: []].append(Occurrence(range: use.range, symbol: symbol, role: .use))
      }
      for place in declarations {
        occurrences[place.file, default: []].append(
          Occurrence(range: place.range, symbol: symbol, role: .declaration))
      }
    }
  }

  private func meaning(of alias: EnumPathSlot) -> (symbol: Occurrence.Symbol, declarations: [Location]) {
    let resolver = evidence.resolver
    let members = resolver.members(alias.name, of: resolver.selfType(of: alias.owner)).map(\.member)
      .filter(\.head.modifiers.isTypeMember)
    let cases = members.flatMap { member in
      evidence.uses.filter { $0.file == member.file && AliasPlaces.range(of: member).contains($0.range) }
    }.filter { $0.owner == alias.owner && !$0.isPattern && $0.name != alias.name }.map(\.name)
    let route = evidence.model.routes[alias.owner]
    let named = Set(cases).sorted().compactMap { route?.case($0) }
    let declarations = members.map { Location($0.file, $0.nameRange) }
    let places = declarations + named.flatMap(\.declarations)
    let owner = alias.owner.simpleName
    let meaning = named.isEmpty ? "" : " → " + named.map { "\(owner).\($0.name)" }.joined(separator: ", ")
    let place = Occurrence.Place(
      title: "\(owner).\(alias.name)\(meaning)",
      targets: places.map { NavigationTarget(location: $0, role: .declaration) },
      id: "alias \(alias.owner.name).\(alias.name)")
    return (.place(place), declarations)
  }
}

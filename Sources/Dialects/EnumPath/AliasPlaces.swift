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
    var symbols: [EnumPathSlot: Occurrence.Symbol] = [:]
    return aliases.reduce(into: [:]) { occurrences, use in
      let alias = EnumPathSlot(owner: use.owner, name: use.name)
      let symbol = symbols[alias] ?? symbol(of: alias)
      symbols[alias] = symbol
      occurrences[use.file, default: []].append(Occurrence(range: use.range, symbol: symbol, role: .use))
    }
  }

  private func symbol(of alias: EnumPathSlot) -> Occurrence.Symbol {
    let resolver = evidence.resolver
    let members = resolver.members(alias.name, of: resolver.selfType(of: alias.owner)).map(\.member)
      .filter(\.head.modifiers.isTypeMember)
    let cases = members.flatMap { member in
      evidence.uses.filter { $0.file == member.file && AliasPlaces.range(of: member).contains($0.range) }
    }.filter { $0.owner == alias.owner && !$0.isPattern && $0.name != alias.name }.map(\.name)
    let route = evidence.model.routes[alias.owner]
    let named = Set(cases).sorted().compactMap { route?.case($0) }
    let places = members.map { Location($0.file, $0.nameRange) } + named.flatMap(\.declarations)
    let owner = alias.owner.simpleName
    let meaning = named.isEmpty ? "" : " → " + named.map { "\(owner).\($0.name)" }.joined(separator: ", ")
    return .place(
      .init(
        title: "\(owner).\(alias.name)\(meaning)",
        targets: places.map { NavigationTarget(location: $0, role: .declaration) }))
  }
}

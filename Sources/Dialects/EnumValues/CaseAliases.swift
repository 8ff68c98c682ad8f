/// Static members that stand for a value of their enum: their names lead to them, and on to the cases that they name.

import Facts
import RouteGraph
import Semantics
import SourceText

/// A place that names a case or a static member of an enum.
protocol CaseUse: Sendable {
  var owner: NominalID { get }
  var name: String { get }
  var range: TextRange { get }
  var file: FileID { get }
  var isPattern: Bool { get }
}

struct CaseAliases<Use: CaseUse> {
  let resolver: Resolver
  let uses: [Use]
  /// Where a case is declared; nil for other names, and for enums that are no concern of the dialect.
  let declarations: (NominalID, String) -> [Location]?

  /// Where one leads: to its innermost payload, or to all of several cases.
  func ends(of alias: EnumHop) -> [Use] {
    let named = cases(namedBy: members(alias.owner, alias.name), of: alias.owner, alias.name).filter {
      declarations($0.owner, $0.name) != nil
    }
    let own = named.filter { $0.owner == alias.owner }
    return own.count == 1 ? named.max { $0.range.start < $1.range.start }.map { [$0] } ?? [] : own
  }

  /// The outermost cases that one can be.
  func cases(of alias: EnumHop) -> [Use] {
    cases(namedBy: members(alias.owner, alias.name), of: alias.owner, alias.name).filter { $0.owner == alias.owner }
  }

  /// Of all their names, in code and where they are declared. `isOurs`: for enums whose other names these can be.
  func occurrences(isOurs: (NominalID) -> Bool) -> [FileID: [Occurrence]] {
    let aliases = uses.filter { !$0.isPattern && isOurs($0.owner) && declarations($0.owner, $0.name) == nil }
    var occurrences: [FileID: [Occurrence]] = [:]
    for (owner, named) in Dictionary(grouping: aliases, by: \.owner) {
      for (name, uses) in Dictionary(grouping: named, by: \.name) {
        let (symbol, declared) = meaning(of: owner, name)
        for use in uses {
          occurrences[use.file, default: []].append(Occurrence(range: use.range, symbol: symbol, role: .use))
        }
        for place in declared {
          occurrences[place.file, default: []].append(
            Occurrence(range: place.range, symbol: symbol, role: .declaration))
        }
      }
    }
    return occurrences
  }

  private func meaning(of owner: NominalID, _ name: String) -> (symbol: Occurrence.Symbol, declarations: [Location]) {
    let members = members(owner, name)
    let cases = Set(cases(namedBy: members, of: owner, name).filter { $0.owner == owner }.map(\.name)).sorted()
    let named = cases.compactMap { name in declarations(owner, name).map { (name: name, places: $0) } }
    let declared = members.map { Location($0.file, $0.nameRange) }
    let enumName = owner.simpleName
    let meaning = named.isEmpty ? "" : " → " + named.map { "\(enumName).\($0.name)" }.joined(separator: ", ")
    let place = Occurrence.Place(
      title: "\(enumName).\(name)\(meaning)",
      targets: (declared + named.flatMap(\.places)).map { NavigationTarget(location: $0, role: .declaration) },
      id: "alias \(owner.name).\(name)")
    return (.place(place), declared)
  }

  /// The static members that an alias's name can mean.
  private func members(_ owner: NominalID, _ name: String) -> [Member] {
    resolver.members(name, of: resolver.selfType(of: owner)).map(\.member).filter(\.head.modifiers.isTypeMember)
  }

  /// The cases that their declarations name, of any enum.
  private func cases(namedBy members: [Member], of owner: NominalID, _ name: String) -> [Use] {
    members.flatMap { member in uses.filter { $0.file == member.file && member.extent.contains($0.range) } }
      .filter { !$0.isPattern && ($0.owner != owner || $0.name != name) }
  }
}

extension Member {
  /// All of the declaration.
  fileprivate var extent: TextRange {
    switch declaration {
    case .variable(let node, _): node.range
    case .function(let node): node.range
    case .enumCase, .alias, .type: nameRange
    }
  }
}

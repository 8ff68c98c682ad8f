/// Handled actions that nobody sends: R16.

import Facts
import RouteGraph
import Semantics
import SourceText

enum ReachabilityRulesOfActions {
  static func check(_ evidence: SUCEvidence) -> [(FileID, RouteFinding)] {
    if evidence.results.values.contains(where: \.hasUnknownSenders) { return [] }
    let sent = Set(
      evidence.uses.filter { $0.role == .value && $0.place.isPartOfApp }.map {
        evidence.model.routeID($0.owner, $0.name)
      })
    return evidence.handlers.values.joined().sorted { ($0.file, $0.nameRange) < ($1.file, $1.nameRange) }.flatMap {
      handler -> [(FileID, RouteFinding)] in
      handler.clauses.compactMap { clause in
        guard let name = clause.name, let action = evidence.model.actions[clause.owner], !action.isPublic,
          action.case(name) != nil, !evidence.possibleNames.contains(name),
          !sent.contains(evidence.model.routeID(clause.owner, name)), !evidence.dynamicEnums.contains(clause.owner),
          !evidence.model.hasActionExtensions
        else { return nil }
        return (
          handler.file,
          RouteFinding.hint(
            clause.range, "dead-handler",
            "'\(clause.owner).\(name)' is handled by '\(handler.coordinator)', and nothing sends it")
        )
      }
    }
  }
}

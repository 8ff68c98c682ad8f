/// Cases that no code of the app constructs: R12.

import Facts
import RouteGraph
import Semantics
import SourceText

enum ConstructionRules {
  static func check(_ evidence: EnumPathEvidence) -> [(FileID, SUCFinding)] {
    let silent = Set(PathRules.unboundPaths(evidence).flatMap(\.pushed))
    return evidence.routes.flatMap { route -> [(FileID, SUCFinding)] in
      guard route.isClosed, !route.isDynamic, !evidence.dynamicEnums.contains(route.id), !silent.contains(route.id)
      else {
        return []
      }
      let uses = evidence.uses.filter { $0.owner == route.id && !$0.isPattern && $0.isPartOfApp }
      // A library's enum that nothing else here uses belongs to whoever imports it.
      if route.isPublic, uses.allSatisfy({ isAtHome($0, route) }) { return [] }
      let named = Set(uses.map(\.name))
      return route.cases.compactMap { item in
        guard !named.contains(item.name), !evidence.possibleNames.contains(item.name),
          let place = item.declarations.first,
          !SourceRole.isTest(place.file, imports: evidence.project.names.imports(of: place.file))
        else { return nil }
        return (
          place.file,
          SUCMessages.hint(place.range, "unused-route", "'\(route.id).\(item.name)' is never constructed")
        )
      }
    }
  }

  /// Whether the module that declares a route uses it itself.
  private static func isAtHome(_ use: EnumPathUse, _ route: EnumPathRoute) -> Bool {
    let home = SourceModule.folder(of: use.file)
    return !home.isEmpty && route.declarations.contains { SourceModule.folder(of: $0.file) == home }
  }
}

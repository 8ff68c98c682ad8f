/// Cases that no code of the app constructs: R12.

import Facts
import RouteGraph
import Semantics
import SourceText

enum ConstructionRules {
  static func check(_ evidence: EnumPathEvidence) -> [(FileID, RouteFinding)] {
    let makesAnyRawValue = evidence.files.contains(where: \.report.result.makesAnyRawValue)
    // Known by the name of a function alone, which may be another type's.
    let silent = Set(PathRules.unshownPaths(evidence).flatMap(\.pushed)).union(evidence.model.routesByName)
      .union(evidence.model.hidden)
    return evidence.routes.flatMap { route -> [(FileID, RouteFinding)] in
      if route.isCarrier || silent.contains(route.id) { return [] }
      // What a sheet shows whichever case it is, is a reason to be shown and no way to somewhere.
      if route.isSlot, evidence.model.unreadSlots.contains(route.id) { return [] }
      guard route.isClosed, !route.isDynamic, !evidence.dynamicEnums.contains(route.id) else { return [] }
      if route.isRaw, makesAnyRawValue { return [] }
      let all = evidence.uses.filter { $0.owner == route.id && !$0.isPattern }
      let uses = all.filter { $0.isPartOfApp || SourceRole.isPreviewContent($0.file) }
      let tried = Set(all.map(\.name))
      let named = Set(uses.map(\.name))
      if route.isPublic, named.isEmpty || isLeftToImporters(route, uses, evidence) { return [] }
      return route.cases.compactMap { item in
        guard !named.contains(item.name), !evidence.possibleNames.contains(item.name),
          let place = item.declarations.first,
          !SourceRole.isTest(place.file, imports: evidence.project.names.imports(of: place.file))
        else { return nil }
        let name = "'\(route.id).\(item.name)'"
        let message =
          tried.contains(item.name) ? "only tests and previews construct \(name)" : "\(name) is never constructed"
        return (place.file, RouteFinding.hint(place.range, "unused-route", message))
      }
    }
  }

  /// A library's enum that the library alone uses, in a workspace where nothing imports it, tests aside.
  private static func isLeftToImporters(
    _ route: EnumPathRoute, _ uses: [EnumPathUse], _ evidence: EnumPathEvidence
  ) -> Bool {
    guard let home = route.declarations.first.map({ SourceModule.folder(of: $0.file) }), !home.isEmpty,
      uses.allSatisfy({ SourceModule.folder(of: $0.file) == home })
    else { return false }
    let module = home.split(separator: "/").last.map(String.init) ?? home
    let names = evidence.project.names
    return !evidence.project.fileIDs.contains { file in
      names.imports(of: file).contains(module) && !SourceRole.isTest(file, imports: names.imports(of: file))
    }
  }
}

/// Route enums to which no destination leads: R13.

import Facts
import RouteGraph
import Semantics
import SourceText

enum EnumReachRules {
  static func check(_ evidence: EnumPathEvidence) -> [(FileID, RouteFinding)] {
    let model = evidence.model
    // A destination of unknown type may take anything, and where there is none, another module brings them.
    guard !model.hasOpenMount, !model.registered.isEmpty else { return [] }
    var told = Set(PathRules.unshownPaths(evidence).flatMap(\.pushed)).union(model.routesByName)
    var named = Set<NominalID>()
    for (_, report) in evidence.files {
      told.formUnion(report.result.pushes.map(\.type))
      named.formUnion(report.result.metatypes)
    }
    return evidence.routes.compactMap { route in
      if route.isCarrier || evidence.project.isDeclaredEntry(route.id) { return nil }
      guard !route.isRegistered, !route.isPresented, !route.isSub, route.isClosed, !told.contains(route.id),
        !model.hidden.contains(route.id),
        !named.contains(route.id), !route.cases.isEmpty, let place = route.declarations.first,
        !SourceRole.isTest(place.file, imports: evidence.project.names.imports(of: place.file))
      else { return nil }
      return (
        place.file,
        RouteFinding.hint(
          place.range, "unreachable-coordinator",
          "a stack's path holds '\(route.id)', but no 'navigationDestination(for:)' takes one and no case carries one")
      )
    }
  }
}

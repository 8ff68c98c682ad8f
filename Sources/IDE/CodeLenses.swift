/// What stands above a route or a coordinator: how many ways lead there.

import RouteGraph
package import SourceText

package struct CodeLens: Hashable, Sendable {
  /// The name.
  package var range: TextRange
  /// Names the route or coordinator for `codeLensTitle`.
  package var id: String
}

/// What a lens says, and the places that it leads to.
package struct CodeLensTitle: Hashable, Sendable {
  package var text: String
  package var places: [Location]
}

/// In source order. No titles: those are worked out for what is on the screen.
package func codeLenses(in file: FileID, of snapshot: Snapshot) -> [CodeLens] {
  var lenses: [CodeLens] = []
  for coordinator in snapshot.coordinators {
    for place in coordinator.declarations where place.file == file {
      lenses.append(CodeLens(range: place.range, id: coordinator.id.qualifiedName))
    }
    for route in coordinator.routes {
      for place in route.declarations where place.file == file {
        lenses.append(CodeLens(range: place.range, id: route.id.description))
      }
    }
  }
  return lenses.sorted { ($0.range, $0.id) < ($1.range, $1.id) }
}

/// Nil for an id that is gone.
package func codeLensTitle(of id: String, in snapshot: Snapshot) -> CodeLensTitle? {
  if let coordinator = snapshot.index.coordinator(CoordinatorID(id)) { return title(of: coordinator, snapshot) }
  guard let dot = id.lastIndex(of: "."),
    let route = snapshot.index.route(RouteID(CoordinatorID(String(id[..<dot])), String(id[id.index(after: dot)...])))
  else { return nil }
  let uses = wayPlaces(to: route, in: snapshot)
  if isUnreachable(route.declarations, snapshot) { return CodeLensTitle(text: "unreachable", places: uses) }
  if isStart(route, snapshot) { return CodeLensTitle(text: "entry point", places: uses) }
  return CodeLensTitle(text: uses.count == 1 ? "1 way here" : "\(uses.count) ways here", places: uses)
}

private func title(of coordinator: Coordinator, _ snapshot: Snapshot) -> CodeLensTitle {
  let parents = creators(of: coordinator.id.qualifiedName, in: snapshot)
  let count = coordinator.routes.count
  var parts = [
    count == 1 ? "1 route" : "\(count) routes", parents.count == 1 ? "1 parent" : "\(parents.count) parents",
  ]
  // What nothing leads to starts the app, or is of no use.
  if isUnreachable(coordinator.declarations, snapshot) {
    parts.append("unreachable")
  } else if isEntryPoint(coordinator.id.qualifiedName, snapshot) {
    parts.append("entry point")
  }
  return CodeLensTitle(text: parts.joined(separator: ", "), places: parents.map(\.location))
}

private func isEntryPoint(_ id: String, _ snapshot: Snapshot) -> Bool {
  snapshot.analysis.answers.contains { $0.entryPoints.contains(id) }
}

/// Whether a coordinator that the app starts with starts with the route.
private func isStart(_ route: Route, _ snapshot: Snapshot) -> Bool {
  let coordinator = route.id.coordinator.qualifiedName
  guard isEntryPoint(coordinator, snapshot) else { return false }
  let map = snapshot.index.hierarchy
  return (map.outgoing[coordinator] ?? []).contains { edge in
    edge.kind == "initial" && map.nodes[edge.to]?.location.map(route.declarations.contains) ?? false
  }
}

private func isUnreachable(_ declarations: [Location], _ snapshot: Snapshot) -> Bool {
  let codes: Set<String> = ["unreachable-coordinator", "unreachable-route", "unused-route"]
  return declarations.contains { place in
    snapshot.diagnostics(of: place.file).contains { $0.location == place && codes.contains($0.code) }
  }
}

/// Equal for snapshots whose lenses say the same, as far as uses and transitions tell: the graph costs too much for each
/// keystroke.
package func codeLensFingerprint(of snapshot: Snapshot) -> Int {
  var hasher = Hasher()
  for coordinator in snapshot.coordinators {
    hasher.combine(coordinator.id)
    for route in coordinator.routes {
      hasher.combine(route.name)
      hasher.combine(snapshot.index.uses(of: route.id).count)
    }
  }
  for answer in snapshot.analysis.answers {
    // In no order.
    hasher.combine(
      answer.transitions.values.reduce(0) { sum, each in each.reduce(sum) { $0 &+ ($1.route?.hashValue ?? 0) } })
  }
  return hasher.finalize()
}

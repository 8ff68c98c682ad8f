/// From a use, a factory or a handler to the declarations of its routes.

package import RouteGraph
package import SourceText

/// The declarations of what the name at an offset stands for. A factory that three routes share gives three. Nil outside
/// of any route's or coordinator's name.
package func declarations(
  at offset: Int, in file: FileID, of snapshot: Snapshot
) -> (origin: TextRange, targets: [NavigationTarget])? {
  guard let occurrence = snapshot.index.occurrence(at: offset, in: file) else { return nil }
  let places: [Location] =
    switch occurrence.symbol {
    case .routes(let ids): declarations(ofRoutes: ids, at: occurrence, snapshot)
    case .coordinators(let ids): ids.compactMap(snapshot.index.coordinator).flatMap(\.declarations)
    case .place(let place): place.targets.filter { $0.role == .declaration }.map(\.location)
    }
  let targets = unique(places.sorted().map { NavigationTarget(location: $0, role: .declaration) })
  return targets.isEmpty ? nil : (occurrence.range, targets)
}

private func declarations(ofRoutes ids: [RouteID], at occurrence: Occurrence, _ snapshot: Snapshot) -> [Location] {
  let named = ids.compactMap(snapshot.index.route)
  guard occurrence.role == .factory || occurrence.role == .handler else { return named.flatMap(\.declarations) }
  let factories = Set(named.flatMap { $0.factories.map(\.location) })
  let sharing = snapshot.coordinators.flatMap(\.routes).filter { route in
    route.factories.contains { factories.contains($0.location) }
  }
  return (named + sharing).flatMap(\.declarations)
}

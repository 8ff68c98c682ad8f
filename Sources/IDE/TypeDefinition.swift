/// From a route to the type of what it shows.

package import RouteGraph
package import SourceText

/// The declarations of the views, coordinators or flows that the route at an offset leads to; those of the coordinator
/// for a coordinator's name. Nil where the target is not known.
package func typeDefinition(
  at offset: Int, in file: FileID, of snapshot: Snapshot
) -> (origin: TextRange, targets: [NavigationTarget])? {
  guard let occurrence = snapshot.index.occurrence(at: offset, in: file) else { return nil }
  let places: [Location] =
    switch occurrence.symbol {
    case .routes(let ids): ids.compactMap(snapshot.index.route).flatMap(\.targets).flatMap(\.declarations)
    case .coordinators(let ids): ids.compactMap(snapshot.index.coordinator).flatMap(\.declarations)
    case .place(let place): place.coordinators.compactMap(snapshot.index.coordinator).flatMap(\.declarations)
    }
  let targets = unique(places.map { NavigationTarget(location: $0, role: .target) })
  return targets.isEmpty ? nil : (occurrence.range, targets)
}

/// Every place that names a route or coordinator.

package import RouteGraph
package import SourceText

/// Uses of what stands at an offset, in file order; with its declarations, factories and handlers where asked. `only`: of
/// the uses, at least those in this file.
package func references(
  at offset: Int, in file: FileID, of snapshot: Snapshot, includingDeclaration: Bool, only: FileID? = nil
) -> [NavigationTarget] {
  guard let occurrence = snapshot.index.occurrence(at: offset, in: file) else { return [] }
  var found: [NavigationTarget] = []
  switch occurrence.symbol {
  case .routes(let ids) where occurrence.role == .factory:
    found = factoryReferences(of: ids, snapshot).filter { includingDeclaration || $0.role == .use }
  case .routes(let ids):
    for id in ids {
      found += snapshot.index.uses(of: id, only: only)
      guard includingDeclaration, let route = snapshot.index.route(id) else { continue }
      found += places(of: route).filter { $0.role != .target }
    }
    found += unreadUses(of: ids, snapshot, only: only)
  case .coordinators(let ids):
    for id in ids {
      found += snapshot.index.uses(of: id, only: only)
      if includingDeclaration {
        found += (snapshot.index.coordinator(id)?.declarations ?? []).map {
          NavigationTarget(location: $0, role: .declaration)
        }
      }
      found += shown(id, snapshot)
    }
  case .place(let place):
    if let uses = place.uses {
      found = uses.map { NavigationTarget(location: $0, role: .use) } + (includingDeclaration ? place.targets : [])
      break
    }
    guard let id = place.id else {
      found = includingDeclaration ? place.targets : []
      break
    }
    found = snapshot.index.places(of: id, only: only).filter { includingDeclaration || $0.role == .use }
  }
  return unique(found.sorted { ($0.location, $0.role) < ($1.location, $1.role) })
}

/// What renaming finds beside that: names that no dialect reads as a use.
private func unreadUses(of ids: [RouteID], _ snapshot: Snapshot, only: FileID?) -> [NavigationTarget] {
  guard let first = ids.lazy.compactMap(snapshot.index.route).first else { return [] }
  return unreadUses(of: routesDeclared(with: first, snapshot), snapshot, only: only).certain.map {
    NavigationTarget(location: $0, role: .use)
  }
}

/// A factory and the routes that name it, also those of other names.
private func factoryReferences(of ids: [RouteID], _ snapshot: Snapshot) -> [NavigationTarget] {
  let factories = Set(ids.compactMap(snapshot.index.route).flatMap { $0.factories.map(\.location) })
  let sharing = snapshot.coordinators.flatMap(\.routes).filter { route in
    ids.contains(route.id) || route.factories.contains { factories.contains($0.location) }
  }
  let named = sharing.flatMap { snapshot.index.factoryPlaces(of: $0.id) }.filter { !factories.contains($0) }
  return named.map { NavigationTarget(location: $0, role: .use) }
    + factories.map { NavigationTarget(location: $0, role: .factory) }
}

/// Declarations of the routes that lead to a coordinator.
private func shown(_ id: CoordinatorID, _ snapshot: Snapshot) -> [NavigationTarget] {
  snapshot.coordinators.flatMap(\.routes).filter { route in
    route.targets.contains { $0.kind == .coordinator && $0.name == id.qualifiedName }
  }.flatMap { route in route.declarations.map { NavigationTarget(location: $0, role: .use) } }
}

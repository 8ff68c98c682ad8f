/// Where a name leads: the route's declaration, its factory, what it shows.

import Facts
package import RouteGraph
package import SourceText

/// The places that the name at an offset leads to, most important first, and the range of the name.
///
/// From a use: declaration, factory, target. From a declaration: factory, target. From a factory's name: the factory,
/// target. Nil outside of any route's or coordinator's name.
package func definition(
  at offset: Int, in file: FileID, of snapshot: Snapshot
) -> (origin: TextRange, targets: [NavigationTarget])? {
  guard let occurrence = snapshot.index.occurrence(at: offset, in: file) else { return nil }
  let targets = definitionTargets(of: occurrence, in: file, snapshot)
  return targets.isEmpty ? nil : (occurrence.range, targets)
}

private func definitionTargets(
  of occurrence: Occurrence, in file: FileID, _ snapshot: Snapshot
) -> [NavigationTarget] {
  switch occurrence.symbol {
  case .routes(let ids):
    let routes = occurrence.meant(of: ids, snapshot)
    let roles: Set<Role>
    switch occurrence.role {
    case .declaration: roles = [.factory, .handler, .target]
    case .factory: roles = [.factory, .target]
    case .handler: roles = [.declaration, .factory, .handler, .target]
    case .target, .use: roles = [.declaration, .factory, .handler, .target]
    }
    var targets = unique(routes.flatMap(places).filter { roles.contains($0.role) })
    // A declaration without a factory in sight still leads somewhere: to itself.
    if targets.isEmpty { targets = unique(routes.flatMap(places)) }
    return inOrder(targets, seenFrom: Location(file, occurrence.range), snapshot)
  case .coordinators(let ids):
    let coordinators = ids.compactMap(snapshot.index.coordinator)
    let instances = coordinators.flatMap(\.instances).filter { $0 != Location(file, occurrence.range) }
    return unique(
      coordinators.flatMap(\.declarations).map { NavigationTarget(location: $0, role: .declaration) }
        + instances.map { NavigationTarget(location: $0, role: .use) })
  case .place(let place):
    let classes = place.coordinators.compactMap(snapshot.index.coordinator).flatMap(\.declarations)
    return unique(place.targets + classes.map { NavigationTarget(location: $0, role: .target) })
  }
}

/// By role; of one role those of the cursor's own `#if` branch first.
private func inOrder(
  _ targets: [NavigationTarget], seenFrom place: Location, _ snapshot: Snapshot
) -> [NavigationTarget] {
  let own = conditions(at: place, snapshot)
  func rank(_ target: NavigationTarget) -> Int {
    let isOther = target.location.file == place.file && conditions(at: target.location, snapshot) != own
    return (target.role == .use ? 8 : target.role == .target ? 6 : target.role == .declaration ? 0 : 3)
      + (isOther ? 1 : 0)
  }
  return targets.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
}

/// Of the `#if` branches around a place.
private func conditions(at place: Location, _ snapshot: Snapshot) -> [BuildCondition] {
  var level = snapshot.facts(of: place.file)?.declarations ?? []
  var conditions: [BuildCondition] = []
  while let around = level.first(where: { $0.range.contains(place.range) }) {
    conditions = around.head.conditions
    guard case .type(let node) = around else { break }
    level = node.members
  }
  return conditions
}

/// Declarations, factories, handlers and targets of a route, in that order.
func places(of route: Route) -> [NavigationTarget] {
  route.declarations.map { NavigationTarget(location: $0, role: .declaration) }
    + route.factories.map { NavigationTarget(location: $0.location, role: $0.role) }
    + route.handlers.map { NavigationTarget(location: $0, role: .handler) }
    + route.targets.flatMap { target in target.declarations.map { NavigationTarget(location: $0, role: .target) } }
}

func unique(_ targets: [NavigationTarget]) -> [NavigationTarget] {
  var seen = Set<Location>()
  return targets.filter { seen.insert($0.location).inserted }
}

extension Occurrence {
  /// Those of its routes that can be meant here, as far as they matter here: with the handlers that this use reaches.
  func meant(of ids: [RouteID], _ snapshot: Snapshot) -> [Route] {
    let possible = here?.routes ?? []
    return (possible.isEmpty ? ids : possible).compactMap(snapshot.index.route).map { route in
      guard let handlers = here?.handlers else { return route }
      var route = route
      route.handlers = handlers
      route.notes = []
      return route
    }
  }
}

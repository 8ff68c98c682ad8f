/// Which coordinators and routes the app can reach: section 8.3 of the dialect's rules.

import RouteGraph
import Semantics
import SourceText

/// Types are alive that nothing in the workspace constructs (the system, a storyboard or another module does), and
/// whatever live code constructs. A route is alive that a coordinator starts with or that live code asks for.
///
/// A coordinator that nothing constructs is an orphan. What it leads to is judged as if it were alive, so that one
/// forgotten construction gives one finding and not one for everything behind it.
struct StinsenLiveness {
  private(set) var types = Set<NominalID>()
  private(set) var routes = Set<RouteID>()
  private(set) var orphans = Set<NominalID>()

  init(
    _ model: StinsenModel, _ files: [StinsenFileResult], _ composition: Composition,
    _ edges: [NominalID: [StinsenEdge]], _ project: Project
  ) {
    var pending: [NominalID] = []
    var askedBy: [NominalID: [RouteID]] = [:]
    var isAsked = Set<RouteID>()
    for call in files.flatMap(\.calls) {
      for name in call.routes {
        let route = RouteID(CoordinatorID(call.coordinator.name), name)
        if let owner = call.owner { askedBy[owner, default: []].append(route) } else { isAsked.insert(route) }
      }
    }
    isAsked.formUnion(files.flatMap(\.looseKeyPaths))

    func markAlive(_ type: NominalID, _ types: inout Set<NominalID>) {
      if types.insert(type).inserted { pending.append(type) }
    }
    for entry in project.names.workspaceTypes {
      let id = NominalID(entry.qualifiedName, privateTo: entry.isPrivate ? entry.file : nil)
      guard composition.users[id]?.subtracting([id]).isEmpty ?? true else { continue }
      if model.coordinators[id] != nil, !composition.usedAtTopLevel.contains(id) { orphans.insert(id) }
      markAlive(id, &types)
    }
    for type in composition.usedAtTopLevel.sorted() { markAlive(type, &types) }

    let byCoordinator = Dictionary(grouping: model.coordinators.values, by: \.coordinatorID)
    func show(_ route: RouteID) {
      guard routes.insert(route).inserted else { return }
      for coordinator in byCoordinator[route.coordinator] ?? [] where types.contains(coordinator.id) {
        for edge in edges[coordinator.id] ?? [] where edge.route == route.name { markAlive(edge.to, &types) }
      }
    }
    while let type = pending.popLast() {
      if let coordinator = model.coordinators[type] {
        let asked = StinsenLiveness.initial(coordinator) + Array(isAsked.union(routes))
        for route in asked where route.coordinator == coordinator.coordinatorID {
          routes.remove(route)
          show(route)
        }
        for edge in edges[type] ?? [] where edge.route == nil { markAlive(edge.to, &types) }
      } else {
        for edge in edges[type] ?? [] { markAlive(edge.to, &types) }
      }
      for route in askedBy[type] ?? [] { show(route) }
    }
  }

  /// Routes that a coordinator starts with; all of its roots or tabs where that is not known.
  static func initial(_ coordinator: StinsenCoordinator) -> [RouteID] {
    coordinator.variants.flatMap { variant -> [RouteID] in
      let names =
        variant.start.isKnown
        ? variant.start.items.map(\.name)
        : variant.order.filter { name in
          variant.routes[name]?.shapes.contains { $0.kind == .root || $0.kind == .tab } ?? false
        }
      return names.map { RouteID(coordinator.coordinatorID, $0) }
    }
  }
}

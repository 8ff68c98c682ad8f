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

  private let model: StinsenModel
  private let edges: [NominalID: [StinsenEdge]]
  private let coordinatorsByID: [CoordinatorID: [StinsenCoordinator]]
  /// Routes that the code of a type asks for.
  private var askedBy: [NominalID: [RouteID]] = [:]
  /// Routes that code asks for of which no type is the owner.
  private var askedAtTopLevel = Set<RouteID>()
  private var pending: [NominalID] = []

  init(
    _ model: StinsenModel, _ files: [StinsenFileReport], _ composition: Composition,
    _ edges: [NominalID: [StinsenEdge]], _ project: Project
  ) {
    self.model = model
    self.edges = edges
    coordinatorsByID = Dictionary(grouping: model.coordinators.values, by: \.coordinatorID)
    for call in files.flatMap(\.calls) {
      let routes = call.routes.map { RouteID(CoordinatorID(call.coordinator.name), $0) }
      if let owner = call.owner { askedBy[owner, default: []] += routes } else { askedAtTopLevel.formUnion(routes) }
    }
    askedAtTopLevel.formUnion(files.flatMap(\.looseKeyPaths))
    markStarts(composition, project)
    while let type = pending.popLast() { follow(type) }
  }

  private mutating func markStarts(_ composition: Composition, _ project: Project) {
    for entry in project.names.workspaceTypes {
      let id = NominalID(entry.qualifiedName, privateTo: entry.isPrivate ? entry.file : nil)
      guard composition.users[id]?.subtracting([id]).isEmpty ?? true else { continue }
      if model.coordinators[id] != nil, !composition.usedAtTopLevel.contains(id) { orphans.insert(id) }
      markAlive(id)
    }
    for type in composition.usedAtTopLevel.sorted() { markAlive(type) }
  }

  private mutating func markAlive(_ type: NominalID) {
    if types.insert(type).inserted { pending.append(type) }
  }

  /// What a live type constructs is alive; of a coordinator, what its live routes show.
  private mutating func follow(_ type: NominalID) {
    if let coordinator = model.coordinators[type] {
      let asked = StinsenLiveness.initial(coordinator) + Array(askedAtTopLevel.union(routes))
      for route in asked where route.coordinator == coordinator.coordinatorID {
        // Asked for before the coordinator was known to be alive: shown now.
        routes.remove(route)
        show(route)
      }
      for edge in edges[type] ?? [] where edge.route == nil { markAlive(edge.to) }
    } else {
      for edge in edges[type] ?? [] { markAlive(edge.to) }
    }
    for route in askedBy[type] ?? [] { show(route) }
  }

  private mutating func show(_ route: RouteID) {
    guard routes.insert(route).inserted else { return }
    for coordinator in coordinatorsByID[route.coordinator] ?? [] where types.contains(coordinator.id) {
      for edge in edges[coordinator.id] ?? [] where edge.route == route.name { markAlive(edge.to) }
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

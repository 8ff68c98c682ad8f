/// Which coordinators and routes the app can reach: section 8.3 of the dialect's rules.

import RouteGraph
import Semantics
import SourceText

/// Types are alive that nothing in the workspace constructs (the system, a storyboard or another module does), other
/// modules' types, and whatever live code constructs. A route is alive that a coordinator starts with or that live code asks for.
///
/// A coordinator that nothing constructs is an orphan. What it leads to is judged as if it were alive, so that one
/// forgotten construction gives one finding and not one for everything behind it.
struct StinsenLiveness: Sendable {
  private(set) var types = Set<NominalID>()
  private(set) var routes = Set<RouteID>()
  private(set) var orphans = Set<NominalID>()

  /// Not the model, which keeps what this is a part of.
  private let coordinators: [NominalID: StinsenCoordinator]
  private let edges: [NominalID: [StinsenEdge]]
  private let coordinatorsByID: [CoordinatorID: [StinsenCoordinator]]
  /// Routes that the code of a type asks for.
  private var askedBy: [NominalID: [RouteID]] = [:]
  /// Routes that live code asks for, or code of which no type is the owner; also of coordinators that are not known to
  /// be alive yet.
  private var asked: [CoordinatorID: [RouteID]] = [:]
  private var pending: [NominalID] = []

  /// What is alive before any code asks for a route.
  init(
    _ model: StinsenModel, _ composition: Composition, _ edges: [NominalID: [StinsenEdge]], _ project: Project
  ) {
    coordinators = model.coordinators
    self.edges = edges
    coordinatorsByID = Dictionary(grouping: model.coordinators.values, by: \.coordinatorID)
    markStarts(composition, project)
    followAll()
  }

  /// With what code asks for, wherever it stands.
  func asked(for requests: some Sequence<StinsenRequests.Request>, _ looseRoutes: [RouteID]) -> StinsenLiveness {
    var liveness = self
    for route in looseRoutes { liveness.askFromAnywhere(route) }
    for request in requests {
      for route in request.routes {
        if let owner = request.owner {
          liveness.askedBy[owner, default: []].append(route)
        } else {
          liveness.askFromAnywhere(route)
        }
      }
    }
    liveness.askByAllAlive()
    return liveness
  }

  private mutating func askByAllAlive() {
    for (owner, routes) in askedBy where types.contains(owner) {
      for route in routes { ask(route) }
    }
    followAll()
  }

  private mutating func askFromAnywhere(_ route: RouteID) {
    asked[route.coordinator, default: []].append(route)
    showWhereAlive(route)
  }

  private mutating func followAll() {
    while let type = pending.popLast() { follow(type) }
  }

  private mutating func markStarts(_ composition: Composition, _ project: Project) {
    for entry in project.names.unsortedWorkspaceTypes {
      let id = NominalID(entry.qualifiedName, privateTo: entry.isPrivate ? entry.file : nil)
      guard composition.users[id]?.subtracting([id]).isEmpty ?? true else { continue }
      if coordinators[id] != nil, !composition.usedAtTopLevel.contains(id) { orphans.insert(id) }
      markAlive(id)
    }
    for type in composition.usedAtTopLevel.sorted() { markAlive(type) }
    // What the workspace adds to a container of another module's, that module may run.
    for user in composition.uses.keys where project.names.types(named: user.name).allSatisfy(\.isInterface) {
      markAlive(user)
    }
  }

  private mutating func markAlive(_ type: NominalID) {
    if types.insert(type).inserted { pending.append(type) }
  }

  /// What a live type constructs is alive; of a coordinator, what its live routes show.
  private mutating func follow(_ type: NominalID) {
    if let coordinator = coordinators[type] {
      for route in StinsenLiveness.initial(coordinator) { ask(route) }
      for route in asked[coordinator.coordinatorID] ?? [] { show(route, of: coordinator) }
      for edge in edges[type] ?? [] where edge.route == nil { markAlive(edge.to) }
    } else {
      for edge in edges[type] ?? [] { markAlive(edge.to) }
    }
    for route in askedBy[type] ?? [] { ask(route) }
  }

  private mutating func ask(_ route: RouteID) {
    guard routes.insert(route).inserted else { return }
    askFromAnywhere(route)
  }

  private mutating func showWhereAlive(_ route: RouteID) {
    for coordinator in coordinatorsByID[route.coordinator] ?? [] where types.contains(coordinator.id) {
      show(route, of: coordinator)
    }
  }

  private mutating func show(_ route: RouteID, of coordinator: StinsenCoordinator) {
    routes.insert(route)
    for edge in edges[coordinator.id] ?? [] where edge.route == route.name { markAlive(edge.to) }
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

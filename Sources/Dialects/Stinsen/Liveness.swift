/// Which coordinators and routes the app can reach: section 8.3 of the dialect's rules.

import RouteGraph
import Semantics
import SourceText

/// Types are alive that the configuration calls entry points, that nothing in the workspace constructs (the system, a storyboard or another module does), other
/// modules' types, and whatever live code constructs. A route is alive that a coordinator starts with or that live code asks for.
///
/// A coordinator that nothing constructs is an orphan. What it leads to is judged as if it were alive, so that one
/// forgotten construction gives one finding and not one for everything behind it.
struct StinsenLiveness: Sendable {
  private(set) var types = Set<NominalID>()
  private(set) var routes = Set<RouteID>()
  private(set) var orphans = Set<NominalID>()

  private let ways: Ways
  /// Routes that the code of a type asks for.
  private var askedBy: [NominalID: [RouteID]] = [:]
  /// Routes that live code asks for, or code of which no type is the owner; also of coordinators that are not known to
  /// be alive yet.
  private var asked: [CoordinatorID: [RouteID]] = [:]
  private var pending: [NominalID] = []

  /// Where types lead, as it is asked here. Not the model, which keeps what this is a part of.
  private final class Ways: Sendable {
    struct OfCoordinator: Sendable {
      var id: CoordinatorID
      /// What it starts with.
      var initial: [RouteID]
      /// By the route's name.
      var shown: [String: [NominalID]]
    }

    let coordinators: [NominalID: OfCoordinator]
    let coordinatorsByID: [CoordinatorID: [NominalID]]
    /// Without a route.
    let constructed: [NominalID: [NominalID]]

    init(_ model: StinsenModel, _ edges: [NominalID: [StinsenEdge]]) {
      coordinators = model.coordinators.mapValues { coordinator in
        let shown = (edges[coordinator.id] ?? []).filter { $0.route != nil }
        return OfCoordinator(
          id: coordinator.coordinatorID, initial: StinsenLiveness.initial(coordinator),
          shown: Dictionary(grouping: shown) { $0.route ?? "" }.mapValues { $0.map(\.to) })
      }
      coordinatorsByID = Dictionary(grouping: coordinators.keys) { CoordinatorID($0.name) }
      constructed = edges.mapValues { $0.filter { $0.route == nil }.map(\.to) }
    }
  }

  /// What is alive before any code asks for a route.
  init(
    _ model: StinsenModel, _ composition: Composition, _ edges: [NominalID: [StinsenEdge]], _ project: Project
  ) {
    ways = Ways(model, edges)
    markStarts(composition, project)
    followAll()
  }

  /// With what code asks for, wherever it stands.
  func asked(for files: [StinsenRequests], _ looseRoutes: [RouteID]) -> StinsenLiveness {
    var liveness = self
    for route in looseRoutes { liveness.askFromAnywhere(route) }
    for own in files.lazy.map(\.asked).joined() {
      if let owner = own.owner {
        liveness.askedBy[owner, default: []] += own.routes
      } else {
        for route in own.routes { liveness.askFromAnywhere(route) }
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
      if project.isDeclaredEntry(id) {
        markAlive(id)
        continue
      }
      guard composition.users[id]?.subtracting([id]).isEmpty ?? true else { continue }
      if ways.coordinators[id] != nil, !composition.usedAtTopLevel.contains(id) { orphans.insert(id) }
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
    if let coordinator = ways.coordinators[type] {
      for route in coordinator.initial { ask(route) }
      for route in asked[coordinator.id] ?? [] { show(route, of: coordinator) }
    }
    for constructed in ways.constructed[type] ?? [] { markAlive(constructed) }
    for route in askedBy[type] ?? [] { ask(route) }
  }

  private mutating func ask(_ route: RouteID) {
    guard routes.insert(route).inserted else { return }
    askFromAnywhere(route)
  }

  private mutating func showWhereAlive(_ route: RouteID) {
    for type in ways.coordinatorsByID[route.coordinator] ?? [] where types.contains(type) {
      if let coordinator = ways.coordinators[type] { show(route, of: coordinator) }
    }
  }

  private mutating func show(_ route: RouteID, of coordinator: Ways.OfCoordinator) {
    routes.insert(route)
    for shown in coordinator.shown[route.name] ?? [] { markAlive(shown) }
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

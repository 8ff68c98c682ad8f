/// What is alive, and on which ways each coordinator and screen appears: sections 5.3, 5.4 and 8 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

/// A way from one type to another that appears because of it.
struct StinsenEdge: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Through a route of a coordinator.
    case route(StinsenShape.Kind)
    /// Constructed by the other's code: composition of views, an embedded coordinator.
    case construction
  }

  var from: NominalID
  var to: NominalID
  var kind: Kind
  var route: String?
  /// A navigation container stands between the two.
  var hasContainer: Bool
}

/// What of it follows from declarations and from who constructs whom: it survives most keystrokes.
struct StinsenSurroundings: Sendable {
  /// Coordinators that code outside of any coordinator constructs, tests and previews left out.
  let entries: [NominalID]
  /// Edges of live and dead code alike, by origin.
  let edges: [NominalID: [StinsenEdge]]
  /// The same edges by where they lead.
  let incoming: [NominalID: [StinsenEdge]]
  /// The app's start is in sight: what it does not lead to is not reached.
  let hasKnownStart: Bool
  /// Before any code asks for a route.
  let liveness: StinsenLiveness
  // What else survives a keystroke that leaves these as they are.
  fileprivate let lastUsage = LastAnswer<[StinsenRequests], StinsenUsage>()
  let judgments = StinsenJudgments()
  fileprivate let showing = MemoTable<NominalID, Set<NominalID>>()
  let lastContainment = LastAnswer<[StinsenContainment.State], StinsenContainment>()

  init(_ model: StinsenModel, _ composition: Composition, _ project: Project, _ resolver: Resolver) {
    edges = StinsenPresence.edges(model, resolver, composition)
    incoming = Dictionary(grouping: edges.values.joined(), by: \.to)
    entries = StinsenPresence.entries(model, composition, project, resolver)
    hasKnownStart =
      model.coordinators.keys.contains(where: project.isDeclaredEntry)
      || StinsenPresence.isStartedFromOutside(model, composition, resolver) || StinsenPresence.declaresStart(project)
    liveness = StinsenLiveness(model, composition, edges, project)
  }
}

/// A class, since rules ask it all the time.
final class StinsenPresence: Sendable {
  let model: StinsenModel
  let surroundings: StinsenSurroundings
  let usage: StinsenUsage

  init(
    _ model: StinsenModel, _ requests: [StinsenRequests], _ coordinators: [StinsenCoordinator],
    _ composition: Composition, _ project: Project, _ resolver: Resolver
  ) {
    self.model = model
    let surroundings = model.lastSurroundings.value(for: composition.identity) {
      StinsenSurroundings(model, composition, project, resolver)
    }
    self.surroundings = surroundings
    usage = surroundings.lastUsage.value(for: requests) {
      StinsenUsage(requests, coordinators, surroundings.liveness)
    }
  }

  var entries: [NominalID] { surroundings.entries }
  var edges: [NominalID: [StinsenEdge]] { surroundings.edges }
  var incoming: [NominalID: [StinsenEdge]] { surroundings.incoming }
  var hasKnownStart: Bool { surroundings.hasKnownStart }
  var live: Set<NominalID> { usage.liveness.types }
  /// Coordinators that nothing constructs.
  var orphans: Set<NominalID> { usage.liveness.orphans }
  var liveRoutes: Set<RouteID> { usage.liveness.routes }

  // MARK: Edges

  fileprivate static func edges(
    _ model: StinsenModel, _ resolver: Resolver, _ composition: Composition
  ) -> [NominalID: [StinsenEdge]] {
    var edges: [NominalID: [StinsenEdge]] = [:]
    let hops = StinsenHops(model: model, resolver: resolver)
    for coordinator in model.coordinators.values {
      for variant in coordinator.variants {
        for name in variant.order {
          for shape in variant.routes[name]?.shapes ?? [] {
            edges[coordinator.id, default: []] += routeEdges(coordinator.id, name, shape, hops)
          }
        }
      }
    }
    for (owner, used) in composition.uses {
      let known = Set((edges[owner] ?? []).map(\.to))
      for type in used where !known.contains(type) {
        edges[owner, default: []].append(
          StinsenEdge(from: owner, to: type, kind: .construction, route: nil, hasContainer: false))
      }
    }
    return edges
  }

  private static func routeEdges(
    _ from: NominalID, _ name: String, _ shape: StinsenShape, _ hops: StinsenHops
  ) -> [StinsenEdge] {
    func edge(_ to: NominalID, _ hasContainer: Bool) -> StinsenEdge {
      StinsenEdge(from: from, to: to, kind: .route(shape.kind), route: name, hasContainer: hasContainer)
    }
    if case .coordinator(let type) = shape.output {
      let (reached, wrappers) = hops.unwrap(type)
      guard let id = reached.nominalID else { return [] }
      // It passes on its parent to whichever coordinator is inside.
      if id.name == StinsenName.anyCoordinator {
        let hasContainer = shape.constructed.contains { hops.model.wrapperNames.contains($0.simpleName) }
        return shape.constructed.filter { hops.model.coordinators[$0] != nil }.map { edge($0, hasContainer) }
      }
      return [edge(id, !wrappers.isEmpty)]
    }
    let isModal = shape.kind == .presentation("modal") || shape.kind == .presentation("fullScreen")
    return shape.constructed.map { edge($0, isModal) }
  }

  // MARK: Entries

  fileprivate static func entries(
    _ model: StinsenModel, _ composition: Composition, _ project: Project, _ resolver: Resolver
  ) -> [NominalID] {
    var found = Set<NominalID>()
    for construction in outerConstructions(model, composition, resolver) { found.insert(construction.type) }
    for id in model.coordinators.keys where project.isDeclaredEntry(id) { found.insert(id) }
    return found.sorted()
  }

  /// Of coordinators, by code that is no coordinator's, tests and previews left out.
  private static func outerConstructions(
    _ model: StinsenModel, _ composition: Composition, _ resolver: Resolver
  ) -> [Composition.Construction] {
    composition.constructions.filter { construction in
      guard model.coordinators[construction.type] != nil else { return false }
      if let owner = construction.owner, model.coordinators[owner] != nil { return false }
      return !isWeak(construction, resolver)
    }
  }

  /// What a coordinator inherits runs only where one is there already.
  fileprivate static func isStartedFromOutside(
    _ model: StinsenModel, _ composition: Composition, _ resolver: Resolver
  ) -> Bool {
    let owners = outerConstructions(model, composition, resolver).map(\.owner)
    if owners.isEmpty { return false }
    let inherited = Set(
      model.coordinators.keys.flatMap { resolver.lineage(of: resolver.selfType(of: $0)).map(\.id) })
    return owners.contains { owner in owner.map { !inherited.contains($0) } ?? true }
  }

  /// A type marked `@main`, an app, a scene, or one of their delegates.
  fileprivate static func declaresStart(_ project: Project) -> Bool {
    let protocols: Set<String> = [
      "App", "Scene", "UIApplicationDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate",
    ]
    return project.files.keys.contains { file in
      (project.names.types(of: file) + project.names.extensions(of: file)).contains { entry in
        entry.node.head.attribute("main") != nil
          || !protocols.isDisjoint(with: entry.node.inherited.flatMap(\.mentionedNames))
      }
    }
  }

  /// Tests and previews keep things alive and start nothing.
  private static func isWeak(_ construction: Composition.Construction, _ resolver: Resolver) -> Bool {
    guard let owner = construction.owner else { return construction.member.isEmpty }
    return resolver.lineage(of: resolver.selfType(of: owner)).contains { item in
      resolver.info(item.id).supertypes.contains {
        if case .external(let name, _) = $0 { return name == "PreviewProvider" || name == "XCTestCase" }
        return false
      }
    }
  }

  /// Whether some running code can take a route; every one where no entry point is known.
  func isAlive(_ coordinator: StinsenCoordinator, _ name: String, _ shape: StinsenShape) -> Bool {
    if entries.isEmpty || shape.kind == .tab { return true }
    return liveRoutes.contains(RouteID(coordinator.coordinatorID, name))
  }

  // MARK: Ways

  /// Coordinators of which a type is a screen: one of their routes shows it, or shows what constructs it.
  func coordinators(showing type: NominalID) -> Set<NominalID> {
    if let known = surroundings.showing.all[type] { return known }
    var owners = Set<NominalID>()
    var seen: Set<NominalID> = [type]
    var pending = [type]
    while let current = pending.popLast() {
      for edge in incoming[current] ?? [] {
        if model.coordinators[edge.from] != nil {
          owners.insert(edge.from)
        } else if seen.insert(edge.from).inserted {
          pending.append(edge.from)
        }
      }
    }
    surroundings.showing.add([type: owners])
    return owners
  }

  /// All types from which some way leads to this one.
  func ancestors(of type: NominalID) -> Set<NominalID> {
    var seen: Set<NominalID> = []
    var pending = [type]
    while let current = pending.popLast() {
      for edge in incoming[current] ?? [] where seen.insert(edge.from).inserted { pending.append(edge.from) }
    }
    return seen
  }

  /// Whether some way leads from an ancestor to a type. Looks at the nearest first: most have who shows them in mind.
  func isBelow(_ type: NominalID, _ ancestor: NominalID) -> Bool {
    var seen: Set<NominalID> = []
    var pending = [type]
    var next = 0
    while next < pending.count {
      for edge in incoming[pending[next]] ?? [] where seen.insert(edge.from).inserted {
        if edge.from == ancestor { return true }
        pending.append(edge.from)
      }
      next += 1
    }
    return false
  }
}

/// Stinsen's part of the route graph: section 8.1 of the dialect's rules.

import RouteGraph
import Semantics
import SourceText

struct StinsenGraph {
  private(set) var nodes: [RouteGraph.Node] = []
  private(set) var edges: [RouteGraph.Edge] = []

  init(_ evidence: StinsenEvidence) {
    for coordinator in evidence.coordinators { add(coordinator, evidence) }
    for embedding in evidence.embeddings { add(embedding, evidence) }
    for call in evidence.calls { add(call, evidence) }
  }

  private mutating func add(_ coordinator: StinsenCoordinator, _ evidence: StinsenEvidence) {
    let id = coordinator.id.name
    let location = coordinator.variants.first.map { Location($0.file, $0.nameRange) }
    nodes.append(RouteGraph.Node(id: id, kind: .coordinator, name: coordinator.id.simpleName, location: location))
    addInitial(coordinator)
    for variant in coordinator.variants {
      for name in variant.order {
        for shape in variant.routes[name]?.shapes ?? [] { add(shape, name, coordinator, evidence) }
      }
    }
  }

  /// The initial root is on screen as soon as its coordinator is, and for ever where there is no other: neither costs
  /// code. Of the tabs any may be in front. A coordinator that is a root is at hand for who asks for that root, which
  /// nobody can before the coordinator has a view.
  private mutating func addInitial(_ coordinator: StinsenCoordinator) {
    let isCertain = coordinator.variants.allSatisfy { $0.kind == .navigation && $0.start.isKnown }
    for route in StinsenLiveness.initial(coordinator) {
      guard let shape = coordinator.routes(named: route.name).first?.shapes.first else { continue }
      var isCoordinator = false
      if case .coordinator = shape.output { isCoordinator = true }
      edges.append(
        RouteGraph.Edge(
          from: coordinator.id.name, to: route.description, kind: "initial",
          location: Location(shape.file, shape.nameRange), code: isCertain ? "" : nil,
          passage: StinsenGraph.hasOneRoot(coordinator) && !isCoordinator ? .always : .ifNew,
          leavesReceiver: isCoordinator))
    }
  }

  private static func hasOneRoot(_ coordinator: StinsenCoordinator) -> Bool {
    coordinator.variants.allSatisfy { variant in
      variant.routes.values.count { $0.shapes.contains { $0.kind == .root } } == 1
    }
  }

  private mutating func add(
    _ shape: StinsenShape, _ name: String, _ coordinator: StinsenCoordinator, _ evidence: StinsenEvidence
  ) {
    let route = RouteID(coordinator.coordinatorID, name).description
    let place = Location(shape.file, shape.nameRange)
    nodes.append(RouteGraph.Node(id: route, kind: .route, name: name, location: place))
    let isLive = evidence.presence.isAlive(coordinator, name, shape)
    edges.append(
      RouteGraph.Edge(
        from: coordinator.id.name, to: route, kind: "declares", location: place,
        code: isLive ? StinsenGraph.code(for: shape, name, InputChecking(typer: Typer(evidence.resolver))) : nil,
        // To switch the root of a coordinator that has no view yet traps.
        passage: shape.kind == .root ? .ifStanding : .always))
    let targets: [NominalID]
    var children = ""
    if case .coordinator(let type) = shape.output {
      let hops = StinsenHops(model: evidence.model, resolver: evidence.resolver)
      let (reached, wrappers) = hops.unwrap(type)
      targets = [reached.nominalID].compactMap { $0 }
      children = StinsenHops.code(wrappers)
    } else {
      targets = shape.constructed.filter { evidence.model.coordinators[$0] == nil }
    }
    for target in targets {
      guard let declaration = evidence.declarations(of: target).first else { continue }
      if evidence.model.coordinators[target] == nil {
        nodes.append(
          RouteGraph.Node(id: target.name, kind: .screen, name: target.simpleName, location: declaration))
      }
      edges.append(
        RouteGraph.Edge(
          from: route, to: target.name, kind: shape.kind.name, location: place, code: children,
          makesNew: shape.kind != .tab))
    }
  }

  /// The call that goes there, with a placeholder for its input. A root is compared with the one that is up.
  private static func code(for shape: StinsenShape, _ name: String, _ inputs: InputChecking) -> String {
    let input = shape.input == .void ? "" : ", <#\(shape.parameter?.type ?? shape.input.spelled)#>"
    let comparator = inputs.isCertainlyNotEquatable(shape.input) ? ", comparator: { _, _ in false }" : ""
    return switch shape.kind {
    case .root: "root(\\.\(name)\(input)\(comparator))"
    case .presentation: "route(to: \\.\(name)\(input))"
    case .tab: "focusFirst(\\.\(name))"
    }
  }

  private mutating func add(_ embedding: StinsenEmbedding, _ evidence: StinsenEvidence) {
    let place = Location(embedding.file, embedding.range)
    guard let owner = embedding.owner else { return }
    var from = owner.name
    if let coordinator = evidence.model.coordinators[owner] {
      let route = coordinator.variants.lazy.flatMap { variant in variant.order.compactMap { variant.routes[$0] } }
        .first { $0.shapes.contains { shape in shape.factories.contains { $0.name == embedding.member } } }
      if let route { from = RouteID(coordinator.coordinatorID, route.name).description }
    } else {
      addScreen(owner, evidence)
    }
    edges.append(RouteGraph.Edge(from: from, to: embedding.coordinator.name, kind: "embeds", location: place))
  }

  private mutating func add(_ call: StinsenCall, _ evidence: StinsenEvidence) {
    guard call.operation.isTransition, !call.isInvalid, let owner = call.owner else { return }
    if evidence.model.coordinators[owner] == nil { addScreen(owner, evidence) }
    for route in call.routes {
      let id = RouteID(CoordinatorID(call.coordinator.name), route).description
      edges.append(
        RouteGraph.Edge(from: owner.name, to: id, kind: "calls", location: Location(call.file, call.range)))
    }
  }

  private mutating func addScreen(_ id: NominalID, _ evidence: StinsenEvidence) {
    nodes.append(
      RouteGraph.Node(id: id.name, kind: .screen, name: id.simpleName, location: evidence.declarations(of: id).first))
  }
}

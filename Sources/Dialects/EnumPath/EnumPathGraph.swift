/// The graph of route enums, their cases and views.

import Facts
import RouteGraph
import Semantics
import SourceText

struct EnumPathGraph {
  private(set) var nodes: [RouteGraph.Node] = []
  private(set) var edges: [RouteGraph.Edge] = []
  private(set) var entryPoints: [String] = []

  init(_ evidence: EnumPathEvidence) {
    for path in evidence.model.paths where evidence.isBound(path) { add(path, evidence) }
    for route in evidence.routes { add(route, evidence) }
    for transition in evidence.transitions where transition.isPartOfApp { add(transition, evidence) }
    for mount in evidence.model.mounts {
      guard let type = mount.type, evidence.model.routes[type] != nil, let owner = mount.owner else { continue }
      addScreen(owner, evidence)
      edges.append(
        RouteGraph.Edge(
          from: owner.name, to: type.name, kind: "mount", location: Location(mount.file, mount.nameRange), code: ""))
    }
    entryPoints =
      evidence.routes.filter { $0.isRegistered && !$0.isSub || evidence.project.isDeclaredEntry($0.id) }.map(\.id.name)
  }

  private mutating func add(_ route: EnumPathRoute, _ evidence: EnumPathEvidence) {
    nodes.append(
      RouteGraph.Node(
        id: route.id.name, kind: .coordinator, name: route.id.simpleName, location: route.declarations.first))
    // What is part of another value is not handed over by itself.
    let ways = route.isSub ? nil : EnumPathCode.ways(to: route, evidence)
    for item in route.cases {
      let id = evidence.model.routeID(route.id, item.name).description
      nodes.append(RouteGraph.Node(id: id, kind: .route, name: item.name, location: item.declarations.first))
      let code = ways.map { EnumPathCode.call(to: item, by: $0, evidence) } ?? EnumPathCode.value(item)
      edges.append(
        RouteGraph.Edge(from: route.id.name, to: id, kind: "contains", location: item.declarations.first, code: code))
      if let sub = item.sub {
        edges.append(
          RouteGraph.Edge(
            from: id, to: sub.name, kind: "payload", location: item.declarations.first,
            code: EnumPathCode.placeholder(item.parameters.first?.type ?? sub.simpleName)))
      }
      for (shown, file) in evidence.shown(of: route.id, item.name) {
        guard let type = shown.type, !evidence.declarations(of: type).isEmpty else { continue }
        addScreen(type, evidence)
        edges.append(
          RouteGraph.Edge(from: id, to: type.name, kind: "resolve", location: Location(file, shown.range), code: ""))
      }
    }
  }

  private mutating func add(_ transition: EnumPathTransition, _ evidence: EnumPathEvidence) {
    guard let owner = transition.owner, let hop = transition.reading.hops.last, transition.reading.problems.isEmpty,
      evidence.model.routes[hop.owner] != nil
    else { return }
    if evidence.model.routes[owner] == nil { addScreen(owner, evidence) }
    guard let code = EnumPathCode.call(transition, evidence) else { return }
    let ends = hop.isAlias ? evidence.aliases.ends(of: hop).map { ($0.owner, $0.name) } : [(hop.owner, hop.name)]
    edges += ends.map { end in
      RouteGraph.Edge(
        from: owner.name, to: evidence.model.routeID(end.0, end.1).description,
        kind: transition.call == "NavigationLink" ? "link" : transition.kind.rawValue,
        location: Location(transition.file, transition.reading.range), code: code)
    }
  }

  /// A holder's own destinations: those of a view are told by its stack.
  private mutating func add(_ path: EnumPathProperty, _ evidence: EnumPathEvidence) {
    let types = path.element.map { [$0] } ?? path.pushed.filter(evidence.model.registered.contains)
    let routes = types.filter { evidence.model.routes[$0] != nil }
    guard !routes.isEmpty, !evidence.isView(path.owner) else { return }
    nodes.append(
      RouteGraph.Node(
        id: path.owner.name, kind: .coordinator, name: path.owner.simpleName,
        location: evidence.declarations(of: path.owner).first))
    edges += routes.map {
      RouteGraph.Edge(
        from: path.owner.name, to: $0.name, kind: "mount", location: Location(path.file, path.range), code: "")
    }
  }

  private mutating func addScreen(_ id: NominalID, _ evidence: EnumPathEvidence) {
    nodes.append(
      RouteGraph.Node(id: id.name, kind: .screen, name: id.simpleName, location: evidence.declarations(of: id).first))
  }
}

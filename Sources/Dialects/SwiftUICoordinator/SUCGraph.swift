/// The graph of coordinators, routes, screens and actions.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCGraph {
  private(set) var nodes: [RouteGraph.Node] = []
  private(set) var edges: [RouteGraph.Edge] = []
  private(set) var entryPoints: [String] = []
  private let evidence: SUCEvidence

  init(_ evidence: SUCEvidence, _ shown: SUCShown) {
    self.evidence = evidence
    for coordinator in evidence.coordinators { add(coordinator) }
    for item in shown.all { add(item) }
    for construction in evidence.constructions.all { addChild(construction) }
    for action in evidence.model.actions.values.sorted(by: { $0.id < $1.id }) { add(action) }
    for send in evidence.sends { add(send) }
    for handler in evidence.handlers.values.joined() { add(handler) }
    entryPoints = evidence.coordinators.filter(isEntry).map(\.id.name)
  }

  private func isEntry(_ coordinator: SUCCoordinator) -> Bool {
    if coordinator.kind == .root || evidence.project.isDeclaredEntry(coordinator.id) { return true }
    let parents = evidence.parents.parents(of: coordinator.id)
    return parents.isConstructed && parents.coordinators.isEmpty
  }

  private mutating func add(_ coordinator: SUCCoordinator) {
    let place = coordinator.declarations.first.map { Location($0.file, $0.nameRange) }
    nodes.append(
      RouteGraph.Node(id: coordinator.id.name, kind: .coordinator, name: coordinator.id.simpleName, location: place))
    guard let route = coordinator.route.flatMap({ evidence.model.routes[$0] }) else { return }
    for item in route.cases {
      let id = evidence.model.routeID(route.id, item.name).description
      let place = item.declarations.first
      nodes.append(RouteGraph.Node(id: id, kind: .route, name: item.name, location: place))
      edges.append(RouteGraph.Edge(from: coordinator.id.name, to: id, kind: "declares", location: place))
      for branch in evidence.branches(of: coordinator.id, item.name) {
        for construction in evidence.constructions.inside(branch) where isScreen(construction, branch) {
          addScreen(construction.type)
          edges.append(
            RouteGraph.Edge(
              from: id, to: construction.type.name, kind: "view",
              location: Location(construction.file, construction.callee), code: ""))
        }
      }
    }
  }

  private func isScreen(_ construction: SUCConstruction, _ branch: SUCBranch) -> Bool {
    evidence.model.coordinators[construction.type] == nil
      && branch.screens.contains { $0.range == construction.callee }
  }

  private mutating func add(_ item: (key: SUCShown.Key, sites: [SUCShown.Site])) {
    // A case of another enum is no node: it is reported where it is shown.
    guard let own = evidence.model.coordinators[item.key.coordinator], let route = own.route,
      let shown = evidence.model.routes[route]?.case(item.key.route)
    else { return }
    let code = own.kind == .tab ? "" : evidence.model.version.attempt
    let value = ".\(item.key.route)" + payload(shown.parameters)
    for site in item.sites {
      let text: String
      switch site.operation {
      case .show: text = "\(code)show(route: \(value))"
      case .set, .append: text = "\(site.operation.rawValue)(routes: [\(value)])"
      default: text = "\(code)start()"
      }
      edges.append(
        RouteGraph.Edge(
          from: item.key.coordinator.name, to: evidence.model.routeID(route, item.key.route).description, kind: "show",
          location: site.place, code: text))
    }
  }

  /// `(id: <#Int#>)`
  private func payload(_ parameters: [ParameterText]) -> String {
    if parameters.isEmpty { return "" }
    let values = parameters.map { ($0.label.map { $0 + ": " } ?? "") + "<#\($0.type)#>" }
    return "(" + values.joined(separator: ", ") + ")"
  }

  private mutating func addChild(_ construction: SUCConstruction) {
    guard construction.place.isPartOfApp, evidence.model.coordinators[construction.type] != nil else { return }
    for parent in evidence.parents.parents(of: construction.type).coordinators.sorted() {
      let place = Location(construction.file, construction.callee)
      edges.append(
        RouteGraph.Edge(
          from: parent.name, to: construction.type.name, kind: "child", location: place, code: "",
          leavesReceiver: true))
      edges.append(RouteGraph.Edge(from: construction.type.name, to: parent.name, kind: "parent", location: place))
    }
  }

  // MARK: Actions

  private mutating func add(_ action: SUCEnum) {
    for item in action.cases {
      nodes.append(
        RouteGraph.Node(
          id: evidence.model.routeID(action.id, item.name).description, kind: .action, name: item.name,
          location: item.declarations.first))
    }
  }

  private mutating func add(_ send: SUCSend) {
    guard let action = send.action, evidence.model.actions[action.owner] != nil, let owner = send.place.owner,
      send.place.isPartOfApp
    else { return }
    // A view model belongs to the screen that it is nested in.
    let outermost = owner.name.split(separator: ".").first.map { NominalID(String($0), privateTo: owner.privateTo) }
    let sender = evidence.model.coordinators[owner] == nil ? outermost ?? owner : owner
    if evidence.model.coordinators[sender] == nil { addScreen(sender) }
    let id = evidence.model.routeID(action.owner, action.name).description
    edges.append(
      RouteGraph.Edge(
        from: sender.name, to: id, kind: "send", location: Location(send.file, send.range),
        code: "handle(\(id)\(payload(evidence.model.actions[action.owner]?.case(action.name)?.parameters ?? [])))"))
  }

  private mutating func add(_ handler: SUCHandler) {
    for clause in handler.clauses {
      guard let name = clause.name, evidence.model.actions[clause.owner] != nil else { continue }
      let id = evidence.model.routeID(clause.owner, name).description
      let effects = SUCEffects(of: clause, in: handler, evidence)
      for end in effects.ends.isEmpty ? [handler.coordinator.name] : effects.ends {
        edges.append(
          RouteGraph.Edge(
            from: id, to: end, kind: "handle", location: Location(handler.file, clause.range), code: ""))
      }
    }
  }

  /// A screen is in between: each step is written somewhere else. What an action starts needs no code of its own.
  @Sendable static func pathCode(_ steps: [String]) -> String {
    var calls: [String] = []
    for step in steps where !(step.hasSuffix("start()") && calls.last?.hasPrefix("handle(") == true) {
      calls.append(step)
    }
    return calls.joined(separator: "\n// and from there\n")
  }

  private mutating func addScreen(_ id: NominalID) {
    nodes.append(
      RouteGraph.Node(id: id.name, kind: .screen, name: id.simpleName, location: evidence.declarations(of: id).first))
  }
}

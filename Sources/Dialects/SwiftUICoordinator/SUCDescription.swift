/// Coordinators, routes and actions in the common model.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCDescription {
  let evidence: SUCEvidence

  /// How many calls show a route by its name, by starting with it, or as one of the tabs.
  private let places: [RouteID: Int]

  init(_ evidence: SUCEvidence) {
    self.evidence = evidence
    var places: [RouteID: Int] = [:]
    for call in evidence.calls {
      let hops = SUCShown.named(by: call, evidence).flatMap(evidence.cases)
      for id in Set(hops.map({ evidence.model.routeID($0.owner, $0.name) })) { places[id, default: 0] += 1 }
    }
    self.places = places
  }

  func describe(_ coordinator: SUCCoordinator) -> Coordinator {
    let route = coordinator.route.flatMap { evidence.model.routes[$0] }
    return Coordinator(
      id: coordinator.coordinatorID, name: coordinator.id.simpleName, dialect: "swiftuicoordinator",
      kind: coordinator.kind.rawValue,
      declarations: coordinator.declarations.map { Location($0.file, $0.nameRange) },
      extents: coordinator.declarations.map(\.range),
      routes: route.map { route in route.cases.map { describe($0, of: route, coordinator) } } ?? [],
      notes: notes(coordinator))
  }

  /// Route, parents, children and version.
  private func notes(_ coordinator: SUCCoordinator) -> [String] {
    var notes: [String] = []
    if let route = coordinator.route { notes.append("Route `\(route)`.") }
    let parents = evidence.parents.parents(of: coordinator.id)
    let known = parents.coordinators.sorted().map { "`\($0)`" }
    let isOpen = parents.isOpen ? ["others that are not known"] : []
    if !known.isEmpty || parents.isOpen { notes.append("Parents: \((known + isOpen).joined(separator: ", ")).") }
    let children = evidence.coordinators.filter {
      evidence.parents.parents(of: $0.id).coordinators.contains(coordinator.id)
    }
    if !children.isEmpty { notes.append("Children: \(children.map { "`\($0.id)`" }.joined(separator: ", ")).") }
    let version = evidence.model.version
    notes.append("SwiftUICoordinator \(version.name)\(version.isCertain ? "" : ", for want of a pinned one").")
    return notes
  }

  private func describe(_ item: SUCEnum.Case, of route: SUCEnum, _ coordinator: SUCCoordinator) -> Route {
    let branches = evidence.branches(of: coordinator.id, item.name)
    var factories: [Route.Factory] = []
    var targets: [Route.Target] = []
    for branch in branches {
      let place = branch.places[item.name] ?? branch.label
      factories.append(Route.Factory(name: "view(for:)", location: Location(branch.file, place)))
      for shown in branch.screens {
        let id = evidence.constructions.callee(at: shown.range, in: branch.file)?.type
        if shown.name == "EmptyView", id == nil { continue }
        targets.append(
          Route.Target(kind: .view, name: id?.name ?? shown.name, declarations: id.map(evidence.declarations) ?? []))
      }
    }
    if targets.isEmpty, !branches.isEmpty, branches.allSatisfy(\.isBlank) {
      targets = children(of: coordinator.id, insteadOf: item.name)
    }
    return Route(
      id: evidence.model.routeID(route.id, item.name), kind: kind(of: item.name, route, coordinator), input: item.input,
      targets: unique(targets), factories: factories, declarations: item.declarations, extents: item.extents,
      notes: notes(item, route))
  }

  /// What the coordinator makes and starts for the action of that name: the route that shows nothing stands for it.
  private func children(of coordinator: NominalID, insteadOf name: String) -> [Route.Target] {
    let started = (evidence.handlers[coordinator] ?? []).flatMap { handler in
      handler.clauses.filter { $0.name == name }.flatMap { SUCEffects(of: $0, in: handler, evidence).children }
    }
    return Set(started).sorted().map {
      Route.Target(kind: .coordinator, name: $0.name, declarations: evidence.declarations(of: $0))
    }
  }

  private func kind(of name: String, _ route: SUCEnum, _ coordinator: SUCCoordinator) -> String? {
    if coordinator.kind == .tab { return "tab" }
    switch evidence.action(of: route.id, name) {
    case .push: return "push"
    case .present: return "present"
    case .none: return nil
    case .unknown: return "unknown"
    }
  }

  private func unique(_ targets: [Route.Target]) -> [Route.Target] {
    var seen = Set<Route.Target>()
    return targets.filter { seen.insert($0).inserted }
  }

  private func notes(_ item: SUCEnum.Case, _ route: SUCEnum) -> [String] {
    var notes: [String] = []
    if let title = evidence.titles[route.id]?[item.name] { notes.append("Title “\(title)”.") }
    let count = places[evidence.model.routeID(route.id, item.name)] ?? 0
    notes.append(count == 1 ? "Shown from 1 place." : "Shown from \(count) places.")
    return notes
  }

  // MARK: Actions

  /// The cases of all actions, each with who handles it.
  var actions: [Route] {
    evidence.model.actions.values.sorted { $0.id < $1.id }.flatMap { action in
      action.cases.map { item in
        let handlers = evidence.handlers.values.joined().sorted { ($0.file, $0.nameRange) < ($1.file, $1.nameRange) }
        let clauses = handlers.flatMap { handler in
          handler.clauses.filter { clause in
            clause.owner == action.id && (clause.name.map { $0 == item.name } ?? (clause.outcome == .handled))
          }
          .map { Location(handler.file, $0.range) }
        }
        return Route(
          id: evidence.model.routeID(action.id, item.name), kind: "action", input: item.input, targets: [],
          factories: [], declarations: item.declarations, extents: item.extents,
          notes: deliveries(action.id, item.name),
          handlers: clauses)
      }
    }
  }

  /// Where its sends end: `Sent to HomeCoordinator: HomeCoordinator → AppCoordinator ✓`.
  private func deliveries(_ owner: NominalID, _ name: String) -> [String] {
    var seen = Set<String>()
    return evidence.sends.lazy.filter { $0.action?.owner == owner && $0.action?.name == name }
      .flatMap { evidence.arrivals(of: $0).map(\.note) }.filter { seen.insert($0).inserted }
  }
}

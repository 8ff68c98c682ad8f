/// The dialect's part of the route graph: coordinators, what they answer each route with, and who triggers what.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCGraph {
  private(set) var nodes: [RouteGraph.Node] = []
  private(set) var edges: [RouteGraph.Edge] = []
  private let evidence: XCEvidence
  private let handlers: XCHandlerRanges

  init(_ evidence: XCEvidence) {
    self.evidence = evidence
    handlers = XCHandlerRanges(evidence)
    for handler in evidence.productionClasses { add(handler) }
    for site in evidence.productionSites { add(site) }
    for holding in evidence.holdings where !holding.location.file.isTest { add(holding) }
  }

  /// `router.trigger(.x)` for one level, a deep link for several.
  @Sendable static func pathCode(_ steps: [String]) -> String {
    guard steps.count == 1, let only = steps.first else { return "deepLink(\(steps.joined(separator: ", ")))" }
    let name = only.prefix { $0 != "(" }
    guard let dot = name.lastIndex(of: ".") else { return "router.trigger(\(only))" }
    return "router.trigger(\(only[dot...]))"
  }

  private static func id(_ handler: NominalID, _ route: NominalID, _ name: String) -> String {
    "\(handler.name)/\(route.name).\(name)"
  }

  // MARK: Coordinators

  private mutating func add(_ handler: XCClass) {
    nodes.append(
      RouteGraph.Node(
        id: handler.id.name, kind: .coordinator, name: handler.id.simpleName, location: handler.declarations.first))
    if let route = evidence.route(of: handler) {
      for name in route.caseNames { add(name, of: route, handler) }
    }
    for initial in XCInitialContent(evidence.evaluator).initials(of: handler.id) {
      for route in initial.routes {
        guard let name = route.name else { continue }
        connect(handler.id.name, XCGraph.id(handler.id, route.route, name), "initial", initial.location)
      }
      for element in initial.elements { connect(handler.id.name, to: element, "initial", initial.location) }
    }
  }

  private mutating func add(_ name: String, of route: XCRouteType, _ handler: XCClass) {
    let id = XCGraph.id(handler.id, route.id, name)
    let place = route.cases(named: name).first.map { Location($0.file, $0.nameRange) }
    nodes.append(RouteGraph.Node(id: id, kind: .route, name: "\(route.id.name).\(name)", location: place))
    edges.append(
      RouteGraph.Edge(from: handler.id.name, to: id, kind: "handles", location: place, code: code(route, name)))
    let outcomes = evidence.evaluator.shown(by: handler.id, for: XCRouteValue(route: route.id, name: name))
    let certain = certain(outcomes)
    for outcome in outcomes where !outcome.flags.contains(.unknown) {
      for element in outcome.published {
        connect(
          id, to: element, outcome.kind, outcome.location ?? place,
          isWay: node(of: element).map(certain.contains) ?? false)
      }
      for sibling in outcome.siblings { connect(id, to: sibling, "sibling", outcome.location ?? place) }
      for edge in outcome.edges where edge.kind == "route" || edge.kind == "trigger" {
        for target in edge.classes {
          connect(id, XCGraph.id(target, edge.route, edge.name), edge.kind, Location(edge.file, edge.range))
        }
      }
      if outcome.published.isEmpty, outcome.kind == "action", outcome.siblings.isEmpty {
        act(id, outcome.location ?? place)
      }
    }
    if handler.kind == .redirection { redirect(id, handler, route.id, name, place) }
  }

  private mutating func act(_ id: String, _ place: Location?) {
    nodes.append(RouteGraph.Node(id: id + "/action", kind: .action, name: "action", location: place))
    connect(id, id + "/action", "action", place)
  }

  private mutating func redirect(
    _ id: String, _ handler: XCClass, _ route: NominalID, _ name: String, _ place: Location?
  ) {
    let mapped = evidence.evaluator.mapped(handler, XCRouteValue(route: route, name: name), nil) ?? []
    for target in mapped {
      guard let targetName = target.name else { continue }
      for parent in evidence.model.productionHandlers(of: target.route) {
        connect(id, XCGraph.id(parent, target.route, targetName), "redirect", place)
      }
    }
  }

  private func code(_ route: XCRouteType, _ name: String) -> String {
    let parameters = (route.cases(named: name).first?.parameters ?? []).filter { $0.defaultText == nil }
    if parameters.isEmpty { return "\(route.id.name).\(name)" }
    let list = parameters.map { ($0.label.map { $0 + ": " } ?? "") + "<#\($0.type)#>" }.joined(separator: ", ")
    return "\(route.id.name).\(name)(\(list))"
  }

  private mutating func connect(
    _ from: String, _ to: String, _ kind: String, _ location: Location?, code: String? = nil
  ) {
    edges.append(RouteGraph.Edge(from: from, to: to, kind: kind, location: location, code: code))
  }

  /// What appears whichever way the handler goes; a way that traps shows nothing to anybody.
  private func certain(_ outcomes: [XCOutcome]) -> Set<String> {
    var certain: Set<String>?
    for outcome in outcomes where !outcome.flags.contains(.traps) {
      if !outcome.flags.isDisjoint(with: [.unknown, .stalls]) { return [] }
      let shown = Set(outcome.published.compactMap(node))
      certain = certain?.intersection(shown) ?? shown
    }
    return certain ?? []
  }

  /// Where a chain can go on, or end.
  private func node(of element: XCElement) -> String? {
    guard case .route(_, let classes) = element.answer else {
      return element.isErased ? nil : element.type.flatMap { evidence.declarations(of: $0).isEmpty ? nil : $0.name }
    }
    return classes.count == 1 ? element.type?.name ?? classes[0].name : nil
  }

  /// To what is shown. A live element can be reached by a deep link.
  private mutating func connect(
    _ from: String, to element: XCElement, _ kind: String, _ location: Location?, isWay: Bool = false
  ) {
    if case .route(_, let classes) = element.answer {
      for target in element.type.map({ [$0] }) ?? classes {
        connect(from, target.name, kind, location, code: isWay ? "" : nil)
      }
      return
    }
    guard !element.isErased, let type = element.type, let place = evidence.declarations(of: type).first else { return }
    nodes.append(RouteGraph.Node(id: type.name, kind: .screen, name: type.simpleName, location: place))
    connect(from, type.name, kind, location, code: isWay ? "" : nil)
  }

  // MARK: Sites

  private mutating func add(_ site: XCSite) {
    if site.call == "initialRoute" { return addInitial(site) }
    guard let from = owner(of: site) else { return }
    for (index, value) in site.values.enumerated() {
      guard let route = value.route, let name = value.name, value.status == .resolved else { continue }
      let targets = index == 0 ? site.receiver.map { [$0] } : nil
      let isInHandler = from.contains("/")
      let kind =
        switch site.call {
        case "deepLink": "deepLink"
        case "route", "prepare", "chain", "peek": "route"
        default: isInHandler && site.owner.closureDepth > 0 ? "async" : "trigger"
        }
      for target in targets ?? evidence.model.productionHandlers(of: route) {
        connect(from, XCGraph.id(target, route, name), kind, Location(site.owner.file, value.range))
      }
    }
  }

  /// What a coordinator is made with elsewhere, or starts with through another initialiser of its own or its superclass;
  /// its own calls of the framework's are read with their class.
  private mutating func addInitial(_ site: XCSite) {
    guard let made = site.receiver, site.owner.type != made || site.node.argument("initialRoute") == nil else { return }
    for value in site.values {
      guard let route = value.route, let name = value.name, value.status == .resolved else { continue }
      connect(made.name, XCGraph.id(made, route, name), "initial", Location(site.owner.file, value.range))
    }
  }

  /// The route whose handler a site stands in, else the type whose code it is.
  private mutating func owner(of site: XCSite) -> String? {
    guard let type = site.owner.type else { return nil }
    if let place = handlers.route(at: site.node.range, in: site.owner.file) {
      return XCGraph.id(place.handler, place.route, place.name)
    }
    if evidence.model.classes[type] == nil {
      // An extension's type may be declared elsewhere.
      let place = evidence.declarations(of: type).first ?? Location(site.owner.file, site.node.range)
      nodes.append(RouteGraph.Node(id: type.name, kind: .screen, name: type.simpleName, location: place))
    }
    return type.name
  }

  private mutating func add(_ holding: XCHolding) {
    guard evidence.model.classes[holding.owner] == nil,
      let route = evidence.types.routeType(of: holding.type)?.nominalID,
      let place = evidence.declarations(of: holding.owner).first
    else { return }
    nodes.append(
      RouteGraph.Node(id: holding.owner.name, kind: .screen, name: holding.owner.simpleName, location: place))
    let targets = holding.constructed.map { [$0] } ?? evidence.model.productionHandlers(of: route)
    for target in targets { connect(holding.owner.name, target.name, "holds", holding.location) }
  }
}

/// Which part of a handler belongs to which case.
struct XCHandlerRanges {
  struct Place {
    var handler: NominalID
    var route: NominalID
    var name: String
  }

  private var ranges: [FileID: [(range: TextRange, place: Place)]] = [:]

  init(_ evidence: XCEvidence) {
    for handler in evidence.productionClasses {
      guard let route = handler.route, let function = evidence.evaluator.handlerFunction(of: handler.id),
        function.owner == handler.id, let body = function.node.body
      else { continue }
      if let only = evidence.model.routes[route]?.caseNames, only.count == 1, let name = only.first {
        ranges[function.file, default: []].append((body.range, Place(handler: handler.id, route: route, name: name)))
      }
      for case .switch(let node) in body.statements {
        for item in node.cases {
          for alternative in item.items {
            guard case .enumCase(_, let name, _, _) = alternative.pattern else { continue }
            ranges[function.file, default: []].append(
              (item.range, Place(handler: handler.id, route: route, name: name)))
          }
        }
      }
    }
  }

  func route(at range: TextRange, in file: FileID) -> Place? {
    ranges[file]?.first { $0.range.contains(range) }?.place
  }
}

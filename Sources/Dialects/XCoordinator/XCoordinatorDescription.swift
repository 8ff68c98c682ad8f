/// Coordinators and routes as the common model describes them.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCDescription {
  let evidence: XCEvidence

  init(_ evidence: XCEvidence) { self.evidence = evidence }

  private var model: XCModel { evidence.model }

  func coordinators() -> [Coordinator] {
    var coordinators = model.classes.values.sorted { $0.id < $1.id }.map { handler in
      Coordinator(
        id: handler.coordinatorID, name: handler.id.simpleName, dialect: "xcoordinator", kind: handler.kind.rawValue,
        declarations: handler.declarations, extents: handler.extents, routes: routes(of: handler))
    }
    addSurroundings(of: &coordinators)
    return coordinators
  }

  /// Where objects are made, what the card says of the routes, who shows them, and what they show.
  private func addSurroundings(of coordinators: inout [Coordinator]) {
    let instances = Dictionary(grouping: evidence.composition.constructions.filter { model.classes[$0.type] != nil }) {
      CoordinatorID($0.type.name)
    }
    var parents: [String: Set<String>] = [:]
    var screens: [CoordinatorID: Set<String>] = [:]
    for handler in model.classes.values {
      for element in XCInitialContent(evidence.evaluator).initials(of: handler.id).flatMap(\.elements) {
        let shown = target(element)
        guard let name = shown.name else { continue }
        if shown.kind == .coordinator { parents[name, default: []].insert(handler.id.name) }
        if shown.kind == .view { screens[handler.coordinatorID, default: []].insert(name) }
      }
    }
    for coordinator in coordinators {
      for target in coordinator.routes.flatMap(\.targets) {
        guard let name = target.name else { continue }
        if target.kind == .coordinator { parents[name, default: []].insert(coordinator.id.qualifiedName) }
        if target.kind == .view { screens[coordinator.id, default: []].insert(name) }
      }
    }
    let routes = Dictionary(model.classes.values.map { ($0.coordinatorID, $0.route?.name) }) { first, _ in first }
    func list(_ names: Set<String>) -> String { names.sorted().map { "`\($0)`" }.joined(separator: ", ") }
    for index in coordinators.indices {
      let id = coordinators[index].id
      coordinators[index].instances = (instances[id] ?? []).map(\.location).sorted()
      if let route = routes[id] ?? nil { coordinators[index].notes.append("Takes `\(route)`") }
      if let own = parents[id.qualifiedName] { coordinators[index].notes.append("Shown by \(list(own))") }
      if let own = screens[id] { coordinators[index].notes.append("Shows \(list(own))") }
    }
  }

  private func routes(of handler: XCClass) -> [Route] {
    guard let route = evidence.route(of: handler) else { return [] }
    let patterns = patterns(of: handler.id)
    return route.caseNames.map { name in
      let cases = route.cases(named: name)
      let outcomes = evidence.evaluator.shown(by: handler.id, for: XCRouteValue(route: route.id, name: name))
      let branches = patterns.named[name] ?? [patterns.fallback].compactMap(\.self)
      return Route(
        id: RouteID(handler.coordinatorID, name), kind: kind(outcomes),
        input: cases.first.flatMap { $0.payload.isEmpty ? nil : $0.payload }, targets: targets(outcomes),
        factories: branches.map { Route.Factory(name: patterns.function, location: $0, role: .handler) },
        declarations: cases.map { Location($0.file, $0.nameRange) },
        extents: cases.map(\.range), notes: notes(handler, outcomes))
    }
  }

  private func notes(_ handler: XCClass, _ outcomes: [XCOutcome]) -> [String] {
    var notes: [String] = []
    if let route = handler.route { notes.append("`\(route.name)` on `\(handler.id.name)`") }
    let published = outcomes.flatMap(\.published).compactMap { element -> String? in
      if case .route = element.answer { return element.spelling }
      return nil
    }
    var seen = Set<String>()
    for text in published where seen.insert(text).inserted { notes.append("Publishes \(text).") }
    if !outcomes.isEmpty, outcomes.allSatisfy({ $0.flags.contains(.stalls) }) {
      notes.append("Never reports completion.")
    }
    return notes
  }

  /// `mixed` where paths that show something differ.
  func kind(_ outcomes: [XCOutcome]) -> String {
    let known = outcomes.filter { $0.flags.isDisjoint(with: [.unknown, .traps]) }
    let publishing = known.filter { !$0.published.isEmpty }
    let kinds = Set((publishing.isEmpty ? known : publishing).map(\.kind))
    if kinds.count == 1, let only = kinds.first { return only }
    return kinds.isEmpty ? "action" : "mixed"
  }

  func targets(_ outcomes: [XCOutcome]) -> [Route.Target] {
    var result: [Route.Target] = []
    for element in outcomes.flatMap({ $0.published + $0.siblings }) {
      let target = target(element)
      if !result.contains(target) { result.append(target) }
    }
    return result
  }

  private func target(_ element: XCElement) -> Route.Target {
    switch element.answer {
    case .route(_, let classes):
      guard let only = element.type ?? (classes.count == 1 ? classes[0] : nil) else {
        return Route.Target(kind: .coordinator, name: element.name)
      }
      return Route.Target(kind: .coordinator, name: only.name, declarations: evidence.declarations(of: only))
    case .never:
      if element.isErased {
        let route = model.routes.keys.filter { $0.name == element.name }.min()
        let handlers = route.map { model.productionHandlers(of: $0) } ?? []
        guard handlers.count == 1 else { return Route.Target(kind: .coordinator, name: nil) }
        return Route.Target(
          kind: .coordinator, name: handlers[0].name, declarations: evidence.declarations(of: handlers[0]))
      }
      if let type = element.type {
        return Route.Target(kind: .view, name: type.name, declarations: evidence.declarations(of: type))
      }
      return Route.Target(kind: .view, name: element.name)
    case .unknown:
      // A type of the framework says nothing about who it is.
      if element.type?.name.hasPrefix("XCoordinator.") == true { return Route.Target(kind: .unknown, name: nil) }
      return Route.Target(
        kind: .unknown, name: element.type?.name, declarations: element.type.map(evidence.declarations) ?? [])
    }
  }

  // MARK: Handlers

  struct Patterns {
    var function = "prepareTransition"
    /// Several where some decide by more than the case.
    var named: [String: [Location]] = [:]
    /// `default`, or the function itself.
    var fallback: Location?
  }

  /// Where the handler of a class names each case; `depth`: of heirs that it answers for.
  func patterns(of id: NominalID, depth: Int = 0) -> Patterns {
    var result = Patterns()
    if let closure = model.classes[id]?.closure {
      result.fallback = Location(closure.frame.file, TextRange(closure.node.range.start, closure.node.range.start + 1))
      collect(closure.node.statements, closure.frame.file, &result)
      return result
    }
    guard let handler = evidence.evaluator.handlerFunction(of: id), let body = handler.node.body else {
      for found in evidence.resolver.members("mapToParentRoute", of: evidence.resolver.selfType(of: id)) {
        guard !found.member.entry.isInterface, case .function(let node) = found.member.declaration, let body = node.body
        else { continue }
        result.function = "mapToParentRoute"
        result.fallback = Location(found.member.file, node.nameRange)
        collect(body.statements, found.member.file, &result)
        break
      }
      return result
    }
    result.function = handler.node.name
    result.fallback = Location(handler.file, handler.node.nameRange)
    collect(body.statements, handler.file, &result)
    collectOthers(of: id, handler.owner, handler.node, handler.file, &result)
    if depth < 16, let superclass = model.classes[handler.owner]?.superclass, leavesToSuper(handler.node) {
      let inherited = patterns(of: superclass, depth: depth + 1)
      result.named.merge(inherited.named) { own, _ in own }
      result.fallback = inherited.fallback ?? result.fallback
    }
    return result
  }

  /// What the handlers of another target's class of the same name say of the cases that this one does not have.
  private func collectOthers(
    of id: NominalID, _ owner: NominalID, _ handler: FunctionDeclaration, _ file: FileID, _ result: inout Patterns
  ) {
    if evidence.resolver.isDeclaredOnce(owner) { return }
    for found in evidence.resolver.members(handler.name, of: evidence.resolver.selfType(of: id)) {
      guard found.member.owner == owner, found.member.file != file, case .function(let node) = found.member.declaration,
        node.parameters.map(\.label) == handler.parameters.map(\.label), let body = node.body
      else { continue }
      var other = Patterns()
      collect(body.statements, found.member.file, &other)
      result.named.merge(other.named) { $0 + $1 }
    }
  }

  /// Whether a handler asks that of its superclass for all that it does not name.
  private func leavesToSuper(_ node: FunctionDeclaration) -> Bool {
    guard let parameter = node.parameters.first else { return false }
    var asked: [TextRange] = []
    ExpressionWalk.visit(node.body?.statements ?? []) { expression in
      guard case .call(let call) = expression, case .member(let callee) = call.callee, callee.name == node.name,
        case .name(let base)? = callee.base, base.name == "super", case .name(let given)? = call.arguments.first?.value,
        given.name == parameter.name
      else { return }
      asked.append(call.range)
    }
    // A `default` that does something else leaves nothing.
    let defaults = (node.body?.statements ?? []).flatMap { statement -> [SwitchStatement.Case] in
      if case .switch(let node) = statement { node.cases.filter(\.isDefault) } else { [] }
    }
    return !asked.isEmpty && defaults.allSatisfy { item in asked.contains { item.range.contains($0) } }
  }

  private func collect(_ statements: [Statement], _ file: FileID, _ result: inout Patterns) {
    for statement in statements {
      switch statement {
      case .switch(let node):
        for item in node.cases {
          if item.isDefault { result.fallback = Location(file, TextRange(item.range.start, item.range.start + 7)) }
          for alternative in item.items {
            guard case .enumCase(_, let name, let range, _) = alternative.pattern else { continue }
            result.named[name, default: []].append(Location(file, range))
          }
        }
      case .return(.control(let node)?, _): collect([node.statement], file, &result)
      case .expression(.control(let node)): collect([node.statement], file, &result)
      case .if(let node):
        note(node.conditions, file, &result)
        collect(node.body.statements, file, &result)
      case .guard(let node): note(node.conditions, file, &result)
      default: break
      }
    }
  }

  private func note(_ conditions: [Condition], _ file: FileID, _ result: inout Patterns) {
    for case .binding(.enumCase(_, let name, let range, _), _, _) in conditions {
      result.named[name, default: []].append(Location(file, range))
    }
  }
}

/// What a card shows of a name that is no route, and where it leads.

import Facts
import RouteGraph
import Semantics
import SourceText

final class XCNameMeanings {
  private let evidence: XCEvidence
  private let description: XCDescription
  private let coordinators: () -> [Coordinator]
  private lazy var sites = usesByRoute()
  private lazy var unused = XCUsageRules.unusedCases(evidence)
  private lazy var showing = routesByScreen()

  init(_ evidence: XCEvidence, _ description: XCDescription, _ coordinators: @escaping () -> [Coordinator]) {
    self.evidence = evidence
    self.description = description
    self.coordinators = coordinators
  }

  private var model: XCModel { evidence.model }
  private var resolver: Resolver { evidence.resolver }

  func symbol(_ name: XCNamePlace.Name, in file: FileID) -> Occurrence.Symbol? {
    switch name {
    case .router(let variable): .place(router(variable, in: file))
    case .type(let id):
      if let handler = model.classes[id] {
        .coordinators([handler.coordinatorID])
      } else {
        routeType(id).map { .place($0) }
      }
    case .helper(let owner, let name): helper(owner, name).map { .place($0) }
    case .screen(let id): screen(id).map { .place($0) }
    case .label(let route, let name, let label): self.label(route, name, label).map { .place($0) }
    }
  }

  // MARK: Routers

  private func router(_ variable: XCNamePlace.Router, in file: FileID) -> Occurrence.Place {
    var known = variable.known
    let declared: [Location]
    switch variable.declared {
    case .local(let range): declared = [Location(file, range)]
    case .member(let owner, let name):
      known = known ?? evidence.holdings.first { $0.owner == owner && $0.property == name }?.constructed
      declared = members(name, of: owner).prefix(1).map { Location($0.file, $0.nameRange) }
    case .global(let name):
      declared = resolver.globals(named: name).compactMap { entry in
        guard case .variable(let node) = entry.declaration,
          let range = node.bindings.lazy.compactMap(\.name).first(where: { $0.text == name })?.range
        else { return nil }
        return Location(entry.file, range)
      }
    case .elsewhere: declared = []
    }
    let behind = known.map { [$0] } ?? candidates(variable.type)
    var notes: [String] = []
    if let route = evidence.types.routeType(of: variable.type) {
      notes.append("Takes `\(evidence.types.spelling(route))`.")
    }
    if let ownership = ownership(of: variable.type) { notes.append(ownership) }
    if !behind.isEmpty { notes.append("Behind it: " + list(behind.map(\.name))) }
    return Occurrence.Place(
      title: "\(variable.name): \(evidence.types.spelling(variable.type))",
      targets: declared.map { NavigationTarget(location: $0, role: .declaration) },
      coordinators: behind.compactMap { model.classes[$0]?.coordinatorID }, notes: notes)
  }

  /// The classes that may stand behind a static type.
  private func candidates(_ type: Type) -> [NominalID] {
    if case .route(_, let classes) = evidence.evaluator.element(of: type.unwrapped).answer { return classes }
    return evidence.types.routeType(of: type)?.nominalID.map(model.productionHandlers) ?? []
  }

  private func ownership(of type: Type) -> String? {
    switch type.unwrapped.nominalID?.name {
    case XCName.strong, XCName.anyCoordinator: "Strong: keeps what is behind it alive."
    case XCName.unowned: "Unowned: traps when what is behind it is gone."
    case XCName.weak: "Weak: when what is behind it is gone, nothing happens, and nothing completes."
    default: nil
    }
  }

  // MARK: Types

  private func routeType(_ id: NominalID) -> Occurrence.Place? {
    guard let route = model.routes[id] else { return nil }
    let count = route.caseNames.count
    var notes: [String] = []
    let handlers = model.productionHandlers(of: id)
    notes.append(handlers.isEmpty ? "Nobody handles it." : "Handled by " + list(handlers.map(\.name)))
    notes.append(count == 1 ? "1 case" : "\(count) cases")
    let idle = route.caseNames.filter { name in
      route.cases(named: name).contains { unused.contains(Location($0.file, $0.nameRange)) }
    }
    if !idle.isEmpty { notes.append("Never triggered: " + list(idle)) }
    return Occurrence.Place(
      title: "route type \(id.name)",
      targets: [NavigationTarget(location: Location(route.file, route.nameRange), role: .declaration)],
      uses: sites[id] ?? [], notes: notes)
  }

  private func usesByRoute() -> [NominalID: [Location]] {
    var found: [NominalID: [Location]] = [:]
    for site in evidence.sites {
      for value in site.values {
        guard let route = value.route else { continue }
        found[route, default: []].append(Location(site.owner.file, value.range))
      }
    }
    return found
  }

  // MARK: Screens

  private func screen(_ id: NominalID) -> Occurrence.Place? {
    let declared = evidence.declarations(of: id)
    if declared.isEmpty { return nil }
    let routes = showing[id.name] ?? []
    return Occurrence.Place(
      title: id.name, targets: declared.map { NavigationTarget(location: $0, role: .target) },
      notes: routes.isEmpty ? [] : ["Shown by " + list(routes)])
  }

  private func routesByScreen() -> [String: [String]] {
    var found: [String: [String]] = [:]
    for coordinator in coordinators() {
      for route in coordinator.routes {
        for name in Set(route.targets.compactMap(\.name)) { found[name, default: []].append("\(route.id)") }
      }
    }
    return found
  }

  // MARK: Labels

  private func label(_ route: NominalID, _ name: String, _ label: String) -> Occurrence.Place? {
    for declared in model.routes[route]?.cases(named: name) ?? [] {
      guard let parameter = declared.parameters.first(where: { $0.label == label }) else { continue }
      let place = Location(declared.file, parameter.nameRange.isEmpty ? declared.nameRange : parameter.nameRange)
      return Occurrence.Place(
        title: "\(label): \(parameter.type)", targets: [NavigationTarget(location: place, role: .declaration)],
        notes: ["Of `\(route.name).\(name)`"])
    }
    return nil
  }

  // MARK: Helpers

  private func members(_ name: String, of owner: NominalID) -> [Member] {
    resolver.members(name, of: resolver.selfType(of: owner)).map(\.member).filter { !$0.entry.isInterface }
  }

  private func helper(_ owner: NominalID, _ name: String) -> Occurrence.Place? {
    let members = members(name, of: owner)
    guard let first = members.first else { return nil }
    // One that is inherited is the same for all heirs; overloads are taken together.
    let same = members.filter { $0.owner == first.owner }
    let outcomes = same.flatMap { evidence.evaluator.outcomes(of: $0, on: owner) }
    var notes: [String] = []
    let published = Set(outcomes.flatMap(\.published).map(spelling)).sorted()
    let isKnown = !outcomes.isEmpty && outcomes.allSatisfy { !$0.flags.contains(.unknown) }
    if isKnown { notes.append(published.isEmpty ? "Publishes nothing." : "Publishes " + list(published)) }
    if let completion = completion(outcomes) { notes.append(completion) }
    return Occurrence.Place(
      title: "\(description.kind(outcomes)) \(name)",
      targets: same.map { NavigationTarget(location: Location($0.file, $0.nameRange), role: .declaration) },
      id: "helper \(first.owner.name).\(name)", notes: notes)
  }

  /// What is not known before somebody calls is called by the parameter's name.
  private func spelling(_ element: XCElement) -> String {
    element.answer == .unknown ? element.holder ?? element.spelling : element.spelling
  }

  private func completion(_ outcomes: [XCOutcome]) -> String? {
    if outcomes.isEmpty || outcomes.contains(where: { $0.flags.contains(.unknown) }) { return nil }
    if outcomes.allSatisfy({ $0.flags.contains(.stalls) }) { return "Never reports completion." }
    return outcomes.allSatisfy { $0.flags.isDisjoint(with: [.stalls, .mayStall]) }
      ? "Reports completion." : "May not report completion."
  }

  private func list(_ names: [String]) -> String {
    let shown = names.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
  }
}

extension XCEvaluator {
  /// What a helper gives, whatever it is called with.
  fileprivate func outcomes(of member: Member, on owner: NominalID) -> [XCOutcome] {
    budget = XCEvaluator.maximumSteps
    let context = member.context(resolver)
    let own = owner.name == XCName.transition ? nil : owner
    var frame = XCFrame(scope: Scope(context), own: own, file: context.file, mode: .transition)
    switch member.declaration {
    case .function(let node):
      guard let body = node.body, !body.isSkipped else { return [] }
      frame.scope = frame.scope.entering(context.adding(node.generics, node.requirements))
      for parameter in node.parameters {
        frame.scope = frame.scope.adding(parameter.name, parameter.nameRange, .typed(parameter.type))
      }
      return isBuilt(node) ? built(body.statements, frame) : outcomes(of: body.statements, frame)
    case .variable(let node, let index):
      guard index < node.bindings.count else { return [] }
      let binding = node.bindings[index]
      if let getter = binding.accessors.first(where: { $0.kind == .get })?.body {
        return outcomes(of: getter.statements, frame)
      }
      return binding.value.map { XCExpressions(self).transition($0, frame) } ?? []
    default: return []
    }
  }
}

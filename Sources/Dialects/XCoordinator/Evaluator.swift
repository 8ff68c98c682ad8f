/// Evaluates handlers without running them: every path, every transition, as far as sources tell.

import Facts
import RouteGraph
import Semantics
import SourceText

final class XCEvaluator {
  struct Key: Hashable {
    var handler: NominalID
    var value: XCRouteValue
  }

  /// A handler that is being typed, and where: its other branches say what they do all the same.
  struct Typing {
    var function: FunctionDeclaration
    var offset: Int
  }

  let model: XCModel
  let typer: Typer
  let types: RouterTypes
  private let typing: Typing?
  private var known: [Key: [XCOutcome]] = [:]
  /// Handlers being evaluated: a handler in terms of itself is unknown.
  private var inProgress = Set<Key>()
  /// Steps left for one handler's case: the input decides how much there is to do, this how much is done.
  var budget = XCEvaluator.maximumSteps

  static let maximumSteps = 50_000

  /// Of expressions and calls within one handler.
  static let maximumDepth = 8
  /// Handlers in terms of each other, each on the stack of the one before.
  static let maximumHandlers = 16
  static let maximumPaths = 64

  init(_ model: XCModel, _ typer: Typer, typing: Typing? = nil) {
    self.model = model
    self.typer = typer
    self.typing = typing
    types = RouterTypes(resolver: typer.resolver)
    // There, what is typed leaves the whole handler unknown.
    if typing == nil { known = model.memory?.all ?? [:] }
  }

  /// Keeps what was found for others that evaluate the same model.
  func remember() { model.memory?.keep(known) }

  var resolver: Resolver { typer.resolver }

  /// What a class answers a route with; every path.
  func outcomes(of handler: NominalID, for value: XCRouteValue, closure: XCClosure? = nil) -> [XCOutcome] {
    if inProgress.isEmpty { budget = XCEvaluator.maximumSteps }
    let key = Key(handler: handler, value: value)
    if closure == nil, let result = known[key] { return result }
    guard inProgress.count < XCEvaluator.maximumHandlers, inProgress.insert(key).inserted else { return [.unknown] }
    defer { inProgress.remove(key) }
    let result = compute(handler, value, closure)
    if closure == nil, inProgress.count == 1 || !result.contains(.unknown) { known[key] = result }
    return result
  }

  /// The same for lists and graphs of what a class shows. Where several declarations have its route's name, it is not known
  /// which of them other code means: rules ask above.
  func shown(by handler: NominalID, for value: XCRouteValue) -> [XCOutcome] {
    if resolver.isDeclaredOnce(value.route) { return outcomes(of: handler, for: value) }
    budget = XCEvaluator.maximumSteps
    return answer(handler, value, nil)
  }

  private func compute(_ handler: NominalID, _ value: XCRouteValue, _ closure: XCClosure?) -> [XCOutcome] {
    resolver.isDeclaredOnce(value.route) ? answer(handler, value, closure) : [.unknown]
  }

  private func answer(_ handler: NominalID, _ value: XCRouteValue, _ closure: XCClosure?) -> [XCOutcome] {
    guard let declared = model.classes[handler], resolver.isDeclaredOnce(handler), !standsForOther(value) else {
      return [.unknown]
    }
    if let function = handlerFunction(of: handler) {
      // Half of what is to be done may still have to be typed.
      if function.node.body?.isBroken == true, !isTypedElsewhere(function.node, value) { return [.unknown] }
      let result = run(function.node, with: value, of: handler, in: function.context)
      return result.contains { $0.flags.contains(.noop) } ? completed(result, by: handler, value) : result
    }
    if declared.isCoordinator, let closure = closure ?? declared.closure { return run(closure, with: value) }
    if resolver.isRedirection(handler) { return redirected(declared, value, closure) }
    return [.unknown]
  }

  /// `static let first = ShopRoute.list` of an enum: which case that is, its name does not say.
  private func standsForOther(_ value: XCRouteValue) -> Bool {
    guard let name = value.name, let route = model.routes[value.route], route.isEnum,
      let only = route.cases(named: name).first
    else { return false }
    return only.kind != .enumCase
  }

  /// Whether a handler is broken by what is typed in the branch of another case.
  private func isTypedElsewhere(_ function: FunctionDeclaration, _ value: XCRouteValue) -> Bool {
    guard let typing, typing.function === function, let name = value.name else { return false }
    for case .switch(let node) in function.body?.statements ?? [] {
      guard let branch = node.cases.last(where: { $0.range.touches(typing.offset) }) else { continue }
      let named = branch.items.compactMap { item -> String? in
        if case .enumCase(_, let name, _, _) = item.pattern { name } else { nil }
      }
      return named.count == branch.items.count && !named.isEmpty && !named.contains(name)
    }
    return false
  }

  /// 3.0 calls `completeTransition(for:)` behind the completion: what is done there is done by the case.
  private func completed(_ outcomes: [XCOutcome], by handler: NominalID, _ value: XCRouteValue) -> [XCOutcome] {
    for found in resolver.members("completeTransition", of: resolver.selfType(of: handler)) {
      guard case .function(let node) = found.member.declaration, !found.member.entry.isInterface,
        let parameter = node.parameters.first, let body = node.body
      else { continue }
      let context = found.member.context(resolver)
      let scope = Scope(context).adding(parameter.name, parameter.nameRange, .typed(parameter.type))
      var frame = XCFrame(scope: scope, own: handler, file: context.file, depth: 1, mode: .value)
      frame.values[parameter.name] = .route(value)
      var ends: [XCRunner.End] = []
      let live = XCRunner(self).run(body.statements, [frame], &ends)
      let acts = (live + ends.map(\.frame)).contains { !$0.siblings.isEmpty || !$0.flags.isDisjoint(with: .acts) }
      guard acts else { return outcomes }
      return outcomes.map { outcome in
        var outcome = outcome
        outcome.flags.remove(.noop)
        outcome.flags.insert(.sideEffects)
        return outcome
      }
    }
    return outcomes
  }

  /// The nearest `prepareTransition(for:)` with a body.
  func handlerFunction(of handler: NominalID) -> (
    node: FunctionDeclaration, context: DeclarationContext, owner: NominalID, file: FileID
  )? {
    let type = resolver.selfType(of: handler)
    for name in ["prepareTransition", "prepare"] {
      for found in resolver.members(name, of: type) where !found.member.entry.isInterface {
        guard case .function(let node) = found.member.declaration, node.parameters.count == 1,
          node.parameters[0].label == "for", node.body != nil
        else { continue }
        let context = found.member.context(resolver)
        let taken = resolver.resolve(node.parameters[0].type, in: context).substituting(found.substitution).nominalID
        // Another function of that name, for somebody else's routes. What means to override is a handler, if a wrong one.
        if let taken, let own = model.classes[handler]?.route, taken != own, !node.head.modifiers.contains(.override) {
          continue
        }
        return (node, context, found.member.owner, found.member.file)
      }
    }
    return nil
  }

  func run(
    _ node: FunctionDeclaration, with value: XCRouteValue, of handler: NominalID, in context: DeclarationContext,
    depth: Int = 0
  ) -> [XCOutcome] {
    guard let body = node.body, let parameter = node.parameters.first, !body.isSkipped, !node.head.mayReplaceBody else {
      return [.unknown]
    }
    var scope = Scope(context.adding(node.generics, node.requirements))
    scope = scope.adding(parameter.name, parameter.nameRange, .typed(parameter.type))
    var frame = XCFrame(scope: scope, own: handler, file: context.file, depth: depth + 1, mode: .transition)
    frame.values[parameter.name] = .route(value)
    return isBuilt(node) ? built(body.statements, frame) : outcomes(of: body.statements, frame)
  }

  /// Whether the statements of a body are the parts of what it gives.
  func isBuilt(_ node: FunctionDeclaration) -> Bool {
    if node.name == "prepare" || node.head.attribute("TransitionBuilder") != nil { return true }
    return model.versions.shape == .controllers && node.name == "prepareTransition"
  }

  private func run(_ closure: XCClosure, with value: XCRouteValue) -> [XCOutcome] {
    var frame = closure.frame
    frame.depth = 1
    frame.mode = .transition
    frame.root = .unknown
    let name = closure.node.parameters?.first?.name ?? "$0"
    frame.scope = frame.scope.adding(name, .zero, .type(.nominal(value.route, [])))
    frame.values[name] = .route(value)
    return outcomes(of: closure.node.statements, frame)
  }

  /// What the statements of a body return as transitions.
  func outcomes(of statements: [Statement], _ frame: XCFrame) -> [XCOutcome] {
    outcomes(of: XCRunner(self).run(body: statements, frame))
  }

  /// What the statements of a builder's body give together.
  func built(_ statements: [Statement], _ frame: XCFrame) -> [XCOutcome] {
    outcomes(of: XCBuilder(self).run(statements, frame))
  }

  private func outcomes(of ends: [XCRunner.End]) -> [XCOutcome] {
    var result: [XCOutcome] = []
    for end in ends {
      for outcome in transitions(end.value) {
        var outcome = outcome
        outcome.flags.formUnion(end.frame.flags)
        outcome.siblings = end.frame.siblings + outcome.siblings
        outcome.edges = end.frame.edges + outcome.edges
        if !outcome.siblings.isEmpty || !outcome.flags.isDisjoint(with: .acts) { outcome.flags.remove(.noop) }
        outcome.location = outcome.location ?? end.range.map { Location(end.frame.file, $0) }
        if !result.contains(outcome) { result.append(outcome) }
      }
    }
    return result.count > XCEvaluator.maximumPaths || result.isEmpty ? [.unknown] : result
  }

  private func transitions(_ value: XCValue) -> [XCOutcome] {
    value.alternatives.flatMap { alternative -> [XCOutcome] in
      if case .transition(let outcomes) = alternative { return outcomes }
      return [.unknown]
    }
  }

  // MARK: Cases

  /// Whether a type's values are told apart by their cases: a route, or another enum of the workspace.
  func hasCases(_ id: NominalID) -> Bool {
    if model.routes[id] != nil { return true }
    let entries = resolver.info(id).entries
    return entries.count == 1 && entries[0].node.kind == .enum && !entries[0].isInterface
  }

  func declaredCase(_ name: String, of id: NominalID) -> XCCase? {
    if let route = model.routes[id] { return route.cases.first { $0.name == name } }
    guard let found = resolver.info(id).members(named: name).first, case .enumCase(let node) = found.declaration else {
      return nil
    }
    return XCCase(
      name: name, kind: .enumCase, parameters: node.parameters, file: found.file, nameRange: node.nameRange,
      range: node.range, conditions: node.head.conditions)
  }

  // MARK: Redirections

  /// The parent's route that a redirection maps a route to.
  func mapped(_ handler: XCClass, _ value: XCRouteValue, _ closure: XCClosure?) -> [XCRouteValue]? {
    var ends: [XCRunner.End] = []
    let parent = handler.parentRoute
    for found in resolver.members("mapToParentRoute", of: resolver.selfType(of: handler.id)) {
      guard case .function(let node) = found.member.declaration, let body = node.body, !found.member.entry.isInterface,
        let parameter = node.parameters.first
      else { continue }
      let context = found.member.context(resolver)
      let scope = Scope(context).adding(parameter.name, parameter.nameRange, .typed(parameter.type))
      var frame = XCFrame(scope: scope, own: handler.id, file: context.file, depth: 1, mode: .value)
      frame.values[parameter.name] = .route(value)
      ends = XCRunner(self, expecting: parent).run(body: body.statements, frame)
      break
    }
    if ends.isEmpty, let closure {
      var frame = closure.frame
      frame.depth = 1
      frame.mode = .value
      let name = closure.node.parameters?.first?.name ?? "$0"
      frame.values[name] = .route(value)
      ends = XCRunner(self, expecting: parent).run(body: closure.node.statements, frame)
    }
    // What it triggers then need not be what it maps to.
    if resolver.overridesTrigger(handler.id) { return nil }
    var result: [XCRouteValue] = []
    for end in ends where !end.frame.flags.contains(.traps) {
      for alternative in end.value.alternatives {
        guard case .route(let mapped) = alternative, mapped.name != nil else { return nil }
        if !result.contains(mapped) { result.append(mapped) }
      }
    }
    return result.isEmpty ? nil : result
  }

  private func redirected(_ handler: XCClass, _ value: XCRouteValue, _ closure: XCClosure?) -> [XCOutcome] {
    guard let mapped = mapped(handler, value, closure) else { return [.unknown] }
    return mapped.flatMap { route -> [XCOutcome] in
      let parents = model.productionHandlers(of: route.route)
      guard parents.count == 1 else { return [.unknown] }
      return outcomes(of: parents[0], for: route).map { outcome in
        var outcome = outcome
        outcome.kind = "redirect"
        return outcome
      }
    }
  }

  // MARK: Types

  /// What the static type of an expression tells.
  func value(of type: Type, named name: String? = nil) -> XCValue {
    if case .optional(let wrapped) = type {
      let inner = value(of: wrapped, named: name)
      return inner == .unknown ? .unknown : .joined([inner, .none])
    }
    if let route = type.nominalID, model.routes[route] != nil { return .route(XCRouteValue(route: route)) }
    if types.rootController(of: type) != nil { return .transition([.unknown]) }
    return .element(element(of: type, holder: name))
  }

  func element(of type: Type, holder: String? = nil) -> XCElement {
    let id = type.nominalID
    let name = id?.name ?? types.spelling(type)
    if types.isErased(type) {
      let route = types.routeType(of: type)?.nominalID
      return XCElement(answer: .never, name: route?.name ?? name, type: nil, isErased: true, holder: holder)
    }
    if let route = types.routeType(of: type)?.nominalID, model.routes[route] != nil {
      return XCElement(
        answer: implementsLookup(type) ? .unknown : .route(route, candidates(type, route)),
        name: id.flatMap { model.classes[$0]?.id.name }, type: id.flatMap { model.classes[$0]?.id }, holder: holder)
    }
    if types.routeType(of: type) == nil, types.isController(type) {
      return XCElement(answer: .never, name: name, type: id, holder: holder)
    }
    return XCElement(answer: .unknown, name: id?.name, type: id, holder: holder)
  }

  /// An own type that declares the look-up itself.
  private func implementsLookup(_ type: Type) -> Bool {
    guard let id = type.nominalID, model.classes[id]?.isCoordinator == false, !types.isRedirection(type) else {
      return false
    }
    return resolver.members("router", of: type).contains { found in
      guard case .function = found.member.declaration else { return false }
      return !found.member.entry.isInterface
    }
  }

  /// The classes that may stand behind a static type.
  private func candidates(_ type: Type, _ route: NominalID) -> [NominalID] {
    guard let id = type.nominalID, model.classes[id] != nil else { return model.productionHandlers(of: route) }
    let subclasses = model.classes.values.filter { $0.id != id && !$0.isTest && isSubclass($0.id, of: id) }
    return ([id] + subclasses.map(\.id).sorted())
  }

  private func isSubclass(_ id: NominalID, of ancestor: NominalID) -> Bool {
    var current = model.classes[id]?.superclass
    for _ in 0..<16 {
      guard let next = current else { return false }
      if next == ancestor { return true }
      current = model.classes[next]?.superclass
    }
    return false
  }
}

extension Resolver {
  func isRedirection(_ id: NominalID) -> Bool {
    lineage(of: selfType(of: id)).contains { $0.id.name == XCName.redirection }
  }

  /// Whether a redirection, or what it derives from, decides itself what its routes do: `mapToParentRoute` is not asked.
  func overridesTrigger(_ id: NominalID) -> Bool {
    members("contextTrigger", of: selfType(of: id)).contains { $0.member.head.modifiers.contains(.override) }
  }

  /// Whether branches of an `#if` declare a property each: none is known to be meant.
  func isDeclaredInBranches(_ name: String, of id: NominalID) -> Bool {
    let declared = info(id).members(named: name).filter {
      guard case .variable = $0.declaration else { return false }
      return !$0.head.modifiers.isTypeMember && !$0.head.conditions.isEmpty
    }
    return declared.count > 1
  }
}

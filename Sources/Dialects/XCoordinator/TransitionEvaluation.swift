/// Evaluates transitions: the framework's factories, the workspace's own, custom ones.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCExpressions {
  func transition(_ expression: Expression, _ frame: XCFrame) -> [XCOutcome] {
    evaluator.budget -= 1
    guard evaluator.budget > 0, frame.depth < XCEvaluator.maximumDepth * 4 else { return [.unknown] }
    var frame = frame
    frame.mode = .transition
    switch expression {
    case .tuple(let node) where node.elements.count == 1: return transition(node.elements[0].value, frame)
    case .attempt(let node): return transition(node.operand, frame)
    case .cast(let node): return transition(node.operand, frame)
    case .ternary(let node):
      switch truth(node.condition, frame) {
      case true?: return transition(node.first, frame)
      case false?: return transition(node.second, frame)
      case nil:
        let outcomes = transition(node.first, frame) + transition(node.second, frame)
        return conditional(outcomes, isWritten: frame.writes(node.condition))
      }
    case .control(let node):
      return XCBranches(evaluator).branches(of: node.statement, frame).flatMap {
        evaluator.outcomes(of: $0.statements, $0.frame)
      }
    case .call(let node): return located(transition(node, frame), expression.range, frame.file)
    case .member(let node): return staticMember(node, frame)
    default: return outcomes(value(expression, frame))
    }
  }

  /// Where a type says which controller the transition is for.
  func transition(_ expression: Expression, _ frame: XCFrame, on root: Type) -> [XCOutcome] {
    var frame = frame
    frame.root = known(root) ?? frame.root
    return transition(expression, frame)
  }

  /// What a property of one's own gives that is a transition.
  func transition(
    of binding: VariableDeclaration.Binding, _ isFixed: Bool, _ root: Type, _ frame: XCFrame
  ) -> XCValue {
    var inside = frame
    inside.mode = .transition
    inside.root = known(root) ?? inside.root
    if let getter = binding.accessors.first(where: { $0.kind == .get })?.body, getter.isWhole {
      return .transition(evaluator.outcomes(of: getter.statements, inside))
    }
    guard isFixed, let value = binding.value else { return .transition([.unknown]) }
    return .transition(transition(value, inside))
  }

  private func conditional(_ outcomes: [XCOutcome], isWritten: Bool) -> [XCOutcome] {
    outcomes.map { outcome in
      var outcome = outcome
      outcome.flags.formUnion(isWritten ? [.conditional, .unknown] : .conditional)
      return outcome
    }
  }

  private func located(_ outcomes: [XCOutcome], _ range: TextRange, _ file: FileID) -> [XCOutcome] {
    outcomes.map { outcome in
      var outcome = outcome
      outcome.location = outcome.location ?? Location(file, range)
      return outcome
    }
  }

  func outcomes(_ value: XCValue) -> [XCOutcome] {
    value.alternatives.flatMap { alternative -> [XCOutcome] in
      if case .transition(let outcomes) = alternative { return outcomes }
      return [.unknown]
    }
  }

  /// The frame behind `Transition.`, `NavigationTransition.` or a dot alone; nil behind what is no transition's type.
  func entering(_ base: Expression?, _ frame: XCFrame) -> XCFrame? {
    guard let base else { return frame }
    guard case .metatype(let type) = typer.type(of: base, in: frame.scope), let root = types.rootController(of: type)
    else { return nil }
    var inside = frame
    inside.root = known(root) ?? frame.root
    return inside
  }

  /// What is written, unless it is a parameter: `Transition<RootViewController>`.
  func known(_ root: Type) -> Type? { root.isUnknown || root.hasParameter ? nil : root }

  // MARK: Calls

  private func transition(_ node: CallExpression, _ frame: XCFrame) -> [XCOutcome] {
    guard let (name, _) = XCSiteReader.operation(node) else { return outcomes(call(node, frame)) }
    if let outcomes = component(node, frame) { return outcomes }
    if case .member(let member) = node.callee, let frame = entering(member.base, frame) {
      return name == "init" ? custom(node, frame) : factory(name, node, frame)
    }
    switch name {
    case "Transition", "NavigationTransition", "TabBarTransition", "ViewTransition", "PageTransition",
      "SplitTransition",
      "TransitionType":
      return custom(node, frame)
    case "deepLink": return [XCOutcome(kind: "deepLink", edges: deepLinkEdges(node, frame))]
    case "registerPeek": return [XCOutcome(kind: "peek")]
    case "chain": return chain(node, frame)
    case "prepareTransition": return prepared(node, frame)
    default: break
    }
    if case .name(let callee) = node.callee, frame.scope.lookup(callee.name) == nil, name.first?.isUppercase == true {
      return custom(node, frame)
    }
    return outcomes(call(node, frame))
  }

  private func factory(_ name: String, _ node: CallExpression, _ frame: XCFrame) -> [XCOutcome] {
    let factory = XCFactory.named(name, labels: node.arguments.map(\.label))
    if model.ownFactories.contains(name) {
      let transitions = XCName.nominal(XCName.transition, [.unknown])
      let own = functions(name, of: transitions, node, frame, isStatic: true)
      if let meant = meant(among: own), meant.fit > .possible || factory == nil { return run(meant, node, frame) }
      if !own.isEmpty { return [.unknown] }
    }
    guard let factory else { return [.unknown] }
    switch factory.publishes {
    case .nothing: return nothing(factory, node, frame)
    case .presentable:
      guard let first = node.arguments.first else { return [.unknown] }
      return published([[first.value]], factory, frame)
    case .page: return pageSet(node, factory, frame)
    case .list: return list(node, factory, frame)
    case .transitions: return multiple(node, frame)
    case .routed: return routed(node, frame)
    case .performed:
      guard let first = node.arguments.first else { return [.unknown] }
      var inside = frame
      inside.root = node.argument("on").map { typer.type(of: $0, in: frame.scope).unwrapped } ?? .unknown
      return transition(first.value, inside)
    }
  }

  private func nothing(_ factory: XCFactory, _ node: CallExpression, _ frame: XCFrame) -> [XCOutcome] {
    var outcome = XCOutcome(kind: factory.routeKind)
    if factory.name == "none" { outcome.flags.insert(.noop) }
    guard factory.name == "trigger", let first = node.arguments.first, node.arguments.count > 1 else {
      return [outcome]
    }
    let targets = value(node.arguments[1].value, frame)
    for edge in edges("trigger", first.value, node.arguments[1].value, targets, frame) {
      outcome.edges.append(edge)
      outcome.flags.formUnion(completion(edge, first.value, frame))
    }
    return [outcome]
  }

  /// Whether a triggered route completes: as the handler's own transition does.
  func completion(_ edge: XCOutcome.Edge, _ route: Expression, _ frame: XCFrame) -> XCFlags {
    guard edge.classes.count == 1, frame.depth < XCEvaluator.maximumDepth * 2,
      case .route(let value) = self.route(route, edge.route, frame), value.name != nil
    else { return .mayStall }
    let outcomes = evaluator.outcomes(of: edge.classes[0], for: value)
    if outcomes.allSatisfy({ $0.flags.contains(.stalls) }) { return .stalls }
    return outcomes.allSatisfy { $0.flags.isDisjoint(with: [.stalls, .mayStall, .unknown]) } ? [] : .mayStall
  }

  func edges(
    _ kind: String, _ route: Expression, _ target: Expression, _ targets: XCValue, _ frame: XCFrame
  ) -> [XCOutcome.Edge] {
    let type = typer.type(of: target, in: frame.scope)
    guard let taken = types.routeType(of: type)?.nominalID, model.routes[taken] != nil else { return [] }
    var classes: [NominalID] = []
    for case .element(let element) in targets.alternatives {
      if case .route(let answered, let known) = element.answer, answered == taken { classes += known }
    }
    if classes.isEmpty { classes = model.productionHandlers(of: taken) }
    let isOwn = targets.alternatives.allSatisfy { if case .element(let element) = $0 { element.isSelf } else { false } }
    let range = XCVisitor.caseMember(route)?.nameRange ?? route.range
    var result: [XCOutcome.Edge] = []
    for case .route(let value) in self.route(route, taken, frame).alternatives {
      guard let name = value.name else { continue }
      result.append(
        XCOutcome.Edge(
          kind: kind, route: taken, name: name, classes: classes, range: range, file: frame.file, isOwn: isOwn))
    }
    return result
  }

  /// `c.trigger(.x)` inside a handler: runs beside the transition.
  func noteTrigger(_ call: CallExpression, _ frame: inout XCFrame) {
    guard let first = call.arguments.first else { return }
    let target = XCExpressions.receiver(of: call)
    frame.edges += edges("trigger", first.value, target, value(target, frame), frame)
  }

  /// In sequence: the first that never completes ends it.
  private func multiple(_ node: CallExpression, _ frame: XCFrame) -> [XCOutcome] {
    var parts = node.arguments.map(\.value)
    if parts.count == 1, case .array(let list) = parts[0] { parts = list.elements }
    if parts.count == 1, case .name = parts[0], case .list = value(parts[0], frame) { return [.unknown] }
    if parts.count == 1, case .call = parts[0], typer.type(of: parts[0], in: frame.scope) == .unknown,
      isMapping(parts[0])
    {
      return [.unknown]
    }
    return concatenated(parts.map { transition($0, frame) })
  }

  private func isMapping(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression, case .member(let member) = call.callee else { return false }
    return member.base != nil && ["map", "compactMap", "flatMap"].contains(member.name)
  }

  private func concatenated(_ parts: [[XCOutcome]]) -> [XCOutcome] {
    var result = [XCOutcome(flags: .noop, kind: "none")]
    for part in parts {
      result = result.flatMap { before in part.map { before.followed(by: $0) } }
      if result.count > XCEvaluator.maximumPaths { return [.unknown] }
    }
    return result
  }

  /// The first route of a deep link is triggered on the coordinator itself.
  private func deepLinkEdges(_ node: CallExpression, _ frame: XCFrame) -> [XCOutcome.Edge] {
    guard let first = node.arguments.first else { return [] }
    let target = XCExpressions.receiver(of: node)
    return edges("deepLink", first.value, target, value(target, frame), frame).filter(\.isOwn)
  }

  /// All are prepared at once, and performed one after the other.
  private func chain(_ node: CallExpression, _ frame: XCFrame) -> [XCOutcome] {
    guard case .array(let list)? = node.arguments.first?.value else { return [.unknown] }
    let target = XCExpressions.receiver(of: node)
    return concatenated(list.elements.map { delegated($0, to: target, frame) })
  }

  /// `c` of `c.chain(…)`; of a bare call `self`.
  private static func receiver(of call: CallExpression) -> Expression {
    guard case .member(let member) = call.callee, let base = member.base else { return .ownSelf }
    if case .name(let name) = base, name.name == "super" { return .ownSelf }
    return base
  }

  // MARK: Foreign handlers

  /// `.route(r, on: c)`
  private func routed(_ node: CallExpression, _ frame: XCFrame) -> [XCOutcome] {
    guard node.arguments.count > 1 else { return [.unknown] }
    return delegated(node.arguments[0].value, to: node.arguments[1].value, frame, kind: "route")
  }

  /// `c.prepareTransition(for: r)`, `super.prepareTransition(for: r)`
  private func prepared(_ node: CallExpression, _ frame: XCFrame) -> [XCOutcome] {
    guard let first = node.arguments.first else { return [.unknown] }
    guard case .member(let member) = node.callee, let base = member.base, !base.isOwnSelf else {
      guard let own = frame.own, let handler = evaluator.handlerFunction(of: own) else { return [.unknown] }
      let found = functions(
        "prepareTransition", of: evaluator.resolver.selfType(of: own), node, frame, isStatic: false)
      if let meant = meant(among: found), meant.node === handler.node {
        return delegated(first.value, to: .ownSelf, frame, kind: "route")
      }
      return outcomes(call(node, frame))
    }
    if case .name(let name) = base, name.name == "super" {
      guard let own = frame.own, let superclass = model.classes[own]?.superclass, let route = model.classes[own]?.route,
        case .route(let value) = self.route(first.value, route, frame),
        let handler = evaluator.handlerFunction(of: superclass)
      else { return [.unknown] }
      return evaluator.run(handler.node, with: value, of: own, in: handler.context, depth: frame.depth + 1)
    }
    return delegated(first.value, to: base, frame, kind: "route")
  }

  /// What the handler of another coordinator, or another branch of one's own, answers; as that kind, where one is given.
  func delegated(
    _ route: Expression, to target: Expression, _ frame: XCFrame, kind: String? = nil
  ) -> [XCOutcome] {
    let targets = value(target, frame)
    let edges = edges("route", route, target, targets, frame)
    var result: [XCOutcome] = []
    for case .element(let element) in targets.alternatives {
      guard case .route(let taken, let classes) = element.answer, classes.count == 1,
        case .route(let value) = self.route(route, taken, frame)
      else { return [XCOutcome(flags: .unknown, kind: "route", edges: edges)] }
      for outcome in evaluator.outcomes(of: classes[0], for: value, closure: element.closure) {
        var outcome = outcome
        outcome.kind = kind ?? outcome.kind
        outcome.edges = edges
        result.append(outcome)
      }
    }
    return result.isEmpty ? [XCOutcome(flags: .unknown, kind: "route", edges: edges)] : result
  }

  // MARK: Custom transitions

  /// `Transition(presentables: …, animationInUse: …) { root, options, completion in … }`
  private func custom(_ node: CallExpression, _ frame: XCFrame) -> [XCOutcome] {
    guard let list = node.arguments.first(where: { $0.label == "presentables" }) else {
      guard node.arguments.count == 1, let only = node.arguments.first, case .closure(let closure) = only.value else {
        return [.unknown]
      }
      return evaluator.built(closure.statements, frame)
    }
    guard node.arguments.contains(where: { $0.label == "animationInUse" }) else { return [.unknown] }
    var flags = XCFlags()
    var performs: Expression?
    for argument in node.arguments where argument.label == "perform" || argument.isTrailing {
      performs = argument.value
    }
    if case .closure(let closure)? = performs {
      switch XCCompletion.check(closure) {
      case .always: break
      case .never: flags.insert(.stalls)
      case .sometimes: flags.insert(.mayStall)
      }
    } else {
      flags.insert(.mayStall)
    }
    return value(list.value, frame).alternatives.flatMap { alternative -> [XCOutcome] in
      guard case .list(let values) = alternative else {
        return [XCOutcome(published: [.unknown], flags: flags, kind: "action")]
      }
      return published(values, "action").map { outcome in
        var outcome = outcome
        outcome.flags.formUnion(flags)
        return outcome
      }
    }
  }
}

extension XCOutcome {
  /// One transition after the other: of two kinds that of the last which publishes.
  func followed(by next: XCOutcome) -> XCOutcome {
    var result = self
    result.published += next.published
    result.siblings += next.siblings
    result.edges += next.edges
    result.pages += next.pages
    let isNoop = flags.contains(.noop) && next.flags.contains(.noop)
    result.flags.formUnion(next.flags)
    if !isNoop { result.flags.remove(.noop) }
    if !next.published.isEmpty || published.isEmpty && next.kind != "none" { result.kind = next.kind }
    result.location = nil
    return result
  }
}

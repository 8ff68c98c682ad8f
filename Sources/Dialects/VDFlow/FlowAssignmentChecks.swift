/// `f.selected = .x`, `f.x = value`, `f = .x`: E1, E6, W1 and W2.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowVisitor {
  func visit(_ node: AssignmentExpression, at position: CodePosition) {
    noteToggle(node)
    noteWay(node.target)
    guard node.operator == "=" else { return }
    let pairs = selections(in: node)
    for pair in pairs { visit(pair, at: position) }
    understandSelection(node.target)
    if let selection = selectionTarget(node.target, at: position) {
      checkBoundSelection(node.target, in: selection.flow, at: position)
      assignSelection(node, selection.flow, selection.base, at: position)
      return
    }
    listUnknownSelection(node, at: position)
    let targetType = type(of: node.target, at: position)
    if let wrapped = targetType.unwrapped.wrapped, VDFlowVisitor.isImplicit(node.value) {
      reportThroughValue(
        node.target, wrapped.flow, at: VDFlowVisitor.projection(node.target)?.range ?? node.target.range)
      return
    }
    if checkNothing(node, at: position) { return }
    let names = path(node.target, at: position).names
    noteReset(names, at: position)
    assigned = (node.value.range, names)
    if pairs.isEmpty { expect(node.value, targetType, at: position) }
    assigned = nil
    notePayload(node, at: position)
  }

  static func isImplicit(_ value: Expression) -> Bool { implicitName(value) != nil }

  /// The name in `.x`, `.x(…)`.
  static func implicitName(_ value: Expression) -> String? {
    var callee = value
    if case .call(let call) = value { callee = call.callee }
    guard case .member(let node) = callee, node.base == nil, !node.name.isEmpty, node.name != "init" else { return nil }
    return node.name
  }

  /// `(r.selected, r.tab.selected) = (.tab, .theme)`
  private func selections(in node: AssignmentExpression) -> [AssignmentExpression] {
    guard case .tuple(let targets) = node.target, case .tuple(let values) = node.value, targets.elements.count > 1,
      targets.elements.count == values.elements.count
    else { return [] }
    return zip(targets.elements, values.elements).compactMap { target, value in
      guard case .member(let member) = target.value, member.name == "selected" else { return nil }
      return AssignmentExpression(target: target.value, operator: "=", value: value.value, range: node.range)
    }
  }

  // MARK: selected =

  /// The flow whose `selected` is assigned, and the expression in front.
  private func selectionTarget(_ target: Expression, at position: CodePosition) -> (flow: Flow, base: Expression?)? {
    switch target {
    case .member(let node):
      // `$f.selected.wrappedValue = .x`
      if node.name == "wrappedValue", let inner = node.base, case .member = inner {
        return selectionTarget(inner, at: position)
      }
      guard node.name == "selected", let base = node.base,
        let flow = flow(of: FlowBase.strip(type(of: base, at: position)).type)
      else { return nil }
      return (flow, base)
    case .name(let node):
      guard node.name == "selected", position.scope.lookup("selected") == nil, !position.scope.context.isStatic,
        let own = position.scope.context.enclosingType, let flow = flow(of: .nominal(own, []))
      else { return nil }
      return (flow, nil)
    default: return nil
    }
  }

  private func assignSelection(
    _ node: AssignmentExpression, _ flow: Flow, _ base: Expression?, at position: CodePosition
  ) {
    let path = base.map { self.path($0, at: position) } ?? FlowPath(root: "self", rootExpression: node.target, hops: [])
    for value in VDFlowVisitor.values(of: node.value) {
      if case .literal(let literal) = value, literal.kind == .nil {
        assignNil(value, flow, path, at: position)
        continue
      }
      if case .sequence(let choice) = value, choice.operators.allSatisfy({ $0 == "??" }) {
        for operand in choice.operands { assignChoice(operand, flow, path, at: position) }
        continue
      }
      let held = heldCases(value, flow, at: position)
      if let range = VDFlowVisitor.caseRange(value), !held.isEmpty {
        for step in held { noteSelection(of: step, range, flow, path, at: position) }
        continue
      }
      let before = result.transitions.count
      let step =
        expectCase(
          value, flow, isOptional: flow.isOptional, call: nil, at: position,
          hopsAt: VDFlowVisitor.selectionStart(node.target))
        ?? writtenCase(value, at: position)
      let range = VDFlowVisitor.caseRange(value)
      guard let step, let range else {
        if result.transitions.count == before { listOpaque(value, flow, path, at: position) }
        continue
      }
      if step == "none" {
        deselect(flow, path, range, at: position)
        continue
      }
      noteSelection(of: step, range, flow, path, at: position)
    }
  }

  private func noteSelection(
    of step: String, _ range: TextRange, _ flow: Flow, _ path: FlowPath, at position: CodePosition
  ) {
    var path = path
    path.hops.append(FlowPath.Hop(name: step, range: range, flow: flow, owner: flow.type))
    noteSelection("selected", path, kind: .select, at: position)
  }

  /// `last ?? .home`: the operator judges the names on its right.
  private func assignChoice(_ value: Expression, _ flow: Flow, _ path: FlowPath, at position: CodePosition) {
    if case .member(let node) = value, node.base == nil {
      guard flow.caseNames.contains(node.name) else { return }
      noteUse(node.name, of: flow, at: node.nameRange)
      noteSelection(of: node.name, node.nameRange, flow, path, at: position)
    } else {
      listOpaque(value, flow, path, at: position)
    }
  }

  /// `let step: Root.Steps = isNew ? .tab : .home` in front of `r.selected = step`; empty where one is not written out.
  private func heldCases(_ value: Expression, _ flow: Flow, at position: CodePosition) -> [String] {
    guard case .name(let node) = value, let local = position.scope.lookup(node.name), let held = local.constantValue
    else { return [] }
    var before = position
    before.scope = local.parent ?? position.scope
    let values = VDFlowVisitor.values(of: held)
    let steps = values.compactMap { value -> String? in
      guard case .member(let step) = value, flow.caseNames.contains(step.name) else { return nil }
      return step.base == nil ? step.name : writtenCase(value, at: before)
    }
    return steps.count == values.count ? steps : []
  }

  static func caseRange(_ value: Expression) -> TextRange? {
    switch value {
    case .name(let node): node.nameRange
    case .member(let node): node.nameRange
    case .call(let call): call.arguments.first.flatMap { caseRange($0.value) }
    default: nil
    }
  }

  private func assignNil(_ value: Expression, _ flow: Flow, _ path: FlowPath, at position: CodePosition) {
    guard flow.isOptional else {
      if isJudged(flow) {
        report(FlowMessages.notOptional(flow, value.range))
        listDoubtful("selected", flow, "none", value.range)
      }
      return
    }
    deselect(flow, path, value.range, at: position)
  }

  /// Selecting nothing selects the steps around the flow, too.
  private func deselect(_ flow: Flow, _ path: FlowPath, _ range: TextRange, at position: CodePosition) {
    var path = path
    let names = path.names
    if flow.hasNone {
      path.hops.append(FlowPath.Hop(name: "none", range: range, flow: flow, owner: flow.type))
      noteSelection("selected", path, at: position)
      return
    }
    // In partial mode it is no step.
    if path.hops.last?.flow != nil {
      noteSelection("selected", path, at: position)
    } else {
      checkConstant(path, at: position)
    }
    var selection = FlowSelection(
      kind: .select, flow: flow.id, step: "none", path: names, range: range, file: file, body: body(position),
      block: position.block, statement: position.statement, isTrial: isTrial(position))
    selection.flowsAround =
      result.selections.last { $0.range == path.hops.last?.range }.map {
        $0.flowsAround + [($0.flow, $0.path.count)]
      } ?? []
    result.selections.append(selection)
  }

  /// What is no step: misspelt, or declared elsewhere, when it may be any of them, as anything else may.
  private func listOpaque(_ value: Expression, _ flow: Flow, _ path: FlowPath, at position: CodePosition) {
    if case .missing = value { return }
    if let node = namedCase(value, at: position) ?? calledCase(value, of: flow) {
      if node.name.isEmpty { return }
      listDoubtful("selected", flow, node.name, node.nameRange)
      guard extendsSteps(with: node.name) else { return }
    } else {
      listUnresolved(
        "selected", receiver: flow.name, route: nil, value.range, reason: "the step is not written out")
    }
    checkConstant(path, selecting: VDFlowVisitor.caseRange(value) ?? value.range, at: position)
    result.opaqueFlows.insert(flow.id)
    result.selections.append(
      FlowSelection(
        kind: .select, flow: flow.id, step: nil, path: path.names, range: value.range, file: file, body: body(position),
        block: position.block,
        statement: position.statement, isTrial: isTrial(position)))
  }

  /// `.home`, `Root.Steps.home`
  private func namedCase(_ value: Expression, at position: CodePosition) -> MemberExpression? {
    guard case .member(let node) = value else { return nil }
    guard let base = node.base else { return node }
    if case .metatype(let instance) = type(of: base, at: position), selectedFlow(instance) != nil { return node }
    return nil
  }

  /// `.list(Items())`
  private func calledCase(_ value: Expression, of flow: Flow) -> MemberExpression? {
    guard case .call(let call) = value, case .member(let node) = call.callee, node.base == nil,
      flow.caseNames.contains(node.name)
    else { return nil }
    return node
  }

  // MARK: Payloads

  /// `path.step = value`
  private func notePayload(_ node: AssignmentExpression, at position: CodePosition) {
    guard !position.owner.isInitializer, isPayloadTarget(node.target) else { return }
    if case .missing = node.value { return }
    var path = path(node.target, at: position)
    guard let last = path.hops.last, let flow = last.flow, isJudged(flow), let step = flow.step(named: last.name),
      case .some(let payload) = step.payload, isMutableValue(node.target, at: position)
    else { return }
    if checkConstant(path, at: position) || isCopy(node.value, of: path, at: position)
      || isKnownSelected(flow, step.name, at: position, in: node.range) || isObserved(path, at: position)
    {
      return
    }
    let nested = self.flow(of: payload.unwrapped)
    let isStamped = nested.map { mayBeStamped(node.value, of: $0, at: position) } ?? false
    if !isStamped, !isNothing(node.value, payload, at: position) {
      let isFactory = nested.map { isFactoryOf($0, node.value, at: position) } ?? false
      result.assignments.append(
        FlowAssignment(
          flow: flow.id, step: step.name, path: path.names, range: last.range, file: file, body: body(position),
          valueRange: node.value.range, rest: rest(behind: node.range),
          steps: path.selectedHops.compactMap { hop in hop.flow.map { ($0.id, hop.name) } },
          finding: isFactory
            ? nestedFinding(node, flow, step, nested, path) : payloadFinding(node, flow, step, last.range)))
    }
    path.hops = path.selectedHops
    notePayloadSelections(path, isStamped: isStamped, at: position)
  }

  private func notePayloadSelections(_ path: FlowPath, isStamped: Bool, at position: CodePosition) {
    for hop in path.hops {
      guard let owner = hop.flow else { continue }
      var selection = FlowSelection(
        kind: .assignment, flow: owner.id, step: hop.name, path: path.names, range: hop.range, file: file,
        body: body(position), block: position.block, statement: position.statement, isTrial: isTrial(position),
        isPayload: true)
      result.selections.append(selection)
      guard isStamped else { continue }
      // In all versions: the value's stamps tell whether.
      (selection.step, selection.isPayload) = (nil, false)
      result.selections.append(selection)
    }
  }

  /// `r.list` and `r.$list.wrappedValue`; nothing that could be a binding or an element.
  func isPayloadTarget(_ target: Expression) -> Bool {
    switch target {
    case .member(let node):
      if node.name == "wrappedValue", let base = node.base { return VDFlowVisitor.projection(base) != nil }
      return !node.name.hasPrefix("$") && !node.name.hasPrefix("_")
    case .name(let node): return !node.name.hasPrefix("$") && !node.name.hasPrefix("_")
    default: return false
    }
  }

  private func isMutableValue(_ target: Expression, at position: CodePosition) -> Bool {
    switch target {
    case .member(let node):
      guard let base = node.base else { return false }
      if node.name == "wrappedValue" { return true }
      if case .value(let type) = FlowBase.strip(self.type(of: base, at: position)) { return flow(of: type) != nil }
      return false
    case .name(let node): return position.scope.lookup(node.name) == nil
    default: return false
    }
  }

  /// The step is known to be selected here: its value changes, and nothing else is meant.
  func isKnownSelected(_ flow: Flow, _ step: String, at position: CodePosition, in range: TextRange) -> Bool {
    let wanted = TestedStep(flow: flow.id, step: step)
    return knownSteps(at: position, in: range).contains(wanted)
      || position.facts.contains { testedSteps(in: $0, at: position).contains(wanted) }
  }
}

extension CodeOwner {
  var isInitializer: Bool { kind == .initializer }
}

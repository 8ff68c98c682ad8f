/// `$x.select()`, `select(\.$x)` and `isSelected`: E1, E2, E4, E6, and what they select.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowVisitor {
  /// What `select` or `isSelected` is given first, without a label: a key path or a case, parentheses left out.
  static func step(in call: CallExpression) -> Expression? {
    guard let first = call.arguments.first, first.label == nil else { return nil }
    return ReceiverChain.stripped(first.value)
  }

  // MARK: select

  func checkSelect(_ call: CallExpression, _ node: MemberExpression, _ base: Expression, at position: CodePosition) {
    let held = FlowBase.strip(type(of: base, at: position))
    if let wrapped = held.type.wrapped, let flow = flow(of: wrapped.flow) {
      checkWrapperSelect(call, base, flow, at: position)
    } else if let first = VDFlowVisitor.step(in: call), case .keyPath(let path) = first {
      guard let flow = flow(of: held.type) else {
        listUnknown(path, call: "select")
        return
      }
      checkKeyPathSelect(call, path, node, base, flow, at: position)
    } else if case .value(let type) = held, let flow = flow(of: type), let first = VDFlowVisitor.step(in: call) {
      checkCase(first, of: flow, handedTo: "select")
    } else if reportMissingProjection(base, at: position) {
      return
    } else if held.type.isUnknown, let (name, range) = VDFlowVisitor.projection(base) {
      if let flow = projectedFlow(base, at: position) {
        listDoubtful("select", flow, name, range)
      } else if isStepName(name) {
        listUnresolved(
          "select", receiver: nil, route: name, range, reason: "the type in front of '$\(name)' is not known")
      }
    }
  }

  private func checkWrapperSelect(_ call: CallExpression, _ base: Expression, _ flow: Flow, at position: CodePosition) {
    if case .keyPath? = VDFlowVisitor.step(in: call) {
      reportThroughValue(base, flow.type, at: VDFlowVisitor.projection(base)?.range ?? base.range)
      return
    }
    let path = path(base, at: position)
    guard let last = path.hops.last, let step = flow.step(named: last.name) else { return }
    wrapperSelectNeeds(call).forEach(report)
    noteSelection("select", path, at: position)
    guard let argument = call.arguments.first else { return }
    guard argument.label == "with" else { return checkLabel(argument, step, flow) }
    noteReplacement()
    noteReset(path.names, at: position)
    // A `select(with:)` of the workspace's own takes something else.
    if model.ownExtensionMembers.contains("select") { return }
    assigned = (argument.value.range, path.names)
    checkInput(argument.value, step, flow, rejecting: path.selectedHops.map(\.range), at: position)
    assigned = nil
  }

  /// E2: `$x.select(value)`
  private func checkLabel(_ argument: Argument, _ step: FlowStep, _ flow: Flow) {
    guard argument.label == nil, !argument.isTrailing, isJudged(flow), !model.ownExtensionMembers.contains("select")
    else { return }
    var finding = FlowMessages.error(
      "input-mismatch", argument.value.range,
      "'select' takes the value of '\(step.name)' with the label 'with:'")
    finding.need = .atLeast(16)
    finding.fixes = [
      FlowMessages.fix(
        "Insert 'with:'", file, TextRange(argument.value.range.start, argument.value.range.start), "with: ")
    ]
    report(finding)
  }

  /// Lists the selection of a path's last step and of the steps around it, and judges the path.
  func noteSelection(_ call: String, _ path: FlowPath, kind: FlowSelection.Kind = .select, at position: CodePosition) {
    for hop in path.selectedHops {
      guard let flow = hop.flow else { continue }
      list(call, flow, hop.name, hop.range)
    }
    record(path, kind: kind, at: position)
  }

  /// `with:` belongs to the selection that was noted last.
  private func noteReplacement() {
    guard let last = result.selections.indices.last else { return }
    result.selections[last].replacesValue = true
  }

  private func record(_ path: FlowPath, kind: FlowSelection.Kind, at position: CodePosition) {
    let selected = path.selectedHops.count
    let first = path.hops.count - selected
    var around: [(flow: NominalID, count: Int)] = []
    for index in first..<path.hops.count {
      let hop = path.hops[index]
      guard let flow = hop.flow else { continue }
      let names = [path.root] + path.hops[..<index].map(\.name)
      var selection = FlowSelection(
        kind: kind, flow: flow.id, step: hop.name, path: names, range: hop.range, file: file, body: body(position),
        block: position.block, statement: position.statement, isTrial: isTrial(position))
      selection.isLast = index == path.hops.count - 1
      selection.flowsAround = around
      result.selections.append(selection)
      around.append((flow.id, index + 1))
    }
    checkConstant(path, at: position)
    checkInterruption(path, at: position)
  }

  /// The value at the path is replaced.
  func noteReset(_ path: [String], at position: CodePosition) {
    result.resets.append(
      FlowReset(path: path, body: body(position), block: position.block, statement: position.statement))
  }

  private func checkKeyPathSelect(
    _ call: CallExpression, _ keyPath: KeyPathExpression, _ node: MemberExpression, _ base: Expression, _ flow: Flow,
    at position: CodePosition
  ) {
    consumed.insert(ObjectIdentifier(keyPath))
    if let need = keyPathSelectNeed(call) { report(need) }
    guard
      let (step, range) = checkStepKeyPath(
        keyPath, of: flow, operation: "select", at: position, hopsAt: node.nameRange.start)
    else { return }
    var path = path(base, at: position)
    path.hops.append(FlowPath.Hop(name: step.name, range: range, flow: flow, owner: flow.type))
    noteSelection("select", path, at: position)
    guard let value = call.arguments.first(where: { $0.label == "with" }) else { return }
    noteReplacement()
    checkInput(value.value, step, flow, rejecting: path.selectedHops.map(\.range), at: position)
  }

  /// E4: no `$` before `select`.
  private func reportMissingProjection(_ base: Expression, at position: CodePosition) -> Bool {
    guard let (name, range, flow) = stepValue(base, at: position), isJudged(flow),
      let step = flow.step(named: name), lacksSelect(step.valueType)
    else { return false }
    var finding = FlowMessages.error(
      "broken-chain", range,
      "'\(name)' of '\(flow.name)' is the value: go through the value and select the last step with '$': write '$\(name)'"
    )
    // There is no `$` before.
    finding.need = .atLeast(16)
    finding.fixes = [FlowMessages.fix("Insert '$'", file, TextRange(range.start, range.start), "$")]
    guard step.valueType == FlowStep.emptyStep else {
      report(finding)
      listDoubtful("select", flow, name, range)
      return true
    }
    let path = path(base, at: position)
    finding.rejected = path.selectedHops.map(\.range)
    report(finding)
    noteSelectionByValue(path, at: position)
    return true
  }

  /// `flow.home`, or `home` in the flow's own code.
  private func stepValue(
    _ expression: Expression, at position: CodePosition
  ) -> (name: String, range: TextRange, flow: Flow)? {
    switch expression {
    case .member(let node):
      guard let owner = node.base, case .value(let type) = FlowBase.strip(type(of: owner, at: position)),
        let flow = flow(of: type)
      else { return nil }
      return (node.name, node.nameRange, flow)
    case .name(let node):
      guard position.scope.lookup(node.name) == nil, !position.scope.context.isStatic,
        let own = position.scope.context.enclosingType, let flow = flow(of: .nominal(own, []))
      else { return nil }
      return (node.name, node.nameRange, flow)
    default: return nil
    }
  }

  /// Before version 4.15, what has no payload is selected as it is: `r.tab.home.select()`.
  private func noteSelectionByValue(_ path: FlowPath, at position: CodePosition) {
    for hop in path.selectedHops {
      guard let flow = hop.flow else { continue }
      list("select", flow, hop.name, hop.range)
      var selection = FlowSelection(
        kind: .select, flow: flow.id, step: hop.name, path: path.names, range: hop.range, file: file,
        body: body(position), block: position.block, statement: position.statement, isTrial: isTrial(position))
      selection.isByValue = true
      result.selections.append(selection)
    }
  }

  private func lacksSelect(_ type: Type) -> Bool {
    if type == FlowStep.emptyStep { return true }
    if let flow = flow(of: type) { return isJudged(flow) && !hasOwnMember("select", flow.id) }
    if case .external(let name, let arguments) = type {
      return arguments.isEmpty && Platform.concreteValueTypes.contains(name)
        && resolver.extensions(endingIn: name).isEmpty
    }
    guard let id = type.nominalID, resolver.isFullyKnown(id) else { return false }
    return resolver.members("select", of: type).isEmpty
  }

  private func hasOwnMember(_ name: String, _ id: NominalID) -> Bool {
    resolver.lineage(of: resolver.selfType(of: id)).contains { !resolver.info($0.id).members(named: name).isEmpty }
      || isAddedToFlows(name)
  }

  /// The workspace has such a function for all flows, or for their bindings, which may take other things.
  func isAddedToFlows(_ name: String) -> Bool {
    ["StepsCollection", "Binding", "StateStep"].contains { extended in
      resolver.extensions(endingIn: extended).contains { entry in
        entry.node.members.contains { if case .function(let node) = $0 { node.name == name } else { false } }
      }
    }
  }

  /// `$name` at the end of an expression.
  static func projection(_ expression: Expression) -> (name: String, range: TextRange)? {
    switch expression {
    case .member(let node) where node.name.hasPrefix("$") && node.name.count > 1:
      return (String(node.name.dropFirst()), node.nameRange.withoutPrefix())
    case .name(let node) where node.name.hasPrefix("$") && node.name.dropFirst().first?.isNumber == false:
      return (String(node.name.dropFirst()), node.nameRange.withoutPrefix())
    default: return nil
    }
  }

  /// The flow in front of a `$name` that it does not have.
  private func projectedFlow(_ expression: Expression, at position: CodePosition) -> Flow? {
    guard case .member(let node) = expression, let base = node.base else { return nil }
    let held = FlowBase.strip(type(of: base, at: position))
    return flow(of: held.type.wrapped?.value ?? held.type)
  }

  func isStepName(_ name: String) -> Bool { model.stepNames.contains(name) }

  private func listUnknown(_ path: KeyPathExpression, call: String) {
    guard let last = path.components.last, last.name.hasPrefix("$"), path.root == nil else { return }
    let name = String(last.name.dropFirst())
    guard isStepName(name) else { return }
    listUnresolved(
      call, receiver: nil, route: name, last.range.withoutPrefix(), reason: "the receiver's type is not known")
  }

  // MARK: isSelected

  func checkIsSelected(_ call: CallExpression, _ node: MemberExpression, _ base: Expression, at position: CodePosition)
  {
    guard let argument = VDFlowVisitor.step(in: call) else { return }
    let held = FlowBase.strip(type(of: base, at: position))
    if !isTrialFile { presentSteps(on: base, at: position) }
    guard let flow = flow(of: held.type) else {
      if case .keyPath(let path) = argument { listUnknown(path, call: "isSelected") }
      if case .member(let step) = argument, step.base == nil, isStepName(step.name) {
        listUnresolved(
          "isSelected", receiver: nil, route: step.name, step.nameRange, reason: "the receiver's type is not known")
      }
      return
    }
    if case .keyPath(let path) = argument {
      consumed.insert(ObjectIdentifier(path))
      guard
        let (step, range) = checkStepKeyPath(
          path, of: flow, operation: "isSelected", at: position, hopsAt: isValue(held) ? node.nameRange.start : nil)
      else { return }
      list("isSelected", flow, step.name, range)
      noteCondition(call, flow, step.name, isBinding: !isValue(held), at: position)
      // Behind a wrapper of unknown kind may be the value, which takes key paths whatever it is.
      if !held.isLoose { checkOptional(flow, node, held, rejecting: [range]) }
      return
    }
    if case .value = held {
      checkCase(argument, of: flow, handedTo: "isSelected")
      return
    }
    checkOptional(flow, node, held, rejecting: VDFlowVisitor.caseRange(argument).map { [$0] } ?? [])
    guard
      let step = expectCase(argument, flow, isOptional: flow.isOptional, call: "isSelected", at: position)
        ?? writtenCase(argument, at: position)
    else { return }
    noteCondition(call, flow, step, isBinding: true, at: position)
  }

  private func isValue(_ held: FlowBase) -> Bool {
    if case .value = held { return true }
    return false
  }

  /// E6: a binding of a selection needs a way to select nothing.
  private func checkOptional(_ flow: Flow, _ node: MemberExpression, _ held: FlowBase, rejecting steps: [TextRange]) {
    guard held.isBinding || held.isLoose, !flow.isOptional, isJudged(flow),
      !(held.isLoose && hasOwnMember("isSelected", flow.id)), !isAddedToFlows("isSelected")
    else { return }
    var finding = FlowMessages.notOptional(flow, node.nameRange)
    finding.rejected = steps
    report(finding)
  }

  /// `f.isSelected(.tab)` and `f.select(.tab)` on a value, which take key paths.
  private func checkCase(_ argument: Expression, of flow: Flow, handedTo operation: String) {
    guard case .member(let node) = argument, node.base == nil, !node.name.isEmpty, isJudged(flow),
      !hasOwnMember(operation, flow.id)
    else { return }
    let written = "\(operation)(.\(node.name))"
    let right = "\(operation)(\\.$\(node.name))"
    var finding = FlowMessages.error(
      "wrong-receiver", node.nameRange,
      operation == "select"
        ? "'\(written)': 'select' of '\(flow.name)' takes the step's key path; write '\(right)'"
        : "'\(written)' needs a binding of '\(flow.name)'; compare 'selected' or write '\(right)'")
    finding.fixes = [
      FlowMessages.fix("Write '\\.$\(node.name)'", file, argument.range, "\\.$\(node.name)")
    ]
    report(finding)
    listDoubtful(operation, flow, node.name, node.nameRange)
  }

  /// What a binding presents; W13 where it is switched on.
  private func noteCondition(
    _ call: CallExpression, _ flow: Flow, _ step: String, isBinding: Bool, at position: CodePosition
  ) {
    let isOperated = operatedBindings.contains(ObjectIdentifier(call))
    present(
      isBinding ? .condition : .comparison, flow, step, screens: screens(behind: call.range, at: position), call.range,
      isOperated: isOperated, presenter: presenterBehind[call.range], at: position)
    if !isBinding { result.opaqueFlows.insert(flow.id) }
    guard toggledBindings.contains(ObjectIdentifier(call)), let declared = flow.step(named: step), declared.takesValue
    else {
      return
    }
    report(
      FlowMessages.hint(
        "stale-payload", call.range,
        "'\(step)' of '\(flow.name)' is shown again with its old value; use '$\(step).select(with:)'"))
  }

  // MARK: Inside the flow

  /// `select(\.$x)` and `isSelected(\.$x)` with an implicit `self`.
  func checkImplicitOperation(_ call: CallExpression, _ node: NameExpression, at position: CodePosition) {
    guard let own = position.scope.context.enclosingType, let flow = flow(of: .nominal(own, [])),
      case .keyPath(let path)? = VDFlowVisitor.step(in: call)
    else { return }
    consumed.insert(ObjectIdentifier(path))
    guard
      let (step, range) = checkStepKeyPath(
        path, of: flow, operation: node.name, at: position, hopsAt: node.nameRange.start)
    else { return }
    if node.name == "isSelected" {
      list("isSelected", flow, step.name, range)
      return
    }
    let hop = FlowPath.Hop(name: step.name, range: range, flow: flow, owner: flow.type)
    noteSelection("select", FlowPath(root: "self", rootExpression: .name(node), hops: [hop]), at: position)
    guard let value = call.arguments.first(where: { $0.label == "with" }) else { return }
    noteReplacement()
    checkInput(value.value, step, flow, rejecting: [range], at: position)
  }
}

/// Values of flows by their factories, and selections by their cases, where the type is known from around: E1, E2, E3,
/// E5 and E10.

import Facts
import RouteGraph
import Semantics
import SourceText

/// `.list(Items())`, `Root.list`
struct FlowFactoryUse {
  var name: String
  var range: TextRange
  var call: CallExpression?
  var isCalled: Bool
  /// The type stands in front.
  var isQualified: Bool
}

extension VDFlowVisitor {
  /// Judges an expression at a place where a type is expected. Only names with a leading dot mean something new there.
  func expect(_ expression: Expression, _ expected: Type, at position: CodePosition) {
    if expected.isUnknown { return }
    place(expression, expected)
    let wanted = expected.unwrapped
    expectParts(of: expression, expected, at: position)
    let flow = flow(of: wanted)
    let selected = flow == nil ? selectedFlow(wanted) : nil
    guard flow != nil || selected != nil else { return }
    if case .some = wanted.boundType { return }
    var isOptional = false
    if case .optional = expected { isOptional = true }
    for value in VDFlowVisitor.values(of: expression) {
      if let flow {
        expectFlow(value, flow, isOptional: isOptional, at: position)
      } else if let selected {
        expectCase(value, selected, isOptional: isOptional, call: nil, at: position)
      }
    }
  }

  /// The expression, or both sides of a ternary; parentheses and effects left out.
  static func values(of expression: Expression, depth: Int = 0) -> [Expression] {
    guard depth < 32 else { return [expression] }
    switch expression {
    case .tuple(let node) where node.elements.count == 1 && node.elements[0].label == nil:
      return values(of: node.elements[0].value, depth: depth + 1)
    case .ternary(let node): return values(of: node.first, depth: depth + 1) + values(of: node.second, depth: depth + 1)
    case .attempt(let node): return values(of: node.operand, depth: depth + 1)
    case .control(let node):
      return branches(of: node.statement).flatMap { branch -> [Expression] in
        guard branch.count == 1, case .expression(let only)? = branch.first else { return [] }
        return values(of: only, depth: depth + 1)
      }
    default: return [expression]
    }
  }

  private static func branches(of statement: Statement) -> [[Statement]] {
    if case .switch(let node) = statement { return node.cases.map(\.statements) }
    guard case .if(let node) = statement else { return [] }
    return node.bodies.map(\.statements)
  }

  // MARK: Factories

  private func expectFlow(_ expression: Expression, _ flow: Flow, isOptional: Bool, at position: CodePosition) {
    switch expression {
    case .member(let node) where node.base == nil && !node.name.isEmpty:
      if isOptional, node.name == "none" || node.name == "some" { return }
      checkFactory(
        FlowFactoryUse(name: node.name, range: node.nameRange, call: nil, isCalled: false, isQualified: false), flow,
        at: position)
    case .call(let call):
      guard case .member(let node) = call.callee, node.base == nil, !node.name.isEmpty else { return }
      if node.name == "init" {
        checkConstruction(call, of: flow, node.nameRange, at: position)
        return
      }
      if isOptional, node.name == "some" { return }
      checkFactory(
        FlowFactoryUse(name: node.name, range: node.nameRange, call: call, isCalled: true, isQualified: false), flow,
        at: position)
    default: break
    }
  }

  func checkFactory(_ use: FlowFactoryUse, _ flow: Flow, at position: CodePosition) {
    if use.isQualified, ["Steps", "AllSteps", "self", "init", "Type", "step", "keyPath"].contains(use.name) { return }
    guard let step = flow.step(named: use.name) else {
      guard isJudged(flow), !flow.otherMembers.contains(use.name), !use.isQualified || isMeant(use, flow) else {
        return
      }
      if !reportFactoryBelow(use, flow) { reportMissing(use.name, flow, at: use.range) }
      listDoubtful("factory", flow, use.name, use.range)
      return
    }
    noteUse(use.name, of: flow, at: use.range)
    // A static member of the workspace's own beside the factory.
    if hasStaticMember(use.name, flow) {
      list("factory", flow, use.name, use.range, reason: "a static member has that name, too")
      return
    }
    if flow.mode == .partial {
      guard isJudged(flow) else { return }
      report(FlowMessages.noFactories(use.name, flow, use.range))
      listDoubtful("factory", flow, use.name, use.range)
      return
    }
    checkValue(of: use, step, flow, at: position)
    let isDefault =
      position.owner.kind == .initialValue && !position.owner.head.modifiers.isTypeMember
      && position.owner.type.flatMap { model.flows[$0] } != nil
    // `Root.count` may be the function itself.
    let isFunction = use.isQualified && !use.isCalled && step.takesValue
    if isFunction { return }
    if !isDefault { list("factory", flow, use.name, use.range) }
    result.heldFlows.insert(flow.id)
    noteStart(with: use.name, use.range, of: flow, path: target(of: use), at: position)
  }

  /// A value of a flow starts with a step.
  func noteStart(
    with step: String, _ range: TextRange, of flow: Flow, path: [String], isByValue: Bool = false,
    at position: CodePosition
  ) {
    result.selections.append(
      FlowSelection(
        kind: position.owner.kind == .initialValue && position.closureDepth == 0 ? .defaultValue : .factory,
        flow: flow.id, step: step, path: path, range: range, file: file, body: body(position), block: position.block,
        statement: position.statement, isTrial: isTrial(position), isByValue: isByValue))
  }

  /// The names of the variable that the value is assigned to.
  private func target(of use: FlowFactoryUse) -> [String] {
    guard let assigned, use.range.end <= assigned.range.end else { return [] }
    let isWhole = use.call.map { $0.range == assigned.range } ?? (use.range.end == assigned.range.end)
    return isWhole && assigned.range.start <= use.range.start ? assigned.path : []
  }

  /// Behind a type's name a nested type or something of another module may be meant; a name like a step's is one.
  private func isMeant(_ use: FlowFactoryUse, _ flow: Flow) -> Bool {
    if use.name.first?.isUppercase ?? true { return false }
    return resolver.names.sees("VDFlow", from: file)
      || FlowMessages.nearest(to: use.name, in: flow.steps.map(\.name)) != nil
  }

  private func hasStaticMember(_ name: String, _ flow: Flow) -> Bool {
    (resolver.members(name, of: flow.type).map(\.member.head)
      + resolver.extensions(endingIn: "StepsCollection").flatMap(\.node.members)
      .filter { $0.declaredNames.contains(name) }.map(\.head)).contains { $0.modifiers.isTypeMember }
  }

  private func checkValue(of use: FlowFactoryUse, _ step: FlowStep, _ flow: Flow, at position: CodePosition) {
    guard let call = use.call else {
      guard step.takesValue, !use.isQualified, isJudged(flow), !use.isCalled else { return }
      report(FlowMessages.missingValue(step, flow, use.range, file))
      return
    }
    if call.isBroken { return }
    guard step.takesValue else {
      if isJudged(flow) { report(FlowMessages.superfluousValue(step, flow, use.range, call, file)) }
      return
    }
    guard let argument = call.arguments.first else { return }
    if call.arguments.count > 1 || (argument.label != nil && !argument.isTrailing) {
      guard isJudged(flow) else { return }
      let given =
        call.arguments.count > 1 ? "\(call.arguments.count) values" : "an argument labelled '\(argument.label ?? "")'"
      var finding = FlowMessages.wrongValue(step, flow, given, argument.range)
      finding.rejected = [use.range]
      report(finding)
      return
    }
    let outer = assigned
    let path = target(of: use)
    assigned = path.isEmpty ? nil : (argument.value.range, path + [use.name])
    defer { assigned = outer }
    checkInput(argument.value, step, flow, rejecting: [use.range], at: position)
  }

  // MARK: Cases

  /// `.home`, `nil` or something typed where a selection is wanted. Returns the step where it is written out.
  @discardableResult
  func expectCase(
    _ expression: Expression, _ flow: Flow, isOptional: Bool, call: String?, at position: CodePosition,
    hopsAt place: Int? = nil
  ) -> String? {
    switch expression {
    case .member(let node) where node.base == nil:
      if node.name.isEmpty { return nil }
      return caseUse(node.name, node.nameRange, flow, isOptional: isOptional, call: call, hopsAt: place)
    case .call(let made):
      guard case .member(let node) = made.callee, node.base == nil else { return nil }
      if node.name == "some", isOptional, let only = made.arguments.first {
        return expectCase(only.value, flow, isOptional: false, call: call, at: position)
      }
      reportValue(handedTo: node, by: made, flow, call: call)
      return nil
    default: return nil
    }
  }

  /// E3: `r.selected = .list(Items())`, a factory where a case is wanted.
  private func reportValue(handedTo node: MemberExpression, by made: CallExpression, _ flow: Flow, call: String?) {
    guard let step = flow.step(named: node.name), flow.caseNames.contains(node.name), isJudged(flow),
      !extendsSteps(with: node.name), !made.isBroken
    else { return }
    noteUse(node.name, of: flow, at: node.nameRange)
    report(FlowMessages.valueOfCase(step, flow, node.nameRange, made, file))
    if let call { listDoubtful(call, flow, node.name, node.nameRange) }
  }

  func caseUse(
    _ name: String, _ range: TextRange, _ flow: Flow, isOptional: Bool, call: String?, hopsAt place: Int? = nil
  ) -> String? {
    if name == "none", isOptional {
      if flow.hasNone { noteUse("none", of: flow, at: range) }
      if let call, flow.hasNone { list(call, flow, "none", range) }
      return "none"
    }
    if flow.caseNames.contains(name) {
      noteUse(name, of: flow, at: range)
      if let call { list(call, flow, name, range) }
      return name
    }
    if !isJudged(flow) || name == "some" || name == "init" || extendsSteps(with: name) { return nil }
    if name == "none" {
      report(flow.isOptional ? FlowMessages.noneIsNoCase(flow, range) : FlowMessages.noNone(flow, range))
    } else {
      reportMissing(name, flow, at: range, candidates: flow.steps.map(\.name), hopsAt: place)
    }
    if let call { listDoubtful(call, flow, name, range) }
    return nil
  }
}

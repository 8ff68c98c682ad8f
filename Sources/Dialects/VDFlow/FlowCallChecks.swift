/// Calls: `select`, `isSelected`, mounts, constructions, and what calls expect of their arguments.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowVisitor {
  func visit(_ call: CallExpression, at position: CodePosition) {
    noteChain(call)
    noteContainer(call, at: position)
    noteCalls(call, at: position)
    switch call.callee {
    case .member(let node):
      if let base = node.base {
        visit(call, node, base, at: position)
      }
    case .name(let node):
      if node.name == "select" || node.name == "isSelected", position.scope.lookup(node.name) == nil {
        checkImplicitOperation(call, node, at: position)
      }
      checkAssertion(call, node, at: position)
      noteKnownSelections(call, node.name, at: position)
      if node.name == "step" || node.name == "stepEnvironment", position.scope.lookup(node.name) == nil {
        result.hasUnknownInstall = true
      }
    default: break
    }
    if let removed = removedCall(call, at: position) { report(removed) }
    checkConstruction(call, at: position)
    expectArguments(of: call, at: position)
    for (index, argument) in call.arguments.enumerated() {
      noteOpaqueKeyPath(argument, index, of: call, at: position)
    }
  }

  private func visit(_ call: CallExpression, _ node: MemberExpression, _ base: Expression, at position: CodePosition) {
    switch node.name {
    case "select":
      noteWay(base)
      checkSelect(call, node, base, at: position)
    case "isSelected": checkIsSelected(call, node, base, at: position)
    case "step", "stepEnvironment", "tag", "stepTag": checkMount(call, node, at: position)
    case "onChange": checkChangeObserver(call, at: position)
    default: break
    }
    guard case .metatype(let instance) = type(of: base, at: position), let flow = flow(of: instance) else { return }
    switch node.name {
    case "init": break
    case "step", "keyPath": checkReflection(call, flow, at: position)
    default:
      consumed.insert(ObjectIdentifier(node))
      checkFactory(
        FlowFactoryUse(name: node.name, range: node.nameRange, call: call, isCalled: true, isQualified: true), flow,
        at: position)
    }
  }

  /// `Root.step(for: \.$tab)`, `Root.keyPath(for: .tab)`
  private func checkReflection(_ call: CallExpression, _ flow: Flow, at position: CodePosition) {
    guard let first = call.arguments.first, first.label == "for" else { return }
    if case .keyPath(let path) = first.value {
      checkStepKeyPath(path, of: flow, operation: nil, at: position)
    } else {
      expectCase(first.value, flow, isOptional: flow.isOptional, call: nil, at: position)
    }
    result.opaqueFlows.insert(flow.id)
  }

  // MARK: Arguments

  private func expectArguments(of call: CallExpression, at position: CodePosition) {
    expectHeld(by: call, at: position)
    understandArguments(of: call, at: position)
    expectElements(of: call, at: position)
    for (index, argument) in call.arguments.enumerated() { checkHandedStep(argument, index, of: call, at: position) }
    for (index, argument) in call.arguments.enumerated()
    where VDFlowVisitor.mayBeImplicit(argument.value) || VDFlowVisitor.selectionRead(argument.value) != nil {
      var expected = typer.expectedType(of: index, in: call, position.scope)
      if expected.isUnknown { expected = elementArgument(argument, of: call, at: position) }
      if let flow = flow(of: expected.unwrapped), flowArgumentIsHandled(call, flow, at: position) { continue }
      expect(argument.value, expected, at: position)
    }
  }

  /// `Child(auth: $root.$auth)`: the step, where its value is wanted.
  private func checkHandedStep(_ argument: Argument, _ index: Int, of call: CallExpression, at position: CodePosition) {
    guard position.conditions.isEmpty, case .member(let node) = argument.value, node.name.hasPrefix("$") else { return }
    let held = FlowBase.strip(type(of: argument.value, at: position))
    guard held.isBinding, let wrapped = held.type.wrapped, let flow = flow(of: wrapped.flow), isJudged(flow),
      typer.expectedType(of: index, in: call, position.scope).boundType == wrapped.value
    else { return }
    let name = String(node.name.dropFirst())
    var finding = FlowMessages.error(
      "broken-chain", node.nameRange,
      "'\(node.name)' is the step of '\(flow.name)', and a binding of its value is wanted here: write '.\(name)'")
    finding.fixes = [
      FlowMessages.fix("Remove '$'", file, TextRange(node.nameRange.start, node.nameRange.start + 1), "")
    ]
    report(finding)
  }

  /// The value of a factory is judged with the factory.
  private func flowArgumentIsHandled(_ call: CallExpression, _ flow: Flow, at position: CodePosition) -> Bool {
    guard case .member(let node) = call.callee, let base = node.base,
      case .metatype(let instance) = type(of: base, at: position)
    else { return false }
    return self.flow(of: instance)?.step(named: node.name) != nil
  }

  static func mayBeImplicit(_ expression: Expression, depth: Int = 0) -> Bool {
    guard depth < 32 else { return false }
    return values(of: expression).contains { value in
      switch value {
      case .member(let node): return node.base == nil
      case .call(let call):
        if case .member(let node) = call.callee { return node.base == nil }
        return false
      case .array(let node): return node.elements.contains { mayBeImplicit($0, depth: depth + 1) }
      case .dictionary(let node):
        return node.elements.contains {
          mayBeImplicit($0.key, depth: depth + 1) || mayBeImplicit($0.value, depth: depth + 1)
        }
      case .tuple(let node): return node.elements.contains { mayBeImplicit($0.value, depth: depth + 1) }
      case .sequence(let node): return node.operands.contains { mayBeImplicit($0, depth: depth + 1) }
      case .closure(let node): return result(of: node).map { mayBeImplicit($0, depth: depth + 1) } ?? false
      default: return false
      }
    }
  }

  /// `XCTAssertEqual(f.selected, .x)`
  private func checkAssertion(_ call: CallExpression, _ node: NameExpression, at position: CodePosition) {
    guard ["XCTAssertEqual", "XCTAssertNotEqual"].contains(node.name), call.arguments.count >= 2,
      let flow = selectedFlow(type(of: call.arguments[0].value, at: position))
    else { return }
    compareSelection(of: flow, with: call.arguments[1].value, at: position)
  }

  // MARK: Changes

  /// W5: `onChange(of: flow)`
  private func checkChangeObserver(_ call: CallExpression, at position: CodePosition) {
    guard let first = call.arguments.first, first.label == "of" else { return }
    let type = type(of: first.value, at: position)
    if let flow = selectedFlow(type) { result.opaqueFlows.insert(flow.id) }
    guard let flow = flow(of: type), isJudged(flow), !ownsEquality(flow) else { return }
    var finding = FlowMessages.warning(
      "selection-compare", first.value.range,
      "values of '\(flow.name)' compare their stamps, not their selections; write '.selected'")
    finding.fixes = [
      FlowMessages.fix("Observe 'selected'", file, TextRange(first.value.range.end, first.value.range.end), ".selected")
    ]
    report(finding)
  }

  func ownsEquality(_ flow: Flow) -> Bool {
    flow.otherMembers.contains("==") || !resolver.globals(named: "==").isEmpty
  }
}

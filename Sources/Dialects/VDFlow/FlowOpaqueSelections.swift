/// Where a selection, or a key path to a step, goes to code that nobody follows: any step may be shown there.

import Facts
import Semantics
import SourceText

extension VDFlowVisitor {
  /// The code around a read of `selected` says what becomes of it.
  func understandSelection(_ expression: Expression) {
    var current = expression
    for _ in 0..<64 {
      switch current {
      case .member(let node):
        understoodSelections.insert(ObjectIdentifier(node))
        guard node.name != "selected", let base = node.base else { return }
        current = base
      case .tuple(let node) where node.elements.count == 1: current = node.elements[0].value
      case .unary(let node): current = node.operand
      case .attempt(let node): current = node.operand
      default: return
      }
    }
  }

  /// `$r.map { $0.selected }`, `let step = r.selected`
  func noteOpaqueSelection(_ node: MemberExpression, _ base: Expression, at position: CodePosition) {
    guard node.name == "selected", !understoodSelections.contains(ObjectIdentifier(node)) else { return }
    let held = FlowBase.strip(type(of: base, at: position)).type
    if let flow = flow(of: held) {
      result.opaqueFlows.insert(flow.id)
    } else if held.isUnknown {
      noteAnySelection(with: comparedSteps[ObjectIdentifier(node)] ?? [])
    }
  }

  /// `.map(\.selected)`, `tab(\.$home)`: a key path that nothing here has dealt with.
  func noteOpaqueKeyPath(_ argument: Argument, _ index: Int, of call: CallExpression, at position: CodePosition) {
    guard case .keyPath(let path) = argument.value, path.root == nil, !consumed.contains(ObjectIdentifier(path)),
      let first = path.components.first?.name
    else { return }
    if checkHandedKeyPath(path, index, of: call, at: position) { return }
    let isSelection = path.components.contains { $0.name == "selected" }
    let isProjected = first.hasPrefix("$")
    let step = isProjected ? String(first.dropFirst()) : first
    guard isSelection || isStepName(step), !(isSelection && VDFlowVisitor.isPredicate(argument, of: call)) else {
      return
    }
    let roots = possibleRoots(of: index, of: call, at: position)
    let flows = roots.compactMap { flow(of: FlowBase.strip($0).type) }
    if !flows.isEmpty {
      result.opaqueFlows.formUnion(flows.map(\.id))
    } else if !roots.isEmpty {
      // A type that is no flow has a member of that name.
    } else if isSelection {
      noteAnySelection()
    } else if isProjected {
      result.opaqueFlows.formUnion(model.flows.values.filter { $0.step(named: step) != nil }.map(\.id))
    }
  }

  /// `go(\.$list)`, with a function of the app's that may select the step. Returns whether its flow is known.
  private func checkHandedKeyPath(
    _ path: KeyPathExpression, _ index: Int, of call: CallExpression, at position: CodePosition
  ) -> Bool {
    guard case .external(let type, let arguments) = typer.expectedType(of: index, in: call, position.scope).unwrapped,
      type.hasSuffix("WritableKeyPath"), let root = arguments.first
    else { return false }
    noteUnseen(call, at: position)
    guard path.components.count == 1, path.components[0].name.hasPrefix("$"), let flow = flow(of: root) else {
      return false
    }
    result.opaqueFlows.insert(flow.id)
    let name = VDFlowVisitor.calledName(call)
    if let (step, range) = checkStepKeyPath(path, of: flow, operation: name, at: position) {
      list(name, flow, step.name, range)
    }
    return true
  }

  /// What the parameter says about the key path's root, else the values that the call is made on.
  private func possibleRoots(of index: Int, of call: CallExpression, at position: CodePosition) -> [Type] {
    let expected = typer.expectedType(of: index, in: call, position.scope).unwrapped
    if case .external(let name, let arguments) = expected, name.hasSuffix("KeyPath"), let root = arguments.first {
      return root.isUnknown || root.isSymbolic ? [] : [root]
    }
    if case .function(let parameters, _) = expected, let only = parameters.first, parameters.count == 1,
      !only.type.isUnknown, !only.type.isSymbolic
    {
      return [only.type]
    }
    guard case .member(let node) = call.callee, let base = node.base else { return [] }
    return values(in: base, at: position)
  }

  /// The elements of what a chain of calls starts with: `$r.removeDuplicates().map(…)`.
  private func values(in chain: Expression, at position: CodePosition) -> [Type] {
    var current = chain
    for _ in 0..<64 {
      let type = type(of: current, at: position)
      let element = typer.elementType(of: type.unwrapped)
      if !element.isUnknown { return [element] }
      if flow(of: FlowBase.strip(type).type) != nil { return [type] }
      switch current {
      case .call(let call): current = call.callee
      case .member(let node):
        guard let base = node.base else { return [] }
        current = base
      case .unary(let node): current = node.operand
      default: return []
      }
    }
    return []
  }

  /// Flows that other code cannot name, and those without the steps that the selection is compared with, are not meant.
  private func noteAnySelection(with steps: Set<String> = []) {
    guard !isTrialFile, resolver.names.sees("VDFlow", from: file) else { return }
    for flow in model.flows.values where flow.id.privateTo == nil || flow.id.privateTo == file {
      if steps.allSatisfy({ flow.step(named: $0) != nil }) { result.opaqueFlows.insert(flow.id) }
    }
  }
}

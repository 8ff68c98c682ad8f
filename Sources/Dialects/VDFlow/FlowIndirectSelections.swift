/// What may select a step without naming it: W1 and W2 are silent then.

import Facts
import RouteGraph
import Semantics
import SourceText

/// A flow that something changes out of sight.
struct FlowHandover: Sendable {
  var flow: NominalID
  var body: FlowBody
}

/// A call of a function beside the one that it stands in.
struct FlowOwnCall: Sendable {
  var name: String
  var body: FlowBody
}

extension VDFlowVisitor {
  func noteIndirectSelections(_ call: CallExpression, at position: CodePosition) {
    switch call.callee {
    case .name(let node):
      if position.scope.lookup(node.name) == nil { noteOwnCall(node.name, at: position) }
    case .member(let node):
      guard let base = node.base else { break }
      if case .name(let name) = base, name.name == "self" { noteOwnCall(node.name, at: position) }
      noteMutation(node.name, call, on: base, at: position)
    default: break
    }
    for argument in call.arguments {
      if case .unary(let node) = argument.value, node.kind == .prefix("&") {
        noteHandover(type(of: node.operand, at: position), at: position)
      }
    }
  }

  /// `flow[keyPath: path].select()`
  func noteIndirectSelections(_ node: SubscriptExpression, at position: CodePosition) {
    guard node.arguments.first?.label == "keyPath" else { return }
    noteHandover(type(of: node.base, at: position), at: position)
  }

  private func noteOwnCall(_ name: String, at position: CodePosition) {
    result.ownCalls.append(FlowOwnCall(name: name, body: body(position)))
  }

  /// A mutating function of the app's, or `select` by a path that is not written out.
  private func noteMutation(_ name: String, _ call: CallExpression, on base: Expression, at position: CodePosition) {
    let held = FlowBase.strip(type(of: base, at: position)).type
    if let wrapped = held.wrapped {
      if model.ownExtensionMembers.contains(name) { noteHandover(wrapped.flow, at: position) }
      return
    }
    guard flow(of: held) != nil else { return }
    var isOpaque = false
    if name == "select", case .keyPath? = call.arguments.first?.value {} else { isOpaque = name == "select" }
    let isMutating = resolver.members(name, of: held).contains { $0.member.head.modifiers.contains(.mutating) }
    if isOpaque || isMutating { noteHandover(held, at: position) }
  }

  private func noteHandover(_ type: Type, at position: CodePosition) {
    guard let flow = flow(of: FlowBase.strip(type).type) else { return }
    result.handovers.append(FlowHandover(flow: flow.id, body: body(position)))
  }

  /// A step with an observer, or the variable around it with one, may select by itself.
  func isObserved(_ path: FlowPath, at position: CodePosition) -> Bool {
    for hop in path.hops where resolver.members(hop.name, of: hop.owner).contains(where: isObserved) { return true }
    guard let own = position.scope.context.enclosingType, position.scope.lookup(path.root) == nil else { return false }
    return resolver.members(path.root, of: resolver.selfType(of: own)).contains(where: isObserved)
  }

  private func isObserved(_ found: FoundMember) -> Bool {
    guard case .variable(let node, let index) = found.member.declaration, index < node.bindings.count else {
      return false
    }
    return node.bindings[index].accessors.contains { [.willSet, .didSet].contains($0.kind) }
  }
}

extension FlowEvidence {
  /// Whether something that runs with the assignment may select its step unseen, or in a function that is called.
  func mayBeSelectedElsewhere(_ assignment: FlowAssignment, in result: FlowFileResult) -> Bool {
    let flows = Set(assignment.steps.map(\.flow)).union([assignment.flow])
    if result.handovers.contains(where: { $0.body == assignment.body && flows.contains($0.flow) }) { return true }
    let reached = functions(calledFrom: assignment.body)
    return selections.contains { selection in
      selection.flow == assignment.flow && (selection.step == nil || selection.step == assignment.step)
        && selection.body.type == assignment.body.type && reached.contains(selection.body.name)
    }
  }

  private func functions(calledFrom body: FlowBody) -> Set<String> {
    let calls = results.values.flatMap(\.ownCalls).filter { $0.body.type == body.type }
    var reached = Set(calls.filter { $0.body == body }.map(\.name))
    var pending = Array(reached)
    while let next = pending.popLast() {
      for call in calls where call.body.name == next {
        if reached.insert(call.name).inserted { pending.append(call.name) }
      }
    }
    return reached
  }
}

/// Which functions of the app's code calls, and what it hands a flow to: either may select a step without naming it.

import Facts
import RouteGraph
import Semantics
import SourceText

/// A flow that something changes out of sight.
struct FlowHandover: Sendable {
  /// Nil where any may be meant, by code that runs from there on.
  var flow: NominalID?
  var body: FlowBody
  var range: TextRange
}

/// A call of a function, the use of a property that holds views, or the making of a value.
struct FlowCall: Sendable {
  var name: String
  /// The types that may declare what is called; nil is the top level, and no list says that nobody knows.
  var owners: [NominalID?]?
  var body: FlowBody
  var block: Int
  /// Steps that are known to be selected there.
  var known: Set<TestedStep>
}

extension VDFlowVisitor {
  func noteCalls(_ call: CallExpression, at position: CodePosition) {
    switch VDFlowVisitor.called(call.callee) {
    case .name(let node): noteCall(node, of: call, at: position)
    case .member(let node):
      guard let base = node.base else { break }
      if case .name(let name) = base, name.name == "self" {
        noteOwnCall(node.name, of: call, at: position)
      } else {
        noteCall(node.name, of: call, on: base, at: position)
      }
      noteMutation(node.name, call, on: base, at: position)
    default: break
    }
    for argument in call.arguments {
      if case .unary(let node) = argument.value, node.kind == .prefix("&") {
        noteHandover(type(of: node.operand, at: position), node.range, at: position)
      }
    }
  }

  /// `flow[keyPath: path].select()`
  func noteCalls(_ node: SubscriptExpression, at position: CodePosition) {
    guard node.arguments.first?.label == "keyPath" else { return }
    noteHandover(type(of: node.base, at: position), node.range, at: position)
  }

  /// A member of the own type that is used where a step is known to be selected: `content`, `action: reload`.
  func noteUse(ofOwn name: String, _ range: TextRange, at position: CodePosition) {
    let known = knownSteps(at: position, in: range)
    if known.isEmpty { return }
    note(name, owners: [position.scope.context.enclosingType, nil], known, at: position)
  }

  /// `onOpen?()`
  private static func called(_ callee: Expression) -> Expression {
    switch callee {
    case .unary(let node) where node.kind == .optionalChain || node.kind == .forceUnwrap: node.operand
    default: callee
    }
  }

  private func noteCall(_ node: NameExpression, of call: CallExpression, at position: CodePosition) {
    guard let local = position.scope.lookup(node.name) else {
      return noteOwnCall(node.name, of: call, at: position)
    }
    // What a local function or closure selects stands in the same body.
    if case .typed = local.binding, local.mutability == .unknown { return }
    if case .function = local.binding { return }
    if case .closure? = local.declaredValue { return }
    noteUnseen(call, at: position)
  }

  private func noteOwnCall(_ name: String, of call: CallExpression, at position: CodePosition) {
    let own = position.scope.context.enclosingType
    let known = knownSteps(at: position, in: call.range)
    guard let own, name.first?.isLowercase ?? false else {
      // A type may be made by another name.
      let made = typer.type(of: .call(call), in: position.scope).nominalID?.simpleName
      return note(made ?? name, owners: [own, nil], known, at: position)
    }
    let found = resolver.members(name, of: resolver.selfType(of: own))
    if found.isEmpty {
      note(name, owners: [own, nil], known, at: position)
    } else {
      note(found, name, of: call, known, at: position)
    }
  }

  private func noteCall(_ name: String, of call: CallExpression, on base: Expression, at position: CodePosition) {
    var type = FlowBase.strip(type(of: base, at: position)).type
    if case .metatype(let instance) = type { type = instance }
    let known = knownSteps(at: position, in: call.range)
    if case .nominal(let id, _) = type {
      note(resolver.members(name, of: resolver.selfType(of: id)), name, of: call, known, at: position)
    } else if type.isUnknown, VDFlowVisitor.startsWithVariable(base) {
      note(name, owners: nil, known, at: position)
    }
  }

  private func note(
    _ found: [FoundMember], _ name: String, of call: CallExpression, _ known: Set<TestedStep>,
    at position: CodePosition
  ) {
    if found.isEmpty { return }
    for item in found {
      guard case .variable(let node, _) = item.member.declaration else { continue }
      // What SwiftUI puts into the environment selects no step.
      if node.head.attribute("Environment") == nil || !typer.type(of: item).isUnknown { noteUnseen(call, at: position) }
      return
    }
    let owners = Set(found.map(\.member.owner))
    let isOpen = owners.contains { resolver.info($0).isProtocol }
    note(name, owners: isOpen ? nil : Array(owners), known, at: position)
  }

  private func note(_ name: String, owners: [NominalID?]?, _ known: Set<TestedStep>, at position: CodePosition) {
    result.calls.append(
      FlowCall(name: name, owners: owners, body: body(position), block: position.block, known: known))
  }

  /// `router.open()`, `m?.router.open()`; no modifiers of a view.
  private static func startsWithVariable(_ base: Expression) -> Bool {
    var current = base
    for _ in 0..<16 {
      switch current {
      case .name(let node): return !(node.name.first?.isUppercase ?? true)
      case .member(let node):
        guard let base = node.base else { return false }
        current = base
      case .unary(let node): current = node.operand
      default: return false
      }
    }
    return false
  }

  /// A closure that somebody handed over may do anything.
  func noteUnseen(_ call: CallExpression, at position: CodePosition) {
    result.handovers.append(FlowHandover(flow: nil, body: body(position), range: call.range))
  }

  /// A mutating function of the app's, or `select` by a path that is not written out.
  private func noteMutation(_ name: String, _ call: CallExpression, on base: Expression, at position: CodePosition) {
    let held = FlowBase.strip(type(of: base, at: position)).type
    if let wrapped = held.wrapped {
      if model.ownExtensionMembers.contains(name) { noteHandover(wrapped.flow, call.range, at: position) }
      return
    }
    guard flow(of: held) != nil else { return }
    var isOpaque = false
    if name == "select", case .keyPath? = call.arguments.first?.value {} else { isOpaque = name == "select" }
    let isMutating = resolver.members(name, of: held).contains { $0.member.head.modifiers.contains(.mutating) }
    guard isOpaque || isMutating else { return }
    noteHandover(held, call.range, at: position)
    // A selection inside selects the steps around.
    for hop in path(base, at: position).selectedHops {
      if let flow = hop.flow { noteHandover(flow.type, call.range, at: position) }
    }
  }

  func noteHandover(_ type: Type, _ range: TextRange, at position: CodePosition) {
    guard let flow = flow(of: FlowBase.strip(type).type) else { return }
    result.handovers.append(FlowHandover(flow: flow.id, body: body(position), range: range))
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

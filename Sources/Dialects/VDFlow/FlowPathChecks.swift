/// What is wrong with the path to a selection: constants on it (E8) and plain values between two flows (W7).

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowVisitor {
  /// E8: the last constant on the way, as long as everything behind it is stored in structs.
  ///
  /// Returns whether something was said. `value`: where a step stands that is not written out.
  @discardableResult
  func checkConstant(_ path: FlowPath, selecting value: TextRange? = nil, at position: CodePosition) -> Bool {
    guard !position.owner.isInitializer, var finding = constantFinding(path, at: position) else { return false }
    finding.rejected = path.selectedHops.map(\.range) + (value.map { [$0] } ?? [])
    report(finding)
    return true
  }

  private func constantFinding(_ path: FlowPath, at position: CodePosition) -> FlowFinding? {
    if let (name, range) = constant(on: path, at: position) {
      return FlowMessages.error(
        "wrong-receiver", range, "'\(name)' is a constant: no step of it can be selected; make it a 'var'")
    }
    guard let (name, range) = fixedRoot(of: path, at: position) else { return nil }
    return FlowMessages.error(
      "wrong-receiver", range,
      "'\(position.owner.name)' is not 'mutating', and can select no step of '\(name)', which a struct stores")
  }

  /// `selected = .home` in a function of the flow, or `flow.selected = .home` in one of the struct that stores it, which
  /// cannot change it.
  private func fixedRoot(of path: FlowPath, at position: CodePosition) -> (name: String, range: TextRange)? {
    guard case .name(let node) = path.rootExpression, position.owner.leavesSelf, position.conditions.isEmpty,
      !position.scope.context.isStatic, position.scope.lookup(node.name) == nil, position.scope.lookup("self") == nil,
      let own = position.scope.context.enclosingType, own == position.owner.type, isStruct(.nominal(own, [])),
      flow(of: .nominal(own, [])).map(isJudged) ?? resolver.isFullyKnown(own),
      path.hops.allSatisfy({ storage(of: $0) == .variable })
    else { return nil }
    if path.root == "self" { return ("self", node.nameRange) }
    let members = resolver.members(node.name, of: resolver.selfType(of: own))
    guard members.count == 1, let only = members.first, storage(of: only.member) == .variable,
      isPlainStruct(typer.type(of: only))
    else { return nil }
    return (node.name, node.nameRange)
  }

  private func constant(on path: FlowPath, at position: CodePosition) -> (name: String, range: TextRange)? {
    for hop in path.hops.reversed() {
      switch storage(of: hop) {
      case .variable: continue
      case .constant: return (hop.name, hop.range)
      case .other: return nil
      }
    }
    guard case .name(let node) = path.rootExpression, node.name == path.root else { return nil }
    if let local = position.scope.lookup(node.name) {
      guard local.mutability == .constant, isStruct(typer.type(of: local)) else { return nil }
      if case .unwrappedName = local.binding { return nil }
      return (node.name, node.nameRange)
    }
    return constantProperty(node, at: position)
  }

  private func constantProperty(_ node: NameExpression, at position: CodePosition) -> (String, TextRange)? {
    if let own = position.scope.context.enclosingType {
      let members = resolver.members(node.name, of: resolver.selfType(of: own))
      if let only = members.first {
        guard members.count == 1, storage(of: only.member) == .constant, isPlainStruct(typer.type(of: only))
        else {
          return nil
        }
        return (node.name, node.nameRange)
      }
    }
    let globals = resolver.globals(named: node.name)
    guard globals.count == 1, case .variable(let global)? = globals.first?.declaration, global.isConstant,
      global.head.attributes.isEmpty, isStruct(type(of: .name(node), at: position))
    else { return nil }
    return (node.name, node.nameRange)
  }

  private enum Storage { case variable, constant, other }

  /// How a hop is stored in what is in front of it.
  private func storage(of hop: FlowPath.Hop) -> Storage {
    if hop.flow != nil { return .variable }
    let found = resolver.members(hop.name, of: hop.owner)
    guard found.count == 1, let only = found.first else { return .other }
    let storage = storage(of: only.member)
    // A constant binding changes what it is bound to.
    return storage == .constant && !isPlainStruct(typer.type(of: only)) ? .other : storage
  }

  /// A constant is one in an object, too, whose variables may change through any reference.
  private func storage(of member: Member) -> Storage {
    guard case .variable(let node, let index) = member.declaration, index < node.bindings.count,
      !node.head.modifiers.isTypeMember, node.head.attributes.isEmpty, !node.bindings[index].isComputed
    else { return .other }
    switch member.entry.node.kind {
    case .struct: return node.isConstant ? .constant : .variable
    case .class, .actor: return node.isConstant ? .constant : .other
    default: return .other
    }
  }

  /// A value type of the workspace.
  private func isStruct(_ type: Type) -> Bool {
    guard case .nominal(let id, _) = type else { return false }
    let entries = resolver.info(id).entries
    return !entries.isEmpty && entries.allSatisfy { $0.node.kind == .struct }
  }

  /// One that is no wrapper of something else.
  private func isPlainStruct(_ type: Type) -> Bool {
    isStruct(type) && resolver.members("wrappedValue", of: type).isEmpty
  }

  /// W7: the steps in front of a plain value stay as they are, and something else is to select them.
  func checkInterruption(_ path: FlowPath, at position: CodePosition) {
    guard let (outer, plain) = path.interruption, let flow = outer.flow, let last = path.hops.last,
      let inner = last.flow,
      case .nominal(let id, _) = last.owner, id == inner.id,
      !isKnownSelected(flow, outer.name, at: position, in: last.range)
    else { return }
    let names = [path.root] + path.hops.prefix { $0.range != outer.range }.map(\.name)
    result.assignments.append(
      FlowAssignment(
        flow: flow.id, step: outer.name, path: names + [outer.name], range: last.range, file: file,
        body: body(position), valueRange: .zero, rest: rest(behind: last.range), steps: [(flow.id, outer.name)],
        finding: FlowMessages.hint(
          "selection-not-propagated", last.range,
          "'\(last.name)' of '\(inner.name)' is selected, but not '\(outer.name)' of '\(flow.name)': "
            + "'\(plain.name)' is held by a plain value, which ends the selection")))
  }
}

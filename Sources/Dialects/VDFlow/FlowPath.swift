/// A value path taken apart: `state.place.$ask`.

import Facts
import Semantics
import SourceText

/// From the root to the last name.
struct FlowPath {
  struct Hop {
    /// Without `$`.
    var name: String
    var range: TextRange
    /// The flow that the name was looked up in, where it is one of its steps.
    var flow: Flow?
    /// The type on which the name was looked up.
    var owner: Type
  }

  /// The name at the root; empty where it is an expression of another kind.
  var root: String
  var rootExpression: Expression
  /// Outermost first.
  var hops: [Hop]

  var names: [String] { [root] + hops.map(\.name) }

  /// The steps that are selected with the last one: as long as every value on the path is a flow.
  var selectedHops: [Hop] {
    var result: [Hop] = []
    for hop in hops.reversed() {
      guard hop.flow != nil else { break }
      result.append(hop)
    }
    return result.reversed()
  }

  /// A plain value between two flows, which ends the selection.
  var interruption: (outer: Hop, plain: Hop)? {
    guard let last = hops.lastIndex(where: { $0.flow == nil }), last > 0 else { return nil }
    let below = hops[last...].dropFirst()
    guard !below.isEmpty, let outer = hops[..<last].last(where: { $0.flow != nil }) else { return nil }
    return (outer, hops[last])
  }
}

extension VDFlowVisitor {
  /// Reads a path; wrappers' own members and parentheses are left out.
  func path(_ expression: Expression, at position: CodePosition) -> FlowPath {
    var hops: [FlowPath.Hop] = []
    var current = expression
    for _ in 0..<64 {
      switch current {
      case .tuple(let node) where node.elements.count == 1: current = node.elements[0].value
      case .unary(let node) where node.kind == .optionalChain || node.kind == .forceUnwrap: current = node.operand
      case .member(let node):
        guard let base = node.base else { return FlowPath(root: "", rootExpression: current, hops: hops.reversed()) }
        if case .name(let name) = base, name.name == "self" {
          if let hop = hop(node, base, at: position) {
            hops.append(hop)
            return FlowPath(root: "self", rootExpression: base, hops: hops.reversed())
          }
        }
        if let hop = hop(node, base, at: position) { hops.append(hop) }
        current = base
      case .name(let node): return path(root: node, hops, at: position)
      default: return FlowPath(root: "", rootExpression: current, hops: hops.reversed())
      }
    }
    return FlowPath(root: "", rootExpression: current, hops: hops.reversed())
  }

  private func path(root node: NameExpression, _ hops: [FlowPath.Hop], at position: CodePosition) -> FlowPath {
    var hops = hops
    let bare = node.name.hasPrefix("$") || node.name.hasPrefix("_") ? String(node.name.dropFirst()) : node.name
    // A step named inside its own flow.
    if position.scope.lookup(node.name) == nil, let own = position.scope.context.enclosingType,
      let flow = flow(of: .nominal(own, [])), !position.scope.context.isStatic, flow.step(named: bare) != nil
    {
      let range = bare == node.name ? node.nameRange : node.nameRange.withoutPrefix()
      hops.append(FlowPath.Hop(name: bare, range: range, flow: flow, owner: flow.type))
      return FlowPath(root: "self", rootExpression: .name(node), hops: hops.reversed())
    }
    return FlowPath(root: bare, rootExpression: .name(node), hops: hops.reversed())
  }

  private func hop(_ node: MemberExpression, _ base: Expression, at position: CodePosition) -> FlowPath.Hop? {
    if ["wrappedValue", "projectedValue"].contains(node.name) { return nil }
    let hasPrefix = node.name.hasPrefix("$") || node.name.hasPrefix("_")
    let bare = hasPrefix ? String(node.name.dropFirst()) : node.name
    var owner = FlowBase.strip(type(of: base, at: position)).type
    if let wrapped = owner.wrapped { owner = wrapped.value }
    let flow = flow(of: owner).flatMap { $0.step(named: bare) == nil ? nil : $0 }
    return FlowPath.Hop(
      name: bare, range: hasPrefix ? node.nameRange.withoutPrefix() : node.nameRange, flow: flow, owner: owner)
  }
}

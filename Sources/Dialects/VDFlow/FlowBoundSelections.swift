/// A binding of a selection where the selection itself is wanted, and nil where a flow is: E2 and E11.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowVisitor {
  /// E11: `$f.selected = .home`
  func checkBoundSelection(_ target: Expression, in flow: Flow, at position: CodePosition) {
    boundSelection(target, in: flow, at: position).map(report)
  }

  /// E11: `$f.selected == .home`
  func checkBoundComparison(_ value: Expression, with other: Expression, in flow: Flow, at position: CodePosition) {
    guard VDFlowVisitor.isImplicit(other) || writtenCase(other, at: position) != nil,
      resolver.globals(named: "==").isEmpty
    else { return }
    boundSelection(value, in: flow, at: position).map(report)
  }

  private func boundSelection(_ value: Expression, in flow: Flow, at position: CodePosition) -> FlowFinding? {
    guard position.conditions.isEmpty, isJudged(flow), case .member(let node) = value, node.name == "selected",
      let base = node.base, FlowBase.strip(type(of: base, at: position)).isBinding,
      !resolver.extensions(endingIn: "Binding").contains(where: declaresSelection)
    else { return nil }
    guard case .name(let name) = VDFlowVisitor.root(of: base), name.name.hasPrefix("$") else {
      return FlowMessages.error(
        "wrong-receiver", node.nameRange,
        "'selected' is a binding of the selection of '\(flow.name)' here: write 'wrappedValue.selected'")
    }
    let bare = String(name.name.dropFirst())
    var finding = FlowMessages.error(
      "wrong-receiver", name.nameRange, "'selected' is a binding behind '$\(bare)'; write '\(bare)'")
    let dollar = TextRange(name.nameRange.start, min(name.nameRange.start + 1, name.nameRange.end))
    finding.fixes = [FlowMessages.fix("Remove '$'", file, dollar, "")]
    return finding
  }

  private func declaresSelection(_ entry: NameTable.TypeEntry) -> Bool {
    entry.node.members.contains { $0.declaredNames.contains("selected") || $0.declaredNames.contains("==") }
  }

  /// The name that a path begins with.
  private static func root(of expression: Expression) -> Expression {
    var current = expression
    for _ in 0..<64 {
      guard case .member(let node) = current, let base = node.base else { break }
      current = base
    }
    return current
  }

  /// E2: `r.tab = nil` of a step; true where something was said.
  func checkNothing(_ node: AssignmentExpression, at position: CodePosition) -> Bool {
    let path = path(node.target, at: position)
    guard isPayloadTarget(node.target), let last = path.hops.last, let owner = last.flow, isJudged(owner),
      case .some(.nominal(let id, let arguments))? = owner.step(named: last.name)?.payload,
      let flow = flow(of: .nominal(id, arguments)), isJudged(flow),
      !resolver.info(flow.id).supertypes.contains(.external("ExpressibleByNilLiteral", []))
    else { return false }
    let wrong = VDFlowVisitor.values(of: node.value).first { value in
      if case .literal(let literal) = value { literal.kind == .nil } else { false }
    }
    guard let wrong else { return false }
    let hint = flow.isOptional ? "; to select nothing, write '.selected = nil'" : ""
    report(
      FlowMessages.error("input-mismatch", wrong.range, "'\(flow.name)' is no optional and cannot be nil\(hint)"))
    return true
  }
}

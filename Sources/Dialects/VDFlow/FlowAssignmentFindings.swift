/// What is said of assignments that leave a step unselected: W1 and W2.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowVisitor {
  /// W1
  func payloadFinding(_ node: AssignmentExpression, _ flow: Flow, _ step: FlowStep, _ range: TextRange)
    -> FlowFinding
  {
    var finding = FlowMessages.warning(
      "no-op-transition", range,
      "'\(step.name)' of '\(flow.name)' gets a value but is not selected; write '$\(step.name).select(with:)'",
      need: .atLeast(20))
    finding.related = [(.step(flow.route(step.name)), "'\(step.name)' is declared here")]
    guard case .member(let target) = node.target, target.name == step.name else { return finding }
    let edits = [
      TextEdit(Location(file, TextRange(range.start, node.value.range.start)), newText: "$\(step.name).select(with: "),
      TextEdit(Location(file, TextRange(node.value.range.end, node.value.range.end)), newText: ")"),
    ]
    finding.fixes = [Fix(title: "Select '\(step.name)' with the value", edits: edits, isPreferred: true)]
    return finding
  }

  /// W2
  func nestedFinding(
    _ node: AssignmentExpression, _ flow: Flow, _ step: FlowStep, _ nested: Flow?, _ path: FlowPath
  ) -> FlowFinding {
    let name = nested?.name ?? step.valueType.description
    var finding = FlowMessages.warning(
      "no-op-transition", path.hops.last?.range ?? node.target.range,
      "'\(step.name)' of '\(flow.name)' is not selected: the assignment changes the selection of '\(name)' alone; "
        + "write '\(VDFlowVisitor.selection(node, path))'",
      need: .atLeast(20))
    finding.related = [(.step(flow.route(step.name)), "'\(step.name)' is declared here")]
    if let fix = nestedFix(node) { finding.fixes = [fix] }
    return finding
  }

  private static func selection(_ node: AssignmentExpression, _ path: FlowPath) -> String {
    let start = path.names.filter { !$0.isEmpty }.joined(separator: ".")
    switch node.value {
    case .member(let value): return "\(start).$\(value.name).select()"
    case .call(let call):
      guard case .member(let value) = call.callee else { return "\(start).$….select()" }
      return "\(start).$\(value.name).select(\(call.arguments.isEmpty ? "" : "with: …"))"
    default: return "\(start).$….select()"
    }
  }

  /// `r.tab = .theme(.dark)` → `r.tab.$theme.select(with: .dark)`
  private func nestedFix(_ node: AssignmentExpression) -> Fix? {
    let between = TextRange(node.target.range.end, node.value.range.start)
    switch node.value {
    case .member(let value) where value.base == nil:
      let edits = [
        TextEdit(Location(file, TextRange(between.start, value.nameRange.start)), newText: ".$"),
        TextEdit(Location(file, TextRange(value.nameRange.end, value.nameRange.end)), newText: ".select()"),
      ]
      return Fix(title: "Select through the path", edits: edits, isPreferred: true)
    case .call(let call):
      guard case .member(let value) = call.callee, value.base == nil, let parentheses = call.parentheses else {
        return nil
      }
      let label = call.arguments.isEmpty ? ".select(" : ".select(with: "
      let edits = [
        TextEdit(Location(file, TextRange(between.start, value.nameRange.start)), newText: ".$"),
        TextEdit(
          Location(file, TextRange(value.nameRange.end, min(parentheses.start + 1, parentheses.end))), newText: label),
      ]
      return Fix(title: "Select through the path", edits: edits, isPreferred: true)
    default: return nil
    }
  }
}

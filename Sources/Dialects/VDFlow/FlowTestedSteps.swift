/// For which steps an expression asks whether they are selected.

import Facts
import Semantics
import SourceText

extension VDFlowVisitor {
  /// `r.selected == .list`, `r.isSelected(\.$list)`, and what a constant or a member of the own type holds of that kind.
  func testedSteps(in expression: Expression, at position: CodePosition, depth: Int = 0) -> Set<TestedStep> {
    var expression = expression
    var scope = position.scope
    for _ in 0..<8 {
      guard case .name(let node) = expression, let local = scope.lookup(node.name), let origin = local.declaredValue,
        let outer = local.parent
      else { break }
      (expression, scope) = (origin, outer)
    }
    var names: [String] = []
    var tested = Set<TestedStep>()
    ExpressionWalk.visit(expression) { part in
      switch part {
      case .member(let node):
        if isStepName(node.name) { names.append(node.name) }
        if node.name.hasPrefix("$") { names.append(String(node.name.dropFirst())) }
        if case .name(let base)? = node.base, base.name == "self" {
          tested.formUnion(testedSteps(byOwn: node.name, at: position, depth: depth))
        }
      case .name(let node) where position.scope.lookup(node.name) == nil:
        if node.name.hasPrefix("$") { names.append(String(node.name.dropFirst())) }
        tested.formUnion(testedSteps(byOwn: node.name, at: position, depth: depth))
      case .keyPath(let path):
        if let last = path.components.last?.name, last.hasPrefix("$") { names.append(String(last.dropFirst())) }
      case .sequence(let node): tested.formUnion(comparedSteps(in: node, at: position))
      default: break
      }
    }
    if names.isEmpty { return tested }
    return tested.union(TestedStep.all(names, of: selectedFlows(in: expression, at: position)))
  }

  /// `new == .list`, where nothing says of which type the value is: any flow's step may be meant.
  private func comparedSteps(in node: SequenceExpression, at position: CodePosition) -> Set<TestedStep> {
    var found = Set<TestedStep>()
    for (index, name) in node.operators.enumerated()
    where (name == "==" || name == "!=") && index + 1 < node.operands.count {
      for (step, other) in [(index, index + 1), (index + 1, index)] {
        guard let name = VDFlowVisitor.implicitName(node.operands[step]), isStepName(name),
          type(of: node.operands[other], at: position).isUnknown
        else { continue }
        found.formUnion(TestedStep.all([name], of: Array(model.flows.values)))
      }
    }
    return found
  }

  /// `var isList: Bool { root.selected == .list }`
  private func testedSteps(byOwn name: String, at position: CodePosition, depth: Int) -> Set<TestedStep> {
    guard depth < 2, let own = position.scope.context.enclosingType else { return [] }
    var found = Set<TestedStep>()
    for item in resolver.members(name, of: resolver.selfType(of: own)) {
      let statements: [Statement]
      switch item.member.declaration {
      case .variable(let node, let index) where index < node.bindings.count:
        statements = node.bindings[index].accessors.first { $0.kind == .get }?.body?.statements ?? []
      case .function(let node): statements = node.body?.statements ?? []
      default: continue
      }
      var inside = position
      inside.scope = Scope(position.scope.context)
      guard statements.count == 1, let value = VDFlowVisitor.result(of: statements[0]) else { continue }
      found.formUnion(testedSteps(in: value, at: inside, depth: depth + 1))
    }
    return found
  }

  private static func result(of statement: Statement) -> Expression? {
    switch statement {
    case .expression(let value), .return(let value?, _): value
    default: nil
    }
  }

  /// Flows whose selection stands somewhere in an expression.
  func selectedFlows(in expression: Expression, at position: CodePosition) -> [Flow] {
    var flows: [Flow] = []
    ExpressionWalk.visit(expression) { part in
      switch part {
      case .member(let node) where node.name == "isSelected":
        guard let base = node.base else { return }
        let held = FlowBase.strip(type(of: base, at: position)).type
        if let flow = flow(of: held) { flows.append(flow) }
      case .name(let node) where node.name == "isSelected" && position.scope.lookup(node.name) == nil:
        if let flow = flow(of: typer.selfType(in: position.scope.context)) { flows.append(flow) }
      case .member, .name:
        if let flow = selectedFlow(type(of: part, at: position)) { flows.append(flow) }
      default: break
      }
    }
    return flows
  }
}

/// Values of steps that code reads: whoever shows one need not ask whether its step is selected.

import Facts
import Semantics

extension VDFlowVisitor {
  /// `r.tab.selected = .main`, `r.tab.$main`, `r.tab.select(\.$main)`: the way there, on which nothing is read.
  func noteWay(_ expression: Expression?) {
    var current = expression
    while let expression = current {
      switch expression {
      case .member(let node):
        passedMembers.insert(ObjectIdentifier(node))
        current = node.base
      case .unary(let node): current = node.operand
      case .subscripted(let node): current = node.base
      default: current = nil
      }
    }
  }

  func noteRead(_ node: MemberExpression, _ flow: Flow, at position: CodePosition) {
    guard !passedMembers.contains(ObjectIdentifier(node)), !isTrial(position),
      flow.step(named: node.name)?.takesValue ?? false
    else { return }
    result.readSteps.insert(TestedStep(flow: flow.id, step: node.name))
  }
}

/// Values of steps that code reads or presents: whoever shows one need not ask whether its step is selected.

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

  /// `.sheet(item: $r.photo)`: a step is shown while its value is something.
  func noteItem(_ argument: Argument, at position: CodePosition) {
    guard argument.label == "item", case .optional? = type(of: argument.value, at: position).boundType,
      let last = path(argument.value, at: position).hops.last, let flow = last.flow
    else { return }
    result.itemSteps.insert(TestedStep(flow: flow.id, step: last.name))
  }
}

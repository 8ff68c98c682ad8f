/// `==` and `!=` with selections and with flows: typing of the other side, present edges, W5.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowVisitor {
  func visit(_ node: SequenceExpression, at position: CodePosition) {
    for (index, name) in node.operators.enumerated() where index + 1 < node.operands.count {
      if name == "&&" || name == "||" {
        understandBoolean(node.operands[index])
        understandBoolean(node.operands[index + 1])
      }
      if name == "??" { expectFallback(node.operands[index], node.operands[index + 1], at: position) }
      guard name == "==" || name == "!=" else { continue }
      let shown = name == "==" ? node.range : nil
      compare(
        node.operands[index], node.operands[index + 1], isSingle: VDFlowVisitor.isSingle(index, in: node.operators),
        showing: shown, at: position)
    }
  }

  /// Nothing but `&&` and `||` stands beside the operator: its operands are whole.
  private static func isSingle(_ index: Int, in operators: [String]) -> Bool {
    [index - 1, index + 1].allSatisfy { !operators.indices.contains($0) || ["&&", "||"].contains(operators[$0]) }
  }

  private func compare(
    _ left: Expression, _ right: Expression, isSingle: Bool, showing shown: TextRange?, at position: CodePosition
  ) {
    let leftType = type(of: left, at: position)
    let rightType = type(of: right, at: position)
    if let flow = selectedFlow(leftType) {
      checkBoundComparison(left, with: right, in: flow, at: position)
      compareSelection(
        of: flow, with: right, showing: shown, at: position, hopsAt: VDFlowVisitor.selectionStart(left))
    } else if let flow = selectedFlow(rightType) {
      checkBoundComparison(right, with: left, in: flow, at: position)
      compareSelection(
        of: flow, with: left, showing: shown, at: position, hopsAt: VDFlowVisitor.selectionStart(right))
    }
    if !ownsComparison(leftType) { place(right, leftType) }
    if !ownsComparison(rightType) { place(left, rightType) }
    understandComparison(left, with: right)
    understandComparison(right, with: left)
    if isSingle { compareFlows((left, leftType), (right, rightType), at: position) }
  }

  /// A flow's own `==` may take anything on the other side.
  private func ownsComparison(_ type: Type) -> Bool { flow(of: type).map(ownsEquality) ?? false }

  /// W5
  private func compareFlows(
    _ left: (value: Expression, type: Type), _ right: (value: Expression, type: Type), at position: CodePosition
  ) {
    let isReversed = VDFlowVisitor.isImplicit(left.value)
    let (known, other) = isReversed ? (right, left) : (left, right)
    guard let flow = flow(of: known.type), isJudged(flow), !ownsEquality(flow) else { return }
    if let name = VDFlowVisitor.implicitName(other.value) {
      // Compared with a wrapped value, `.none` is the optional's.
      if name == "none", !flow.hasNone { return }
      expect(other.value, flow.type, at: position)
      if flow.step(named: name) == nil { return }
    } else if other.type != flow.type {
      return
    }
    report(
      FlowMessages.warning(
        "selection-compare", left.value.range.union(right.value.range),
        "values of '\(flow.name)' compare their stamps, not their selections; compare '.selected'"))
  }

  func compareSelection(
    of flow: Flow, with other: Expression, showing shown: TextRange? = nil, at position: CodePosition,
    hopsAt place: Int? = nil
  ) {
    result.opaqueFlows.insert(flow.id)
    // Compiles: the selection is wrapped for the comparison.
    if case .member(let node) = other, node.base == nil, node.name == "none", !flow.isOptional { return }
    guard
      let step = expectCase(other, flow, isOptional: flow.isOptional, call: nil, at: position, hopsAt: place)
        ?? writtenCase(other, at: position)
    else { return }
    let screens = shown.map { self.screens(behind: $0, at: position) } ?? []
    present(.comparison, flow, step, screens: screens, other.range, at: position)
  }

  /// `Root.Steps.home`
  func writtenCase(_ expression: Expression, at position: CodePosition) -> String? {
    guard case .member(let node) = expression, let base = node.base,
      case .metatype(let instance) = type(of: base, at: position), let flow = selectedFlow(instance),
      flow.caseNames.contains(node.name)
    else { return nil }
    return node.name
  }

  func present(
    _ kind: FlowPresentation.Kind, _ flow: Flow, _ step: String, screens: [NominalID] = [], _ range: TextRange,
    isOperated: Bool = false, presenter: FlowPresenter? = nil, at position: CodePosition
  ) {
    result.presentations.append(
      FlowPresentation(
        kind: kind, flow: flow.id, step: step, screens: screens, range: range, file: file, isTrial: isTrial(position),
        isOperated: isOperated, presenter: presenter))
  }

  /// What shows or takes the value at a path shows the steps on it.
  func presentSteps(on expression: Expression?, at position: CodePosition) {
    guard let expression else { return }
    switch expression {
    case .member, .name: break
    default: return
    }
    for hop in path(expression, at: position).hops {
      guard let flow = hop.flow else { continue }
      present(.taken, flow, hop.name, hop.range, at: position)
    }
  }
}

/// Key paths to steps: `\.$x`, `\Root.tab.$theme`.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowVisitor {
  /// A key path with its root written, that is no argument of an operation.
  func visit(_ path: KeyPathExpression, at position: CodePosition) {
    guard !consumed.contains(ObjectIdentifier(path)), let root = path.root else { return }
    var current = resolver.resolve(root, in: position.scope.context)
    guard flow(of: current) != nil else { return }
    if let range = root.nameRange, !range.isEmpty, let flow = flow(of: current) {
      result.occurrences.append(
        Occurrence(range: range, symbol: .coordinators([flow.coordinatorID]), role: .use))
    }
    for component in path.components where !component.name.isEmpty {
      guard let flow = flow(of: current) else { return }
      let isProjected = component.name.hasPrefix("$")
      let name = isProjected ? String(component.name.dropFirst()) : component.name
      guard let step = flow.step(named: name) else {
        if isProjected {
          reportMissing(
            projection: name, of: flow, at: component.range.withoutPrefix(), hopsAt: component.range.start)
        }
        return
      }
      noteUse(name, of: flow, at: isProjected ? component.range.withoutPrefix() : component.range)
      result.opaqueFlows.insert(flow.id)
      if isProjected { return }
      current = step.valueType
    }
  }

  /// The step that the key path of an operation names, judged: `select` and `isSelected` take wrappers only.
  @discardableResult
  func checkStepKeyPath(
    _ path: KeyPathExpression, of flow: Flow, operation: String?, at position: CodePosition, hopsAt place: Int? = nil
  ) -> (step: FlowStep, range: TextRange)? {
    consumed.insert(ObjectIdentifier(path))
    if let root = path.root, self.flow(of: resolver.resolve(root, in: position.scope.context))?.id != flow.id {
      return nil
    }
    guard path.components.count == 1, let component = path.components.first else {
      if let operation { reportLong(path, of: flow, operation, hopsAt: path.root == nil ? place : nil) }
      return nil
    }
    let isProjected = component.name.hasPrefix("$") || component.name.hasPrefix("_")
    let name = isProjected ? String(component.name.dropFirst()) : component.name
    if name.isEmpty { return nil }
    let range = isProjected ? component.range.withoutPrefix() : component.range
    guard let step = flow.step(named: name) else {
      if isProjected {
        reportMissing(projection: name, of: flow, at: range, hopsAt: path.root == nil ? place : nil)
        if let operation { listDoubtful(operation, flow, name, range) }
      } else if isJudged(flow), !flow.otherMembers.contains(name) {
        reportMissing(name, flow, at: range)
      }
      return nil
    }
    noteUse(name, of: flow, at: range)
    if let operation, isAddedToFlows(operation) { return (step, range) }
    guard !isProjected, isJudged(flow) else { return (step, range) }
    var finding = FlowMessages.error(
      "broken-chain", range,
      "'\\.\(name)' is the value of the step of '\(flow.name)': only the last step takes '$': write '\\.$\(name)'")
    finding.fixes = [FlowMessages.fix("Insert '$'", file, TextRange(range.start, range.start), "$")]
    report(finding)
    if let operation { listDoubtful(operation, flow, name, range) }
    return nil
  }

  /// `select(\.tab.$theme)`: what an operation takes is a step of the flow itself.
  private func reportLong(_ path: KeyPathExpression, of flow: Flow, _ operation: String, hopsAt place: Int?) {
    guard let last = path.components.last, last.name.hasPrefix("$"), let first = path.components.first else { return }
    var owner = flow
    for component in path.components.dropLast() {
      guard let step = owner.step(named: component.name), let next = self.flow(of: step.valueType) else { return }
      noteUse(component.name, of: owner, at: component.range)
      owner = next
    }
    let (name, range) = (String(last.name.dropFirst()), last.range.withoutPrefix())
    guard owner.step(named: name) != nil else { return }
    noteUse(name, of: owner, at: range)
    listDoubtful(operation, owner, name, range)
    guard isJudged(flow), isJudged(owner), !isAddedToFlows(operation) else { return }
    let names = path.components.dropLast().map(\.name)
    let hops = names.joined(separator: ".") + "."
    var finding = FlowMessages.error(
      "broken-chain", range,
      "'\(name)' is a step of '\(owner.name)', and '\(operation)' takes one of '\(flow.name)': "
        + "write '\(hops)\(operation)(\\.$\(name))'")
    if let place, isStraight(names, from: flow) {
      let edits = [(TextRange(place, place), hops), (TextRange(first.range.start, last.range.start), "")]
      finding.fixes = [
        Fix(title: "Move '\(hops.dropLast())'", edits: edits.map { TextEdit(Location(file, $0.0), newText: $0.1) })
      ]
    }
    report(finding)
  }
}

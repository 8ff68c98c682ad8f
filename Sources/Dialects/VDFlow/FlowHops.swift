/// The fix for a step of a flow below: the steps in between.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowVisitor {
  /// E5 where a flow below has the step; else nothing is said. With a `place`, the path can be written there.
  func reportBelow(_ name: String, _ flow: Flow, at range: TextRange, hopsAt place: Int? = nil) -> Bool {
    guard let (owner, path) = below(name, flow) else { return false }
    var finding = FlowMessages.below(name, owner, path: path, range)
    if let place, !path.isEmpty, isStraight(path, from: flow) {
      let text = path.joined(separator: ".") + "."
      finding.fixes = [hopFix([(TextRange(place, place), text)], "Insert '\(text.dropLast())'", path, from: flow)]
    }
    report(finding)
    return true
  }

  /// The same for a value by its factory: `.tab(.theme(.dark))`.
  func reportFactoryBelow(_ use: FlowFactoryUse, _ flow: Flow) -> Bool {
    guard let (owner, path) = below(use.name, flow) else { return false }
    var finding = FlowMessages.below(use.name, owner, path: path, use.range)
    let flows = path.indices.compactMap { index in end(of: path.prefix(index), from: flow) } + [owner]
    // A function is no value: `Root.theme` lacks its parentheses.
    if flows.allSatisfy({ $0.mode == .full }), use.call != nil || owner.step(named: use.name)?.takesValue == false {
      let end = use.call?.range.end ?? use.range.end
      let start = TextRange(use.range.start, use.range.start)
      let text = path.map { $0 + "(." }.joined()
      let edits = [(start, text), (TextRange(end, end), String(repeating: ")", count: path.count))]
      finding.fixes = [hopFix(edits, "Write '.\(text)\(use.name)…'", path, from: flow)]
    }
    report(finding)
    return true
  }

  /// Where `selected` stands, in front of which the steps of a longer path belong.
  static func selectionStart(_ expression: Expression) -> Int? {
    switch expression {
    case .member(let node): node.name == "selected" ? node.nameRange.start : node.base.flatMap(selectionStart)
    case .name(let node): node.name == "selected" ? node.nameRange.start : nil
    default: nil
    }
  }

  private func hopFix(_ edits: [(TextRange, String)], _ title: String, _ path: [String], from flow: Flow) -> Fix {
    Fix(
      title: title, edits: edits.map { TextEdit(Location(file, $0.0), newText: $0.1) },
      isPreferred: isOnly(path, from: flow))
  }

  /// No value on the path is optional.
  func isStraight(_ path: [String], from flow: Flow) -> Bool {
    var current = flow
    for name in path {
      guard let type = current.step(named: name)?.valueType, type == type.unwrapped, let next = self.flow(of: type)
      else { return false }
      current = next
    }
    return true
  }

  /// No other step on the way holds the same flow.
  private func isOnly(_ path: [String], from flow: Flow) -> Bool {
    path.indices.allSatisfy { index in
      guard let current = end(of: path.prefix(index), from: flow),
        let type = current.step(named: path[index])?.valueType.unwrapped
      else { return false }
      return current.steps.count { $0.valueType.unwrapped == type } == 1
    }
  }

  private func end(of path: ArraySlice<String>, from flow: Flow) -> Flow? {
    path.reduce(flow) { flow, name in
      flow?.step(named: name).flatMap { self.flow(of: $0.valueType.unwrapped) }
    }
  }
}

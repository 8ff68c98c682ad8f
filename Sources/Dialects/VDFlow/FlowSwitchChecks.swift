/// `switch f.selected`, `if case .x = f.selected`: E1, E13, and which steps they show.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowVisitor {
  func check(_ node: SwitchStatement, at position: CodePosition) {
    let type = type(of: node.subject, at: position)
    guard let flow = selectedFlow(type) else {
      let patterns = node.cases.flatMap(\.items).map(\.pattern)
      understand(node.subject, type, by: patterns)
      matchParts(of: node.subject, with: patterns, at: position)
      return
    }
    understandSelection(node.subject)
    let isChained = FlowVisitorTypes.isChained(node.subject)
    var isOptional = isChained
    if case .optional = FlowVisitorTypes.held(type) { isOptional = true }
    var covered = Set<String>()
    var isSimple = !node.isIncomplete
    var hasDefault = false
    for item in node.cases {
      let screens = self.screens(in: item.statements, at: position)
      hasDefault = hasDefault || item.isDefault
      isSimple = isSimple && item.conditions.isEmpty
      for alternative in item.items {
        let matched = match(alternative.pattern, flow, isOptional: isOptional, at: position)
        switch matched {
        case .step(let name):
          if alternative.where == nil { covered.insert(name) } else { isSimple = false }
          present(.pattern, flow, name, screens: screens, item.range, at: position)
        case .everything: hasDefault = true
        case .unclear: isSimple = false
        }
      }
    }
    if hasDefault { result.opaqueFlows.insert(flow.id) }
    guard isSimple, !hasDefault, !isChained, isJudged(flow), position.conditions.isEmpty else { return }
    let wanted = flow.caseNames + (isOptional ? ["none"] : [])
    let missing = wanted.filter { !covered.contains($0) }
    if !missing.isEmpty { reportMissing(cases: missing, flow, node) }
  }

  /// `switch (r.selected, flag)`
  private func matchParts(of subject: Expression, with patterns: [Pattern], at position: CodePosition) {
    guard case .tuple(let parts) = subject, parts.elements.count > 1 else { return }
    for (index, part) in parts.elements.enumerated() {
      let type = type(of: part.value, at: position)
      guard let flow = selectedFlow(type) else { continue }
      var isOptional = FlowVisitorTypes.isChained(part.value)
      if case .optional = FlowVisitorTypes.held(type) { isOptional = true }
      for case .tuple(let elements) in patterns where elements.count == parts.elements.count {
        _ = match(elements[index].pattern, flow, isOptional: isOptional, at: position)
      }
    }
  }

  private func reportMissing(cases: [String], _ flow: Flow, _ node: SwitchStatement) {
    let names = cases.map { "'\($0)'" }.joined(separator: ", ")
    let plural = cases.count == 1 ? "step" : "steps"
    report(
      FlowMessages.error(
        "non-exhaustive-switch", node.subject.range,
        "'switch' over the selection of '\(flow.name)' misses the \(plural) \(names); add a case for each, or 'default'"
      ))
  }

  func check(_ condition: Condition, at position: CodePosition) {
    if case .expression(let tested) = condition { understandBoolean(tested) }
    guard case .binding(let pattern, _, let value?) = condition else { return }
    let type = type(of: value, at: position)
    guard let flow = selectedFlow(type) else {
      understand(value, type, by: [pattern])
      return
    }
    var isOptional = FlowVisitorTypes.isChained(value)
    if case .optional = FlowVisitorTypes.held(type) { isOptional = true }
    result.opaqueFlows.insert(flow.id)
    if case .step(let name) = match(pattern, flow, isOptional: isOptional, at: position) {
      present(.comparison, flow, name, value.range, at: position)
    }
  }

  private enum Matched {
    case step(String)
    case everything
    case unclear
  }

  private func match(_ pattern: Pattern, _ flow: Flow, isOptional: Bool, at position: CodePosition, depth: Int = 0)
    -> Matched
  {
    guard depth < 8 else { return .unclear }
    switch pattern {
    case .wildcard: return .everything
    case .identifier: return depth == 0 ? .everything : .unclear
    case .optional(let inner): return match(inner, flow, isOptional: false, at: position, depth: depth + 1)
    case .enumCase(let type, let name, let range, let arguments):
      if name == "some", isOptional, let only = arguments?.first {
        return match(only.pattern, flow, isOptional: false, at: position, depth: depth + 1)
      }
      guard arguments == nil || arguments?.isEmpty == true else { return .unclear }
      if type != nil, selectedFlow(type.map { resolver.resolve($0, in: position.scope.context) } ?? .unknown) == nil {
        // `Root.Steps.x` is no type that the sources declare.
        return flow.caseNames.contains(name) ? matched(name, range, flow, isOptional) : .unclear
      }
      return matched(name, range, flow, isOptional)
    case .expression(let expression): return match(expression, flow, isOptional: isOptional, at: position)
    case .tuple(let elements) where elements.count == 1:
      return match(elements[0].pattern, flow, isOptional: isOptional, at: position, depth: depth + 1)
    case .tuple, .cast: return .unclear
    }
  }

  private func match(_ expression: Expression, _ flow: Flow, isOptional: Bool, at position: CodePosition) -> Matched {
    switch expression {
    case .literal(let literal) where literal.kind == .nil: return .step("none")
    case .member(let node) where node.base == nil: return matched(node.name, node.nameRange, flow, isOptional)
    case .unary(let node) where node.kind == .optionalChain:
      return match(node.operand, flow, isOptional: false, at: position)
    case .call(let call):
      guard case .member(let node) = call.callee, node.base == nil, node.name == "some", let only = call.arguments.first
      else { return .unclear }
      return match(only.value, flow, isOptional: false, at: position)
    default: return writtenCase(expression, at: position).map { .step($0) } ?? .unclear
    }
  }

  private func matched(_ name: String, _ range: TextRange, _ flow: Flow, _ isOptional: Bool) -> Matched {
    if name.isEmpty { return .unclear }
    return caseUse(name, range, flow, isOptional: isOptional, call: nil).map { .step($0) } ?? .unclear
  }
}

enum FlowVisitorTypes {
  /// Whether `?` stands somewhere on a chain, so that its value is optional, or optional once more.
  static func isChained(_ expression: Expression) -> Bool {
    var current = expression
    for _ in 0..<64 {
      switch current {
      case .unary(let node):
        if node.kind == .optionalChain { return true }
        current = node.operand
      case .member(let node):
        guard let base = node.base else { return false }
        current = base
      case .call(let node): current = node.callee
      case .subscripted(let node): current = node.base
      case .attempt(let node):
        if node.kind == .tryOptional { return true }
        current = node.operand
      case .tuple(let node) where node.elements.count == 1: current = node.elements[0].value
      default: return false
      }
    }
    return false
  }

  /// What is held by a binding or another wrapper; optionality stays.
  static func held(_ type: Type) -> Type {
    if let bound = type.boundType { return held(bound) }
    if let loose = type.looseType { return held(loose) }
    return type
  }
}

/// Evaluates what a route enum says about each of its cases: `action`, `attachCoordinator`, `title`.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCRouteFactsReader {
  let route: SUCEnum
  let file: FileID

  /// The facts of one declaration or extension; nil where it has none of the properties.
  func read(_ members: [Declaration]) -> SUCRouteFacts? {
    var facts = SUCRouteFacts(owner: route.id, actions: nil, attaches: nil, titles: [:], file: file)
    var found = false
    for case .variable(let node) in members {
      for binding in node.bindings {
        guard let name = binding.name?.text, let body = getter(binding) else { continue }
        switch name {
        case "action":
          facts.actions = evaluateAll(body, node) { action($0) ?? .unknown } ?? [:]
          found = true
        case "attachCoordinator":
          facts.attaches = attachments(body, node)
          found = true
        case "title":
          for item in route.cases { facts.titles[item.name] = title(result(body, item.name)) }
          found = true
        default: break
        }
      }
    }
    return found ? facts : nil
  }

  /// Where a property gives back `nil` for some case.
  func nilRanges(in binding: VariableDeclaration.Binding) -> [TextRange] {
    guard let body = getter(binding) else { return [] }
    return route.cases.reduce(into: []) { ranges, item in
      guard case .literal(let node)? = result(body, item.name), node.kind == .nil, !ranges.contains(node.range) else {
        return
      }
      ranges.append(node.range)
    }
  }

  private func evaluateAll<Value>(
    _ body: [Statement], _ node: VariableDeclaration, _ value: (Expression) -> Value
  ) -> [String: Value]? {
    guard node.head.conditions.isEmpty else { return nil }
    var values: [String: Value] = [:]
    for item in route.cases {
      if let expression = result(body, item.name) { values[item.name] = value(expression) }
    }
    return values
  }

  private func attachments(_ body: [Statement], _ node: VariableDeclaration) -> [String: Bool?] {
    var values: [String: Bool?] = [:]
    for item in route.cases {
      guard node.head.conditions.isEmpty, let expression = result(body, item.name) else { continue }
      values[item.name] = .some(holds(expression, item.name))
    }
    return values
  }

  private func getter(_ binding: VariableDeclaration.Binding) -> [Statement]? {
    if let body = binding.accessors.first(where: { $0.kind == .get })?.body { return body.statements }
    return binding.value.map { [.expression($0)] }
  }

  // MARK: Control flow

  /// The expression that a body gives back for one case; nil where it cannot be told.
  func result(_ statements: [Statement], _ name: String, depth: Int = 0) -> Expression? {
    guard depth < 16 else { return nil }
    for statement in statements {
      switch statement {
      case .return(let value, _): return value.flatMap { settled($0, name, depth) }
      case .expression(let value):
        guard statements.count == 1 else { continue }
        return settled(value, name, depth)
      case .switch(let node):
        guard let branch = branch(node, name) else { return nil }
        if let value = result(branch, name, depth: depth + 1) { return value }
        // A branch that gives nothing back either cannot be told or goes on behind.
        if ends(branch) { return nil }
      case .if(let node):
        guard let branch = branch(node, name) else { return nil }
        if let value = result(branch, name, depth: depth + 1) { return value }
        if ends(branch) { return nil }
      case .guard(let node):
        guard let passes = holds(node.conditions, name) else { return nil }
        if !passes { return result(node.body.statements, name, depth: depth + 1) }
      case .declaration, .jump: continue
      default: return nil
      }
    }
    return nil
  }

  private func settled(_ value: Expression, _ name: String, _ depth: Int) -> Expression? {
    switch value {
    case .control(let node): result([node.statement], name, depth: depth + 1)
    case .tuple(let node) where node.elements.count == 1 && depth < 16:
      settled(node.elements[0].value, name, depth + 1)
    case .ternary(let node) where depth < 16:
      holds(node.condition, name).map { settled($0 ? node.first : node.second, name, depth + 1) } ?? value
    default: value
    }
  }

  private func ends(_ statements: [Statement]) -> Bool {
    !statements.allSatisfy { statement in
      switch statement {
      case .jump(let name, _): name == "break"
      case .expression, .declaration: true
      default: false
      }
    }
  }

  /// The body that runs for one case of `self`.
  private func branch(_ node: SwitchStatement, _ name: String) -> [Statement]? {
    guard case .name(let subject) = ReceiverChain.stripped(node.subject), subject.name == "self" else { return nil }
    for item in node.cases {
      if !item.conditions.isEmpty { return nil }
      if item.isDefault { return item.statements }
      for alternative in item.items {
        guard let matches = matches(alternative.pattern, name) else { return nil }
        if matches { return alternative.where == nil ? item.statements : nil }
      }
    }
    return nil
  }

  /// The body that runs for one case of `self`; empty where none does.
  private func branch(_ node: IfStatement, _ name: String) -> [Statement]? {
    for link in node.chain {
      guard let holds = holds(link.conditions, name) else { return nil }
      if holds { return link.body.statements }
    }
    return node.elseBody?.statements ?? []
  }

  // MARK: Conditions

  /// Whether a pattern takes a case whatever its payload is.
  private func matches(_ pattern: Pattern, _ name: String) -> Bool? {
    switch SwitchCoverage.bare(pattern) {
    case .enumCase(_, let matched, _, let arguments):
      guard route.case(matched) != nil else { return nil }
      if matched != name { return false }
      return (arguments ?? []).allSatisfy { SwitchCoverage.isIrrefutable($0.pattern) } ? true : nil
    case .wildcard, .identifier: return true
    default: return nil
    }
  }

  private func holds(_ conditions: [Condition], _ name: String) -> Bool? {
    let answers = conditions.map { condition -> Bool? in
      switch condition {
      case .expression(let value): holds(value, name)
      case .binding(let pattern, _, .name(let subject)?): subject.name == "self" ? matches(pattern, name) : nil
      case .binding, .availability: nil
      }
    }
    if answers.contains(false) { return false }
    return answers.contains(nil) ? nil : true
  }

  /// `true`, `self == .list`, `!(self != .list)`
  private func holds(_ value: Expression, _ name: String) -> Bool? {
    switch value {
    case .literal(let node): return node.kind == .boolean ? node.text == "true" : nil
    case .tuple(let node): return node.elements.count == 1 ? holds(node.elements[0].value, name) : nil
    case .unary(let node):
      guard case .prefix("!") = node.kind else { return nil }
      return holds(node.operand, name).map { !$0 }
    case .sequence(let node):
      guard node.operators.count == 1, let sign = node.operators.first, sign == "==" || sign == "!=" else { return nil }
      let names = node.operands.compactMap(caseName)
      let hasSelf = node.operands.contains { operand in
        if case .name(let node) = operand { node.name == "self" } else { false }
      }
      guard hasSelf, names.count == 1, route.case(names[0]) != nil else { return nil }
      return (names[0] == name) == (sign == "==")
    default: return nil
    }
  }

  private func caseName(_ expression: Expression) -> String? {
    guard case .member(let node) = expression else { return nil }
    return node.name
  }

  // MARK: Values

  private func action(_ value: Expression) -> SUCRouteFacts.Action? {
    switch value {
    case .literal(let node): return node.kind == .nil ? SUCRouteFacts.Action.none : nil
    case .call(let call):
      guard case .member(let node) = call.callee else { return nil }
      return action(named: node.name)
    case .member(let node): return action(named: node.name)
    case .ternary(let node):
      let first = action(node.first)
      return first == action(node.second) ? first : nil
    default: return nil
    }
  }

  private func action(named name: String) -> SUCRouteFacts.Action? {
    switch name {
    case "push": .push
    case "present": .present
    case "none": SUCRouteFacts.Action.none
    default: nil
    }
  }

  private func title(_ value: Expression?) -> String? {
    guard case .literal(let node)? = value, node.kind == .string, node.interpolations.isEmpty else { return nil }
    return node.text
  }
}

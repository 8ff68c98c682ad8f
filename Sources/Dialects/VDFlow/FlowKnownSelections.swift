/// Which step is known to be selected where: what tests of a selection say about the code that runs behind them.

import Facts
import Semantics
import SourceText

/// A step for which code asks whether it is selected.
struct TestedStep: Hashable, Sendable {
  var flow: NominalID
  var step: String
}

/// In a range the step is selected; or it is not, and is one less that may be.
struct KnownSelection {
  var tested: TestedStep
  var isExcluded = false
  var range: TextRange
  var body: FlowBody
}

/// What conditions ask.
private struct SelectionTests {
  var asked = Set<TestedStep>()
  /// Those of which they ask whether another is selected.
  var denied = Set<TestedStep>()
}

extension VDFlowVisitor {
  /// The outcome of a test holds in its own branch, and behind it where the other branch leaves.
  func noteKnownSelections(_ statement: Statement, at position: CodePosition) {
    switch statement {
    case .if(let node): noteKnown(node, at: position)
    case .guard(let node):
      statementLists.append(node.body.range)
      let tests = tests(node.conditions, at: position)
      know(tests, hold: true, in: rest(behind: node.range), at: position)
      know(tests, hold: false, in: node.body.range, at: position)
    case .while(let node):
      statementLists.append(node.body.range)
      know(tests(node.conditions, at: position), hold: true, in: node.body.range, at: position)
    case .switch(let node): noteKnown(node, at: position)
    case .for(let node): statementLists.append(node.body.range)
    case .repeat(let node): statementLists.append(node.body.range)
    case .do(let node): statementLists.append(node.body.range)
    default: break
    }
  }

  /// `precondition(r.selected == .list)` holds in what follows.
  func noteKnownSelections(_ call: CallExpression, _ name: String, at position: CodePosition) {
    guard name == "precondition" || name == "assert", let first = call.arguments.first,
      resolver.globals(named: name).isEmpty
    else { return }
    know(tests([.expression(first.value)], at: position), hold: true, in: rest(behind: call.range), at: position)
  }

  private func noteKnown(_ node: IfStatement, at position: CodePosition) {
    let behind = rest(behind: node.range)
    var current: IfStatement? = node
    while let node = current {
      current = nil
      statementLists.append(node.body.range)
      let tests = tests(node.conditions, at: position)
      know(tests, hold: true, in: node.body.range, at: position)
      if VDFlowVisitor.leaves(node.body.statements) { know(tests, hold: false, in: behind, at: position) }
      switch node.alternative {
      case .else(let block):
        statementLists.append(block.range)
        know(tests, hold: false, in: block.range, at: position)
        if VDFlowVisitor.leaves(block.statements) { know(tests, hold: true, in: behind, at: position) }
      case .elseIf(let other):
        know(tests, hold: false, in: other.range, at: position)
        current = other
      case nil: break
      }
    }
  }

  /// Behind a `switch` the steps are known of those cases that do not leave.
  private func noteKnown(_ node: SwitchStatement, at position: CodePosition) {
    for item in node.cases { statementLists.append(item.range) }
    let flows = selectedFlows(in: node.subject, at: position)
    let listed = node.cases.flatMap(\.items).flatMap { VDFlowVisitor.caseNames(in: $0.pattern) }
    for item in node.cases {
      let names = item.items.flatMap { VDFlowVisitor.caseNames(in: $0.pattern) }
      var tested = TestedStep.all(names, of: flows)
      if item.isDefault { tested.formUnion(TestedStep.remaining(without: Set(listed), of: flows)) }
      for filter in item.items.compactMap(\.where) { tested.formUnion(testedSteps(in: filter, at: position)) }
      if tested.isEmpty { continue }
      know(tested, in: item.range, at: position)
      let leaves = VDFlowVisitor.leaves(item.statements, isCase: true)
      know(tested, isExcluded: leaves, in: rest(behind: node.range), at: position)
    }
  }

  /// `r.selected == .list ? a : b`
  func noteKnownSelections(_ node: TernaryExpression, at position: CodePosition) {
    let tests = tests([.expression(node.condition)], at: position)
    know(tests, hold: true, in: node.first.range, at: position)
    know(tests, hold: false, in: node.second.range, at: position)
  }

  private func know(_ tests: SelectionTests, hold: Bool, in range: TextRange, at position: CodePosition) {
    know(hold ? tests.asked : tests.denied, in: range, at: position)
    know(hold ? tests.denied : tests.asked.subtracting(tests.denied), isExcluded: true, in: range, at: position)
  }

  func know(_ tested: Set<TestedStep>, isExcluded: Bool = false, in range: TextRange, at position: CodePosition) {
    for tested in tested {
      knownSelections.append(
        KnownSelection(tested: tested, isExcluded: isExcluded, range: range, body: body(position)))
    }
  }

  /// Those that tests around a place name, and of a flow the one that they leave.
  func knownSteps(at position: CodePosition, in range: TextRange) -> Set<TestedStep> {
    if knownSelections.isEmpty { return [] }
    let body = body(position)
    let around = knownSelections.filter { $0.range.contains(range) && $0.body == body }
    let excluded = Set(around.filter(\.isExcluded).map(\.tested))
    return Set(around.filter { !$0.isExcluded }.map(\.tested)).union(remaining(without: excluded))
  }

  /// To the end of the innermost statement list; a function's own is told apart by its body.
  func rest(behind range: TextRange) -> TextRange {
    TextRange(range.end, statementLists.last { $0.contains(range) }?.end ?? .max)
  }

  /// `break` ends a case, but leaves what is around any other list.
  private static func leaves(_ statements: [Statement], isCase: Bool = false) -> Bool {
    switch statements.last {
    case .return, .throw: return true
    case .jump(let name, _): return name == "continue" || (name == "break" && !isCase)
    case .expression(.call(let call)):
      guard case .name(let node) = call.callee else { return false }
      return ["fatalError", "preconditionFailure"].contains(node.name)
    default: return false
    }
  }

  // MARK: Tests

  private func tests(_ conditions: [Condition], at position: CodePosition) -> SelectionTests {
    var tests = SelectionTests()
    for (condition, position) in position.scoped(conditions) {
      switch condition {
      case .expression(let expression):
        let tested = testedSteps(in: expression, at: position)
        tests.asked.formUnion(tested)
        if VDFlowVisitor.denies(expression) { tests.denied.formUnion(tested) }
      case .binding(let pattern, _, let value?):
        let names = VDFlowVisitor.caseNames(in: pattern)
        if names.isEmpty { continue }
        tests.asked.formUnion(TestedStep.all(names, of: selectedFlows(in: value, at: position)))
      case .binding, .availability: break
      }
    }
    return tests
  }

  /// What is left where all other steps have been denied.
  private func remaining(without denied: Set<TestedStep>) -> Set<TestedStep> {
    if denied.isEmpty { return [] }
    let flows = Set(denied.map(\.flow)).compactMap { flow(of: .nominal($0, [])) }
    return TestedStep.remaining(without: Set(denied.map(\.step)), of: flows)
  }

  private static func denies(_ expression: Expression) -> Bool {
    var found = false
    ExpressionWalk.visit(expression) { part in
      switch part {
      case .sequence(let node): found = found || node.operators.contains("!=")
      case .unary(let node): found = found || node.kind == .prefix("!")
      case .literal(let node): found = found || node.text == "false"
      default: break
      }
    }
    return found
  }

  /// Names of cases anywhere in a pattern.
  static func caseNames(in pattern: Pattern) -> [String] { namedCases(in: pattern).map(\.name) }

  static func namedCases(in pattern: Pattern, depth: Int = 0) -> [(name: String, range: TextRange)] {
    guard depth < 16 else { return [] }
    switch pattern {
    case .optional(let inner): return namedCases(in: inner, depth: depth + 1)
    case .enumCase(_, let name, let range, let arguments):
      return [(name, range)] + (arguments ?? []).flatMap { namedCases(in: $0.pattern, depth: depth + 1) }
    case .tuple(let elements): return elements.flatMap { namedCases(in: $0.pattern, depth: depth + 1) }
    case .expression(let expression):
      var cases: [(name: String, range: TextRange)] = []
      ExpressionWalk.visit(expression) { part in
        if case .member(let node) = part { cases.append((node.name, node.nameRange)) }
      }
      return cases
    case .wildcard, .identifier, .cast: return []
    }
  }
}

extension TestedStep {
  static func all(_ names: [String], of flows: [Flow]) -> Set<TestedStep> {
    var found = Set<TestedStep>()
    for flow in flows {
      for name in names where flow.step(named: name) != nil { found.insert(TestedStep(flow: flow.id, step: name)) }
    }
    return found
  }

  /// The only step that a flow has beside others, the choice of none left out.
  static func remaining(without others: Set<String>, of flows: [Flow]) -> Set<TestedStep> {
    var found = Set<TestedStep>()
    for flow in flows {
      let left = flow.caseNames.filter { !others.contains($0) }
      if left.count == 1, let step = left.first { found.insert(TestedStep(flow: flow.id, step: step)) }
    }
    return found
  }
}

/// Names like those of steps and reads of `selected` whose flow cannot be known, and what the code around them still
/// says.

import Facts
import RouteGraph
import Semantics
import SourceText

extension VDFlowVisitor {
  // MARK: Names of steps

  /// `.home`, `x.flow.$home` and the names in front of it, `x.tab.selected`: where nothing says which flow they belong
  /// to, it may be any.
  func noteUnplaced(_ node: MemberExpression, at position: CodePosition) {
    guard let base = node.base else {
      if placedMembers[ObjectIdentifier(node)] == nil { noteUnplaced(node.name, node.nameRange) }
      return
    }
    guard node.name.hasPrefix("$") || node.name == "selected",
      FlowBase.strip(type(of: base, at: position)).type.isUnknown
    else { return }
    if node.name != "selected" { noteUnplaced(String(node.name.dropFirst()), node.nameRange.withoutPrefix()) }
    for hop in path(base, at: position).hops { noteUnplaced(hop.name, hop.range) }
  }

  private func noteUnplaced(_ name: String, _ range: TextRange) {
    if model.stepNames.contains(name) { unplaced.append((name, range)) }
  }

  func notePossible(step name: String, _ range: TextRange) {
    if model.stepNames.contains(name) { result.possibleSteps[name, default: []].insert(range) }
  }

  /// What has been found to be a step of some flow is none of another.
  func notePossibleSteps() {
    if unplaced.isEmpty { return }
    let known = Set(result.occurrences.map(\.range))
    for item in unplaced where !known.contains(item.range) { notePossible(step: item.name, item.range) }
  }

  /// The place of an expression takes a type that is known.
  func place(_ expression: Expression, _ type: Type) {
    switch type.unwrapped {
    case .unknown, .parameter, .constrained: return
    case .nominal, .external, .tuple, .function, .metatype, .optional: break
    }
    for value in VDFlowVisitor.values(of: expression) {
      var callee = value
      if case .call(let call) = value { callee = call.callee }
      if case .member(let node) = callee { placedMembers[ObjectIdentifier(node)] = type }
      if let node = VDFlowVisitor.selectionRead(value) { place(selection: node, type) }
    }
  }

  private func place(selection node: MemberExpression, _ type: Type) {
    if let flow = selectedFlow(type) {
      understoodSelections.insert(ObjectIdentifier(node))
      result.opaqueFlows.insert(flow.id)
    } else if isPlain(type.unwrapped) {
      understoodSelections.insert(ObjectIdentifier(node))
    }
  }

  /// A type that no selection is of.
  private func isPlain(_ type: Type) -> Bool {
    switch type {
    case .nominal(let id, _): model.stepsTypes[id] == nil && resolver.isFullyKnown(id) && !resolver.info(id).isProtocol
    case .external(let name, let arguments): arguments.isEmpty && Platform.concreteValueTypes.contains(name)
    default: false
    }
  }

  // MARK: Reads of `selected`

  /// The member `selected` at the end of an expression.
  static func selectionRead(_ expression: Expression) -> MemberExpression? {
    var current = expression
    for _ in 0..<16 {
      switch current {
      case .member(let node): return node.name == "selected" && node.base != nil ? node : nil
      case .tuple(let node) where node.elements.count == 1: current = node.elements[0].value
      case .unary(let node): current = node.operand
      default: return nil
      }
    }
    return nil
  }

  /// A condition, or a part of one, is a `Bool`.
  func understandBoolean(_ expression: Expression) {
    guard let node = VDFlowVisitor.selectionRead(expression) else { return }
    understoodSelections.insert(ObjectIdentifier(node))
  }

  /// `x.selected == .home` is a selection of a flow with that step; `x.selected == 1` is none.
  func understandComparison(_ expression: Expression, with other: Expression) {
    guard let node = VDFlowVisitor.selectionRead(expression) else { return }
    switch other {
    case .literal(let literal) where literal.kind != .nil: understoodSelections.insert(ObjectIdentifier(node))
    case .member(let step) where step.base == nil && !step.name.isEmpty && step.name != "none":
      comparedSteps[ObjectIdentifier(node), default: []].insert(step.name)
    default: break
    }
  }

  /// What `switch` and `if case` compare with.
  func understand(_ subject: Expression, _ type: Type, by patterns: [Pattern]) {
    let cases = patterns.flatMap { VDFlowVisitor.namedCases(in: $0) }.filter {
      !["some", "none", ""].contains($0.name)
    }
    if type.isUnknown { for item in cases { notePossible(step: item.name, item.range) } }
    guard let node = VDFlowVisitor.selectionRead(subject) else { return }
    comparedSteps[ObjectIdentifier(node), default: []].formUnion(cases.map(\.name))
  }

  /// `filter { $0.selected }`, `Toggle("a", isOn: $x.selected)`
  func understandArguments(of call: CallExpression, at position: CodePosition) {
    for argument in call.arguments {
      switch argument.value {
      case .closure(let closure):
        guard VDFlowVisitor.isPredicate(argument, of: call), closure.statements.count == 1,
          case .expression(let only)? = closure.statements.first
        else { continue }
        understandBoolean(only)
      case .unary, .member:
        guard argument.label == "isOn" || argument.label == "isPresented",
          typer.callees(of: call, in: position.scope).isEmpty
        else { continue }
        understandBoolean(argument.value)
      default: continue
      }
    }
  }

  /// What the standard library's functions ask of each element, they want answered by a `Bool`.
  static func isPredicate(_ argument: Argument, of call: CallExpression) -> Bool {
    guard case .member(let node) = call.callee else { return false }
    switch argument.label {
    case "where", nil: return predicates.contains(node.name)
    default: return false
    }
  }

  private static let predicates: Set<String> = [
    "filter", "contains", "first", "firstIndex", "last", "lastIndex", "allSatisfy", "removeAll", "count",
  ]

  /// `x.selected = .home`, where nothing says what `x` is.
  func listUnknownSelection(_ node: AssignmentExpression, at position: CodePosition) {
    guard case .member(let target) = node.target, target.name == "selected", let base = target.base,
      type(of: base, at: position).isUnknown, resolver.names.sees("VDFlow", from: file),
      case .member(let value) = node.value, value.base == nil, model.stepNames.contains(value.name)
    else { return }
    listUnresolved(
      "selected", receiver: nil, route: value.name, value.nameRange, reason: "the receiver's type is not known")
  }
}

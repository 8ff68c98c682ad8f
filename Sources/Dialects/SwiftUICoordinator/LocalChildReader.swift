/// Children that only a local constant holds: whoever starts one and lets it go may lose it at once (R13).

import Facts
import RouteGraph
import Semantics
import SourceText

struct LocalChildReader {
  let visitor: SUCVisitor

  init(_ visitor: SUCVisitor) { self.visitor = visitor }

  func read(_ node: VariableDeclaration, at position: CodePosition) {
    guard position.closureDepth == 0, let function = visitor.functions[position.owner.nameRange.start],
      let body = function.body, position.conditions.isEmpty
    else { return }
    for binding in node.bindings {
      guard let name = binding.name, let value = binding.value,
        let id = visitor.typer.type(of: value, in: position.scope).nominalID, visitor.model.coordinators[id] != nil,
        visitor.isPartOfApp(position, name.range)
      else { continue }
      let (isMade, factory) = maker(value)
      guard isMade else { continue }
      var uses = LocalUses(name: name.text)
      uses.collect(body.statements)
      guard uses.isStarted, !uses.isKept else { continue }
      visitor.result.localChildren.append(
        SUCLocalChild(
          coordinator: id, name: name.text, range: name.range, factory: factory, parent: position.owner.type,
          isAdded: uses.isAdded))
    }
  }

  /// Made on the spot: anything else may be held by whoever made it. The name of the factory where one makes it.
  private func maker(_ value: Expression) -> (isMade: Bool, factory: String?) {
    guard case .call(let call) = value else { return (false, nil) }
    if ConstructionFinder.constructedType(call) != nil { return (true, nil) }
    guard case .member(let node) = call.callee, node.name.hasPrefix("make") else { return (false, nil) }
    return (true, node.name)
  }
}

/// What a function does with one of its locals.
private struct LocalUses {
  let name: String
  var isStarted = false
  /// Handed on, returned, assigned or captured: something else may hold it.
  var isKept = false
  var isAdded = false

  private static let operations: Set<String> = [
    "start", "show", "append", "set", "handle", "pop", "popToRoot", "dismiss",
  ]

  init(name: String) { self.name = name }

  mutating func collect(_ statements: [Statement]) {
    var total = 0
    var harmless = 0
    var started = false
    var isCaptured = false
    ExpressionWalk.visit(statements) { expression in
      switch expression {
      case .name(let node): if node.name == name { total += 1 }
      case .closure(let closure): if mentions(closure) { isCaptured = true }
      case .call(let call):
        if isReceiver(call) {
          harmless += 1
          started = true
        } else if isAddition(call) {
          harmless += 1
          isAdded = true
        }
      default: break
      }
    }
    isStarted = started
    isKept = isCaptured || total > harmless
  }

  private func mentions(_ closure: ClosureExpression) -> Bool {
    var found = false
    ExpressionWalk.visit(closure.statements) { expression in
      if case .name(let node) = expression, node.name == name { found = true }
    }
    return found
  }

  private func isReceiver(_ call: CallExpression) -> Bool {
    guard case .member(let node) = call.callee, LocalUses.operations.contains(node.name), let base = node.base,
      case .name(let receiver) = base
    else { return false }
    return receiver.name == name
  }

  /// `add(child: c)`, which holds weakly before 3.0.
  private func isAddition(_ call: CallExpression) -> Bool {
    guard call.arguments.count == 1, call.arguments[0].label == "child",
      case .name(let argument) = call.arguments[0].value
    else { return false }
    return argument.name == name
  }
}

/// What `handle` does whatever the action is: code that mentions none may still react to all of them.

import Facts
import Semantics

struct SUCOtherWork {
  let logging: LoggingCalls

  static let traps: Set<String> = ["fatalError", "preconditionFailure", "assertionFailure"]

  /// Whether statements do something: call what does not just log or trap, or assign.
  func isDone(by statements: [Statement], depth: Int = 0) -> Bool {
    guard depth < 16 else { return true }
    return statements.contains { statement in
      switch statement {
      case .expression(let expression): isDone(by: expression, depth)
      case .return(let value?, _): isDone(by: value, depth)
      case .if(let node): node.bodies.contains { isDone(by: $0.statements, depth: depth + 1) }
      case .guard(let node): isDone(by: node.body.statements, depth: depth + 1)
      case .switch(let node): node.cases.contains { isDone(by: $0.statements, depth: depth + 1) }
      case .for(let node): isDone(by: node.body.statements, depth: depth + 1)
      case .while(let node): isDone(by: node.body.statements, depth: depth + 1)
      case .repeat(let node): isDone(by: node.body.statements, depth: depth + 1)
      case .do(let node): isDone(by: node.body.statements, depth: depth + 1)
      case .defer(let block, _): isDone(by: block.statements, depth: depth + 1)
      case .conditional: true
      case .declaration, .return, .throw, .jump: false
      }
    }
  }

  private func isDone(by expression: Expression, _ depth: Int) -> Bool {
    switch ReceiverChain.stripped(expression) {
    case .call(let call):
      if case .name(let node) = call.callee, SUCOtherWork.traps.contains(node.name) { return false }
      return !logging.contains(call)
    case .assignment(let node):
      if case .name(let target) = node.target, target.name == "_" { return isDone(by: node.value, depth) }
      return true
    case .control(let node): return isDone(by: [node.statement], depth: depth + 1)
    case .ternary(let node): return isDone(by: node.first, depth) || isDone(by: node.second, depth)
    default: return false
    }
  }

  // MARK: Another parent

  /// Whether a local variable is called `parent` and is not the coordinator's own.
  static func bindsParent(_ statements: [Statement], depth: Int = 0) -> Bool {
    guard depth < 16 else { return true }
    return statements.contains { statement in
      switch statement {
      case .declaration(.variable(let node)):
        node.bindings.contains { $0.name?.text == "parent" && !isOwnParent($0.value) }
      case .if(let node):
        node.allConditions.joined().contains(where: bindsParent)
          || node.bodies.contains { bindsParent($0.statements, depth: depth + 1) }
      case .guard(let node): node.conditions.contains(where: bindsParent)
      case .switch(let node): node.cases.contains { bindsParent($0.statements, depth: depth + 1) }
      case .do(let node): bindsParent(node.body.statements, depth: depth + 1)
      default: false
      }
    }
  }

  /// `if let parent`, `guard let parent = self.parent` bind the property's value.
  private static func bindsParent(_ condition: Condition) -> Bool {
    guard case .binding(let pattern, _, let value?) = condition else { return false }
    var names: [String] = []
    pattern.eachName { name, _ in names.append(name) }
    return names.contains("parent") && !isOwnParent(value)
  }

  private static func isOwnParent(_ value: Expression?) -> Bool {
    guard let value else { return false }
    var plain = ReceiverChain.stripped(value)
    if case .cast(let node) = plain { plain = ReceiverChain.stripped(node.operand) }
    switch plain {
    case .name(let node): return node.name == "parent"
    case .member(let node):
      guard node.name == "parent", case .name(let base)? = node.base else { return false }
      return base.name == "self"
    default: return false
    }
  }
}

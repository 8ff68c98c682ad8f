/// What a body does with a coordinator that it has in a constant of its own.

import Facts
import Semantics

struct XCLocalUse {
  /// Handed to something that may keep it.
  private(set) var isKept = false
  /// Made the root of a window.
  private(set) var isRoot = false
  /// Triggered, directly or by a transition: the case's name where it is written.
  private(set) var target: String??
  /// Of its own functions.
  private(set) var calledMethods = Set<String>()

  private let name: String

  init(_ name: String, in statements: [Statement]) {
    self.name = name
    ExpressionWalk.visit(statements, { note($0) }) { declaration in
      guard case .variable(let node) = declaration else { return }
      for binding in node.bindings { if let value = binding.value, isName(value) { isKept = true } }
    }
    for expression in Returns.expressions(in: statements) where isName(expression) { isKept = true }
  }

  private func isName(_ expression: Expression) -> Bool {
    guard case .name(let node) = XCVisitor.plain(expression) else { return false }
    return node.name == name
  }

  private mutating func note(_ expression: Expression) {
    switch expression {
    case .call(let call): note(call)
    case .assignment(let node): if isName(node.value) { isKept = true }
    case .cast(let node): if isName(node.operand) { isKept = true }
    case .array(let node): if node.elements.contains(where: isName) { isKept = true }
    case .dictionary(let node): if node.elements.contains(where: { isName($0.value) }) { isKept = true }
    case .tuple(let node):
      if node.elements.count > 1, node.elements.contains(where: { isName($0.value) }) { isKept = true }
    case .closure(let node):
      ExpressionWalk.visit(node.statements) { inner in
        if case .name(let mention) = inner, mention.name == name { isKept = true }
      }
    case .sequence(let node): if node.operands.contains(where: isName) { isKept = true }
    case .ternary(let node): if isName(node.first) || isName(node.second) { isKept = true }
    default: break
    }
  }

  private mutating func note(_ call: CallExpression) {
    guard let (operation, _) = XCSiteReader.operation(call) else { return }
    for argument in call.arguments where isName(argument.value) {
      if argument.label == "on", operation == "trigger" || operation == "route" {
        target = .some(XCLocalUse.caseName(call))
      } else {
        isKept = true
      }
    }
    guard case .member(let member) = call.callee, let base = member.base, isName(base) else { return }
    if operation == "trigger" || operation == "contextTrigger" { target = .some(XCLocalUse.caseName(call)) }
    if operation == "setRoot" { isRoot = true }
    calledMethods.insert(operation)
  }

  private static func caseName(_ call: CallExpression) -> String? {
    call.arguments.first.flatMap { XCVisitor.caseMember($0.value)?.name }
  }
}

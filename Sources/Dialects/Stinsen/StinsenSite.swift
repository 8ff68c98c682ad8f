/// One call of an operation, taken apart.

import Facts
import Semantics
import SourceText

struct StinsenSite {
  let call: CallExpression
  let operation: StinsenOperation
  let nameRange: TextRange
  /// Nil for an implicit `self`.
  let base: Expression?
  let position: CodePosition
  /// The key paths that its argument can be; empty where the operation takes none.
  let alternatives: [KeyPathAlternative]

  init(
    call: CallExpression, operation: StinsenOperation, nameRange: TextRange, base: Expression?,
    position: CodePosition, _ resolver: Resolver
  ) {
    self.call = call
    self.operation = operation
    self.nameRange = nameRange
    self.base = base
    self.position = position
    alternatives =
      operation.takesRoute
      ? call.arguments.first.map { KeyPathAlternatives.of($0.value, in: position.scope, resolver) } ?? [] : []
  }

  /// Behind the key path, in parentheses and without a label.
  var plainInput: Argument? { call.arguments.dropFirst().first { $0.label == nil && !$0.isTrailing } }
  /// An unlabelled closure behind the parentheses.
  var trailingClosure: Argument? { call.arguments.dropFirst().first { $0.label == nil && $0.isTrailing } }
  var onDismiss: Argument? { call.arguments.first { $0.label == "onDismiss" } }
  var comparator: Argument? { call.arguments.first { $0.label == "comparator" } }

  /// The input, given what the route takes: a trailing closure is one only where the route takes a function.
  func input(for expected: Type) -> Argument? {
    if let plainInput { return plainInput }
    guard operation == .route, let closure = trailingClosure else { return nil }
    if case .function = expected.unwrapped { return closure }
    return nil
  }

  /// The comparator of root-class operations and `focusFirst` may trail.
  var effectiveComparator: Argument? {
    if let comparator { return comparator }
    return operation == .route ? nil : trailingClosure
  }

  var scope: Scope { position.scope }
}

/// Looks back along a chain.
enum ReceiverChain {
  /// Without parentheses, `try`, `?`, `!` and casts to the same.
  static func stripped(_ expression: Expression) -> Expression {
    var current = expression
    for _ in 0..<64 {
      switch current {
      case .tuple(let node) where node.elements.count == 1: current = node.elements[0].value
      case .attempt(let node): current = node.operand
      case .unary(let node) where node.kind == .optionalChain || node.kind == .forceUnwrap: current = node.operand
      default: return current
      }
    }
    return current
  }

  /// The expression in front of any number of `.child`.
  static func beforeChild(_ expression: Expression) -> Expression {
    var current = stripped(expression)
    for _ in 0..<16 {
      guard case .member(let node) = current, node.name == "child", let base = node.base else { return current }
      current = stripped(base)
    }
    return current
  }

  /// Whether what a call is asked of ends with a link of another clause of an `#if`: the call may go on from what is in
  /// front of them.
  static func followsAnotherClause(_ call: CallExpression, in file: FileID, _ names: NameTable) -> Bool {
    guard case .member(let own) = call.callee, let base = own.base else { return false }
    return followsAnotherClause(own.nameRange, base, in: file, names)
  }

  /// The same of a link and what stands in front of it.
  static func followsAnotherClause(
    _ own: TextRange, _ base: Expression, in file: FileID, _ names: NameTable
  ) -> Bool {
    var link = stripped(base)
    if case .call(let before) = link { link = before.callee }
    guard case .member(let before) = link else { return false }
    return names.isLinkOfAnotherClause(before.nameRange, than: own, in: file)
  }

  /// Operation and call, where an expression is one.
  static func operation(_ expression: Expression) -> (
    operation: StinsenOperation, call: CallExpression, base: Expression?
  )? {
    guard case .call(let call) = expression else { return nil }
    switch call.callee {
    case .member(let node):
      guard let operation = StinsenOperation(named: node.name), let base = node.base else { return nil }
      return (operation, call, base)
    case .name(let node):
      guard let operation = StinsenOperation(named: node.name) else { return nil }
      return (operation, call, nil)
    default: return nil
    }
  }

  /// The receiver as a name: `router`, `self.router` and `self` itself.
  static func name(_ expression: Expression?) -> String? {
    guard let expression else { return "self" }
    switch stripped(expression) {
    case .name(let node): return node.name
    case .member(let node):
      guard let base = node.base, case .name(let owner) = stripped(base), owner.name == "self" else { return nil }
      return node.name
    default: return nil
    }
  }
}

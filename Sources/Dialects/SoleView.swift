/// What a body shows and nothing beside it.

import Facts
import Semantics

enum SoleView {
  case view(CallExpression)
  case `switch`(SwitchStatement)
  /// One, or several side by side that each show a part: `if case .a = route { … }`.
  case `if`([IfStatement])

  /// Modifiers are taken off, and what adds nothing to its content. Nil where several views stand side by side.
  static func root(of body: [Statement]) -> SoleView? {
    var statements = body
    for _ in 0..<32 {
      let shown = statements.filter { if case .declaration = $0 { false } else { true } }
      guard shown.count == 1, let only = shown.first else { return parts(shown) }
      switch only {
      case .switch(let node): return .switch(node)
      case .if(let node): return .if([node])
      case .expression(.control(let node)): statements = [node.statement]
      case .expression(let value), .return(let value?, _):
        guard let call = made(value) else { return nil }
        guard let content = content(of: call) else { return .view(call) }
        statements = content
      default: return nil
      }
    }
    return nil
  }

  /// Whether a `switch`, where it applies, says all that is shown: nothing stands beside it or around it.
  static func isAll(_ node: SwitchStatement, of body: [Statement], depth: Int = 0) -> Bool {
    guard depth < 32 else { return false }
    switch root(of: body) {
    case .switch(let other)?:
      return other === node || other.cases.contains { isAll(node, of: $0.statements, depth: depth + 1) }
    case .if(let parts)?:
      return parts.contains { part in
        isAll(node, of: part.body.statements, depth: depth + 1)
          || part.alternative.map { isAll(node, of: $0, depth: depth + 1) } ?? false
      }
    case .view?, nil: return false
    }
  }

  private static func isAll(_ node: SwitchStatement, of alternative: IfStatement.Alternative, depth: Int) -> Bool {
    switch alternative {
    case .elseIf(let other): isAll(node, of: [.if(other)], depth: depth)
    case .else(let body): isAll(node, of: body.statements, depth: depth)
    }
  }

  /// Of those that show nothing else where they do not apply, each looking at the same value.
  private static func parts(_ statements: [Statement]) -> SoleView? {
    let parts = statements.compactMap { statement -> IfStatement? in
      guard case .if(let node) = statement, node.alternative == nil else { return nil }
      return node
    }
    guard parts.count > 1, parts.count == statements.count, let subject = parts.first.flatMap(PayloadViews.subject),
      parts.allSatisfy({ PayloadViews.subject(of: $0) == subject })
    else { return nil }
    return .if(parts)
  }

  /// `Screen(…)` of `Screen(…).padding()`.
  private static func made(_ value: Expression) -> CallExpression? {
    var current = value
    for _ in 0..<256 {
      switch current {
      case .call(let call):
        if ConstructionFinder.constructedType(call) != nil { return call }
        current = call.callee
      case .member(let node):
        guard let base = node.base else { return nil }
        current = base
      default: return nil
      }
    }
    return nil
  }

  private static func content(of call: CallExpression) -> [Statement]? {
    guard case .name(let node) = call.callee, let last = call.arguments.last else { return nil }
    if node.name == "AnyView" { return [.expression(last.value)] }
    guard transparent.contains(node.name), case .closure(let closure) = last.value else { return nil }
    return closure.statements
  }

  private static let transparent: Set<String> = ["Group", "NavigationStack", "NavigationView"]
}

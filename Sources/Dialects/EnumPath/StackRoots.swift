/// What a stack shows below its path, where a property says which route that is: `build(nav.root)` in its content.

import Facts
import Semantics

enum StackRoots {
  /// Properties that the content of `NavigationStack(path:)` hands to something, or takes apart.
  static func values(in call: CallExpression) -> [Expression] {
    guard case .closure(let content)? = call.arguments.last?.value else { return [] }
    var found: [Expression] = []
    ExpressionWalk.visit(content.statements) { expression in
      switch expression {
      case .call(let call): if !isModifier(call) { found += call.arguments.map(\.value).filter(isProperty) }
      case .control(let node):
        if case .switch(let node) = node.statement, isProperty(node.subject) { found.append(node.subject) }
      default: break
      }
    }
    for case .switch(let node) in content.statements where isProperty(node.subject) { found.append(node.subject) }
    return found
  }

  /// `VStack { … }.onChange(of: nav.root)`: it waits for the value, or compares it.
  private static func isModifier(_ call: CallExpression) -> Bool {
    guard case .member(let node) = call.callee, case .call? = node.base else { return false }
    return true
  }

  private static func isProperty(_ value: Expression) -> Bool {
    switch value {
    case .name: true
    case .member(let node): node.base != nil
    default: false
    }
  }
}

/// Which coordinators are made on the root controller of the one that makes them: L10 and L11.

import Facts
import Semantics

extension XCLocalRules {
  /// `X(rootViewController: rootViewController)`, or by a label of its own.
  func sharesRoot(_ construction: CallExpression, _ id: NominalID) -> Bool {
    guard let index = construction.arguments.firstIndex(where: { isOwnRoot($0.value) }) else { return false }
    let label = construction.arguments[index].label
    let written = visitor.resolver.members("init", of: visitor.resolver.selfType(of: id)).compactMap { found in
      if case .function(let node) = found.member.declaration, !found.member.entry.isInterface { node } else { nil }
    }
    let meant = written.filter { $0.parameters.contains { $0.label == label } }
    if meant.isEmpty { return label == "rootViewController" }
    return meant.allSatisfy { node in
      node.parameters.contains { $0.label == label && handsOn($0.name, in: node.body?.statements ?? []) }
    }
  }

  private func isOwnRoot(_ expression: Expression) -> Bool {
    switch expression {
    case .name(let node): return node.name == "rootViewController" && position.scope.lookup(node.name) == nil
    case .member(let node):
      guard node.name == "rootViewController", case .name(let base)? = node.base else { return false }
      return base.name == "self"
    default: return false
    }
  }

  /// `super.init(rootViewController: name)`
  private func handsOn(_ name: String, in statements: [Statement]) -> Bool {
    var isHandedOn = false
    ExpressionWalk.visit(statements) { expression in
      guard case .call(let call) = expression, case .member(let callee) = call.callee, callee.name == "init",
        let root = call.argument("rootViewController"), case .name(let given) = root
      else { return }
      isHandedOn = isHandedOn || given.name == name
    }
    return isHandedOn
  }
}

/// Functions of an instance that are called on its type: C7.

import Facts
import RouteGraph
import Semantics

extension PathOperationReader {
  /// `Nav.next(…)` where `Nav` is a type and `next` needs an instance.
  func reportTypeReceiver(_ call: CallExpression, _ name: String, _ id: NominalID) {
    guard position.conditions.isEmpty, let known = model.mutators[id]?[name], known.count == 1,
      let mutator = known.first, let route = mutator.type, model.routes[route] != nil,
      let argument = mutator.argument(of: call),
      case .member(let node) = call.callee
    else { return }
    let found = visitor.resolver.members(name, of: visitor.resolver.selfType(of: id))
    // Anything else may be the instance of an unapplied method: `Nav.next(Nav.shared)(.a)`.
    guard found.allSatisfy({ !$0.member.head.modifiers.isTypeMember }),
      let value = EnumPathVisitor.member(argument.value), isValue(value, of: route, givenTo: id)
    else { return }
    let shared = visitor.resolver.members("shared", of: visitor.resolver.selfType(of: id)).contains {
      $0.member.head.modifiers.isTypeMember
    }
    let hint = shared ? "; write '\(id).shared.\(name)(…)'" : ""
    visitor.result.findings.append(
      RouteFinding.error(
        node.nameRange, "wrong-receiver", "'\(name)' of '\(id)' needs an instance; '\(id)' is a type\(hint)"))
  }

  private func isValue(_ node: MemberExpression, of route: NominalID, givenTo holder: NominalID) -> Bool {
    if node.base != nil { return visitor.writtenEnum(node, position) == route }
    return visitor.resolver.members(node.name, of: visitor.resolver.selfType(of: holder)).isEmpty
  }
}

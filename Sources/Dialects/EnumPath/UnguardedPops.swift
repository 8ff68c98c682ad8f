/// Reads what takes the last element from a holder's path without a look at it.

import Facts
import RouteGraph
import Semantics
import SourceText

extension PathOperationReader {
  /// `path.removeLast()` of a holder, without a look at the path.
  func notePop(_ call: CallExpression, _ node: MemberExpression, _ base: Expression) {
    guard let owner = position.owner.type, let name = ReceiverChain.name(base),
      model.paths.contains(where: { $0.owner == owner && $0.name == name && !$0.isIndirect }),
      let function = visitor.functions[position.owner.nameRange.start], let body = function.body,
      visitor.resolver.info(owner).isClass
    else { return }
    var isGuarded = false
    ExpressionWalk.visit(body.statements) { expression in
      let guards = ["isEmpty", "count", "last", "first", "popLast", "indices", "endIndex"]
      if case .member(let member) = expression, guards.contains(member.name) { isGuarded = true }
    }
    guard !isGuarded else { return }
    visitor.result.unguardedPops.append(
      EnumPathPop(
        owner: owner, path: name, function: function.name, range: node.nameRange, file: visitor.file,
        statement: isStatement(call, of: function, body) ? written(base).map { (call.range, $0) } : nil))
  }

  /// `path`, `self.path`
  private func written(_ path: Expression) -> String? {
    switch path {
    case .name(let node): return node.name
    case .member(let node):
      guard case .name(let base)? = node.base, base.name == "self" else { return nil }
      return "self." + node.name
    default: return nil
    }
  }

  /// Nobody takes the popped value.
  private func isStatement(_ call: CallExpression, of function: FunctionDeclaration, _ body: CodeBlock) -> Bool {
    if body.statements.count == 1, function.result != nil { return false }
    return body.statements.contains { statement in
      if case .expression(.call(let own)) = statement { return own === call }
      return false
    }
  }
}

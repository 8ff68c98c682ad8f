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
    guard !looksAtPath(body, of: owner) else { return }
    visitor.result.unguardedPops.append(
      EnumPathPop(
        owner: owner, path: name, function: function.name, range: node.nameRange, file: visitor.file,
        statement: isStatement(call, of: function, body) ? written(base).map { (call.range, $0) } : nil))
  }

  /// Whether a body asks the path for what is in it, or the owner a question that may: `guard canGoBack else { return }`.
  private func looksAtPath(_ body: CodeBlock, of owner: NominalID) -> Bool {
    let guards: Set<String> = ["isEmpty", "count", "last", "first", "popLast", "indices", "endIndex"]
    var looks = false
    ExpressionWalk.visit(body.statements) { expression in
      switch expression {
      case .member(let node) where guards.contains(node.name): looks = true
      case .member(let node):
        if case .name(let base)? = node.base, base.name == "self", isQuestion(node.name, to: owner) { looks = true }
      case .name(let node): if isQuestion(node.name, to: owner) { looks = true }
      default: break
      }
    }
    return looks
  }

  /// A computed property or a function that gives back a `Bool`.
  private func isQuestion(_ name: String, to owner: NominalID) -> Bool {
    visitor.resolver.members(name, of: visitor.resolver.selfType(of: owner)).contains { found in
      switch found.member.declaration {
      case .function(let node): node.result?.dottedName == "Bool"
      case .variable(let node, let index):
        index < node.bindings.count && node.bindings[index].isComputed
          && node.bindings[index].type?.dottedName == "Bool"
      default: false
      }
    }
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

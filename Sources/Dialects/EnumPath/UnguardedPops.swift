/// Reads what takes the last element from a holder's path without a look at it.

import Facts
import RouteGraph
import Semantics
import SourceText

extension PathOperationReader {
  /// `path.removeLast()` of a holder, without a look at the path.
  func notePop(_ call: CallExpression, _ node: MemberExpression, _ base: Expression) {
    guard let owner = position.owner.type, let name = ReceiverChain.name(base),
      model.paths.contains(where: { $0.owner == owner && $0.name == name && !$0.isIndirect && model.isOfStack($0) }),
      let function = visitor.functions[position.owner.nameRange.start], let body = function.body,
      visitor.resolver.info(owner).isClass
    else { return }
    guard !looksAtPath(body, of: owner), !PathMention.stands(in: body, of: name, before: call) else { return }
    visitor.result.unguardedPops.append(
      EnumPathPop(
        owner: owner, path: name, function: function.name, range: node.nameRange, file: visitor.file,
        statement: isStatement(call, of: function, body) ? written(base).map { (call.range, $0) } : nil))
  }

  /// Whether a body asks the path for what is in it, or the owner a question that may: `guard canGoBack else { return }`.
  private func looksAtPath(_ body: CodeBlock, of owner: NominalID) -> Bool {
    let guards: Set<String> = ["isEmpty", "count", "last", "first", "popLast", "indices", "endIndex"]
    let questions = PathQuestions(resolver: visitor.resolver)
    var looks = false
    ExpressionWalk.visit(body.statements) { expression in
      switch expression {
      case .member(let node) where guards.contains(node.name): looks = true
      case .member(let node):
        if case .name(let base)? = node.base, base.name == "self", questions.isQuestion(node.name, to: owner) {
          looks = true
        }
      case .name(let node): if questions.isQuestion(node.name, to: owner) { looks = true }
      default: break
      }
    }
    return looks
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

/// Computed properties and functions that give back what may tell whether there is anything: `canGoBack`, `depth`, `top`.
struct PathQuestions {
  let resolver: Resolver

  func isQuestion(_ name: String, to owner: NominalID) -> Bool {
    resolver.members(name, of: resolver.selfType(of: owner)).contains { isQuestion($0.member) }
  }

  func isQuestion(_ member: Member) -> Bool {
    switch member.declaration {
    case .function(let node): tellsOfPath(node.result)
    case .variable(let node, let index):
      index < node.bindings.count && node.bindings[index].isComputed && tellsOfPath(node.bindings[index].type)
    default: false
    }
  }

  private func tellsOfPath(_ type: TypeSyntax?) -> Bool {
    if case .optional = type { return true }
    return type?.dottedName == "Bool" || type?.dottedName == "Int"
  }
}

/// What names a path before its last element is taken may have looked whether there is one, or have put one there:
/// `guard path != [] else { return }`, `path.append(.a)`. Taking another element is neither.
private enum PathMention {
  static func stands(in body: CodeBlock, of path: String, before pop: CallExpression) -> Bool {
    var taken = Set<ObjectIdentifier>()
    var isMentioned = false
    ExpressionWalk.visit(body.statements) { expression in
      if case .call(let call) = expression, case .member(let callee) = call.callee, callee.name == "removeLast",
        let identity = callee.base.flatMap({ identity(of: ReceiverChain.stripped($0), path) })
      {
        taken.insert(identity)
      }
      guard let found = identity(of: expression, path), expression.range.start < pop.range.start else { return }
      if !taken.contains(found) { isMentioned = true }
    }
    return isMentioned
  }

  private static func identity(of expression: Expression, _ path: String) -> ObjectIdentifier? {
    switch expression {
    case .name(let node): node.name == path ? ObjectIdentifier(node) : nil
    case .member(let node): node.name == path ? ObjectIdentifier(node) : nil
    default: nil
    }
  }
}

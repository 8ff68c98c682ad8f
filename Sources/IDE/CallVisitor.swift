/// Collects the calls of a file, outer ones before those inside them.

import Facts
import Semantics
import SourceText

final class CallVisitor: CodeVisitor {
  /// Of a stretch of text: of a call, and of a body around some.
  private let isWanted: (TextRange) -> Bool
  private(set) var calls: [CallExpression] = []

  init(where isWanted: @escaping (TextRange) -> Bool) { self.isWanted = isWanted }

  func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool { isWanted(body.range) }

  func visit(_ expression: Expression, at position: CodePosition) {
    guard case .call(let call) = expression, isWanted(call.range) else { return }
    calls.append(call)
  }

  func visit(localType node: TypeDeclaration, at position: CodePosition) {
    ExpressionWalk.visit(node) { visit($0, at: position) }
  }
}

/// Collects the calls of a file, outer ones before those inside them.

import Facts
import Semantics
import SourceText

final class CallVisitor: CodeVisitor {
  private let isWanted: (TextRange) -> Bool
  private(set) var calls: [CallExpression] = []

  init(where isWanted: @escaping (TextRange) -> Bool) { self.isWanted = isWanted }

  func visit(_ expression: Expression, at position: CodePosition) {
    guard case .call(let call) = expression, isWanted(call.range) else { return }
    calls.append(call)
  }
}

/// Closures that are given a route.

import Facts
import SourceText

extension EnumPathVisitor {
  /// The closure around a `switch` that is given what it switches over, or what that comes out of: `{ route in switch
  /// route { … } }`, or the content of a destination. Nil where that is the function's own.
  func closureGiven(_ node: SwitchStatement) -> ClosureExpression? {
    let around = closures.filter { $0.range.contains(node.range) }
    if case .name(let subject) = ReceiverChain.stripped(node.subject) {
      let named = around.last { $0.parameters?.contains { $0.name == subject.name } ?? false }
      if let named { return named }
    }
    return around.last { isDestination($0) }
  }
}

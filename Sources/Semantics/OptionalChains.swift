/// What a chain with `?` gives as a whole: `let flow = owner?.flow` may be nil.

import Facts

extension Expression {
  /// Some part before the last one may be missing, and the whole with it.
  var endsOptionalChain: Bool {
    var current = self
    for _ in 0..<256 {
      switch current {
      case .member(let node):
        guard let base = node.base else { return false }
        current = base
      case .call(let node): current = node.callee
      case .subscripted(let node): current = node.base
      case .unary(let node) where node.kind == .forceUnwrap: current = node.operand
      case .unary(let node): return node.kind == .optionalChain
      default: return false
      }
    }
    return false
  }
}

extension Typer {
  /// Of what goes on with nothing: within a chain, each part is there.
  func type(ofWhole value: Expression, in scope: Scope) -> Type {
    let type = type(of: value, in: scope)
    return value.endsOptionalChain && !type.isUnknown ? .optional(type.unwrapped) : type
  }
}

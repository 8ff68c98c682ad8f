/// Which expressions may be the route that a call is given.

import Facts
import Semantics

extension XCSiteReader {
  /// Both sides of a choice. Of `saved ?? .home` the case that is written, beside the whole, which may be another; of an
  /// optional that is mapped what its closure makes: `id.map { .detail($0) } ?? .home`.
  func alternatives(_ expression: Expression, isOptional: Bool) -> [Expression] {
    Returns.alternatives(expression).flatMap { leaf -> [Expression] in
      guard !isOptional, case .sequence(let node) = leaf, node.operators.allSatisfy({ $0 == "??" }),
        let last = node.operands.last, !visitor.typer.isRedefined("??", [.unknown, .unknown])
      else { return [leaf] }
      let mapped = node.operands.dropLast().compactMap(mapped)
      let ends = Returns.alternatives(last)
      let written = mapped + ends.filter { XCVisitor.caseMember($0)?.base == nil && XCVisitor.caseMember($0) != nil }
      let isOpen = written.count < node.operands.count - 1 + ends.count
      return (isOpen ? [leaf] : []) + written
    }
  }

  private func mapped(_ operand: Expression) -> Expression? {
    guard case .call(let call) = operand, case .member(let member) = call.callee, member.name == "map",
      let base = member.base, call.arguments.count == 1, case .closure(let closure) = call.arguments[0].value,
      closure.result == nil, closure.statements.count == 1, case .expression(let only)? = closure.statements.first,
      let value = XCVisitor.caseMember(only), value.base == nil,
      case .optional = visitor.typer.type(of: base, in: position.scope)
    else { return nil }
    return only
  }
}

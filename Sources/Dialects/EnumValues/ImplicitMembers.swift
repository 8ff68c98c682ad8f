/// Where code holds an implicit member that a type expected of the whole reaches.

import Facts
import Semantics

extension Expression {
  var holdsImplicitMember: Bool {
    switch self {
    case .member(let node): node.base == nil
    case .call(let call):
      if case .member(let node) = call.callee {
        node.base == nil
      } else {
        call.madeAtOnce?.holdsImplicitMember ?? false
      }
    case .tuple(let node): node.elements.contains { $0.value.holdsImplicitMember }
    case .attempt(let node): node.operand.holdsImplicitMember
    case .ternary(let node): node.first.holdsImplicitMember || node.second.holdsImplicitMember
    case .array(let node): node.elements.contains(where: \.holdsImplicitMember)
    case .dictionary(let node): node.elements.contains { $0.key.holdsImplicitMember || $0.value.holdsImplicitMember }
    case .sequence(let node): node.operands.contains(where: \.holdsImplicitMember)
    case .closure(let node): node.statements.endInImplicitMember
    case .control(let node): [node.statement].endInImplicitMember
    default: false
    }
  }

  var isClosure: Bool { if case .closure = self { true } else { false } }

  /// `[Step.a, .b]`, `isFirst ? Step.a : .b`: one value says of what type the others are. With a member of optionals among
  /// them, all may be optional, where a pattern or a closure says so.
  func isAlike(_ typer: Typer) -> Bool {
    switch self {
    case .array, .ternary:
      !holdsMember { $0 == "none" || $0 == "some" || InputChecking(typer: typer).mayBeOfOptional($0) }
    default: false
    }
  }

  /// Whether such an implicit member is among the elements of lists.
  private func holdsMember(where isMeant: (String) -> Bool) -> Bool {
    switch self {
    case .array(let node): node.elements.contains { $0.holdsMember(where: isMeant) }
    case .ternary(let node): node.first.holdsMember(where: isMeant) || node.second.holdsMember(where: isMeant)
    default: EnumReader.implicitName(of: self).map(isMeant) ?? false
    }
  }
}

extension CallExpression {
  /// `[Step.a, .b]` of `[Step.a, .b].forEach { … }`
  var listGoneThrough: Expression? {
    guard case .member(let node) = callee, node.name == "forEach" else { return nil }
    return node.base
  }
}

extension [Statement] {
  /// A body of one expression gives it back without `return`.
  var endInImplicitMember: Bool {
    guard count == 1, let only = first else { return false }
    switch only {
    case .expression(let expression): return expression.holdsImplicitMember
    case .switch(let node): return node.cases.contains { $0.statements.endInImplicitMember }
    case .if(let node):
      if node.body.statements.endInImplicitMember { return true }
      if case .else(let body) = node.alternative { return body.statements.endInImplicitMember }
      return false
    default: return false
    }
  }
}

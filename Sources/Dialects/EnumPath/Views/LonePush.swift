/// Whether a push is all that happens where it stands: selecting a tab beside it makes it another story.

import Facts
import RouteGraph
import Semantics
import SourceText

extension EnumPathVisitor {
  /// No closure around it, and not the function, does anything beside it.
  func isAlone(_ range: TextRange, _ position: CodePosition) -> Bool {
    for closure in closures where closure.range.contains(range) {
      if LonePush.hasEffects(closure.statements, beside: range) { return false }
    }
    guard let body = functions[position.owner.nameRange.start]?.body else { return position.owner.kind == .accessor }
    return !LonePush.hasEffects(body.statements, beside: range)
  }

  /// Where a push of this call has been read since then.
  func note(_ onto: EnumPathBound, since count: Int, _ range: TextRange, _ position: CodePosition) {
    let place = places.pushPlace(of: range, position)
    for index in result.transitions.indices where index >= count {
      result.transitions[index].onto = onto
      result.transitions[index].place = place
    }
  }

  /// What has been read since then was given to this function, which may present it instead.
  func describe(_ mutator: EnumPathMutator, since count: Int) {
    for index in result.transitions.indices where index >= count {
      result.transitions[index].label = mutator.label
      result.transitions[index].isGiven = true
      result.transitions[index].isListed = mutator.takesList && !mutator.isVariadic
      if mutator.isReplacing, result.transitions[index].kind == .push { result.transitions[index].kind = .set }
      if mutator.isConditional { result.transitions[index].isConditional = true }
    }
  }
}

enum LonePush {
  static func hasEffects(_ statements: [Statement], beside range: TextRange) -> Bool {
    statements.contains { !$0.range.contains(range) && hasEffects($0) }
  }

  private static func hasEffects(_ statement: Statement) -> Bool {
    switch statement {
    case .expression(let expression): return hasEffects(expression)
    case .declaration, .return, .jump, .throw: return false
    default:
      var found = false
      ExpressionWalk.visit(statement) { if case .assignment = $0 { found = true } }
      return found
    }
  }

  /// An assignment, or a call that starts at a lower-case name.
  private static func hasEffects(_ expression: Expression) -> Bool {
    var current = expression
    for _ in 0..<256 {
      switch current {
      case .assignment: return true
      case .call(let call): current = call.callee
      case .member(let node):
        guard let base = node.base else { return false }
        current = base
      case .attempt(let node): current = node.operand
      case .unary(let node): current = node.operand
      case .name(let node): return !node.name.startsLikeType
      default: return false
      }
    }
    return true
  }
}

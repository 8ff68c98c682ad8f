/// Forms that say the same as a plainer one: the tree holds that.

extension Expression {
  /// `Home` of `Home.init`, and `Nested.Home` of `Nested.Home.init`.
  package var constructedByInit: Expression? {
    guard case .member(let node) = self, node.isInitializer, node.labels == nil, let base = node.base
    else { return nil }
    switch base {
    case .name(let type): return type.name.startsLikeType ? base : nil
    case .member(let type): return type.base != nil && type.name.startsLikeType ? base : nil
    default: return nil
    }
  }
}

extension Expression {
  /// What stands in parentheses in front of `.`, `[`, `?` or `!`, if it means the same without: `nav` of `(nav).push(…)`.
  /// Where an optional chain ends, where an implicit member takes its type from, and how far an operator, a cast or `try`
  /// reaches, parentheses say.
  var unparenthesized: Expression {
    guard case .tuple = self else { return self }
    var inner = self
    for _ in 0..<64 {
      guard case .tuple(let node) = inner, node.elements.count == 1, let only = node.elements.first, only.label == nil,
        !node.isBroken
      else { break }
      inner = only.value
    }
    return inner.standsByItself ? inner : self
  }

  private var standsByItself: Bool {
    var current = self
    for _ in 0..<256 {
      switch current {
      case .name, .array, .dictionary, .literal: return true
      case .member(let node):
        guard let base = node.base else { return false }
        current = base
      case .call(let call): current = call.callee
      case .subscripted(let node): current = node.base
      case .unary(let node) where node.kind == .forceUnwrap: current = node.operand
      default: return false
      }
    }
    return false
  }
}

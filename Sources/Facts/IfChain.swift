/// `if … else if … else …` as a list: how long such a chain is, is input.

extension IfStatement {
  /// The statement and every `else if` behind it.
  package var chain: [IfStatement] {
    var links = [self]
    while case .elseIf(let next)? = links.last?.alternative { links.append(next) }
    return links
  }

  /// The conditions, link by link.
  package var allConditions: [[Condition]] { chain.map(\.conditions) }

  /// The block of the last `else`.
  package var elseBody: CodeBlock? {
    if case .else(let body)? = chain.last?.alternative { body } else { nil }
  }

  /// The blocks of which one runs; none of them may, where there is no last `else`.
  package var bodies: [CodeBlock] { chain.map(\.body) + [elseBody].compactMap(\.self) }
}

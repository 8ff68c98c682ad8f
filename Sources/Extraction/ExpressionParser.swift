/// Operators between operands. Everything is joined by loops; only the right sides of assignments, ternaries and `try`
/// recurse.

import Facts
import SourceText

extension Parser {
  /// `stopsAtEqual` in patterns, where `=` separates the pattern from its value.
  mutating func parseExpression(stopsAtEqual: Bool = false) -> Expression {
    let start = token.startOffset
    guard enter(2) else { return .missing(range(from: start)) }
    defer { leave(2) }
    var operand = parseOperand(stopsAtEqual: stopsAtEqual)
    // Nearly always there is no more.
    var before: [Expression] = []
    var operators: [String] = []
    while true {
      switch token.kind {
      case .binaryOperator where !isAssignmentOperator, .arrow:
        before.append(operand)
        operators.append(text(tokenRange))
        advance()
        operand = parseOperand(stopsAtEqual: stopsAtEqual)
      case .binaryOperator, .equal:
        if stopsAtEqual, at(.equal) { return join(before, operators, operand) }
        return parseAssignment(to: join(before, operators, operand))
      case .infixQuestion: return parseTernary(join(before, operators, operand))
      case .identifier where at(.is) || at(.as): parseCast(&operand)
      case .identifier where (at(.async) || at(.throws)) && isArrowBehind: _ = parseEffects()
      default: return before.isEmpty ? operand : join(before, operators, operand)
      }
    }
  }

  private var isArrowBehind: Bool {
    !token.startsLine && (byteBehind == UInt8(ascii: "-") || byteBehind == UInt8(ascii: "t"))
  }

  @inline(never)
  private func join(_ before: [Expression], _ operators: [String], _ last: Expression) -> Expression {
    guard let first = before.first else { return last }
    return .sequence(
      SequenceExpression(operands: before + [last], operators: operators, range: first.range.union(last.range)))
  }

  /// `+=` and its kin, but not `==`, `!=`, `<=`, `>=`, `~=`.
  private var isAssignmentOperator: Bool {
    guard lexer.byte(at: token.endOffset - 1) == UInt8(ascii: "="), token.end - token.start > 1 else { return false }
    switch lexer.byte(at: token.startOffset) {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "~"): return false
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      return token.end - token.start > 2 && lexer.byte(at: token.startOffset + 1) == lexer.byte(at: token.startOffset)
    case UInt8(ascii: "."): return !(isText(".==") || isText(".!=") || isText(".<=") || isText(".>="))
    default: return true
    }
  }

  @inline(never)
  private mutating func parseAssignment(to target: Expression) -> Expression {
    let text = text(tokenRange)
    advance()
    let value = parseExpression()
    return .assignment(
      AssignmentExpression(
        target: target, operator: text, value: value, range: target.range.union(value.range)))
  }

  @inline(never)
  private mutating func parseTernary(_ condition: Expression) -> Expression {
    advance()
    let saved = allowsTrailingClosure
    allowsTrailingClosure = true
    let first = parseExpression()
    allowsTrailingClosure = saved
    guard at(.colon) else {
      report("expected ':' after '? …'", at: gap)
      let range = condition.range.union(first.range)
      return .ternary(TernaryExpression(condition: condition, first: first, second: .missing(gap), range: range))
    }
    advance()
    let second = parseExpression()
    return .ternary(
      TernaryExpression(
        condition: condition, first: first, second: second, range: condition.range.union(second.range)))
  }

  /// Binds to the operand on its left.
  @inline(never)
  private mutating func parseCast(_ operand: inout Expression) {
    var links = 0
    while at(.is) || at(.as) {
      var kind = CastExpression.Kind.is
      let isAs = at(.as)
      advance()
      if isAs {
        kind = at(.question) ? .asOptional : at(.exclamation) ? .asForced : .as
        if kind != .as { advance() }
      }
      let type = parseType()
      links += 1
      if links > Self.chainLimit { continue }
      let range = range(from: operand.range.start)
      operand = .cast(CastExpression(kind: kind, operand: operand, type: type, range: range))
    }
  }

  /// An operand with everything that stands in front of it.
  @inline(never)
  private mutating func parseOperand(stopsAtEqual: Bool = false) -> Expression {
    switch word {
    case .try, .await: return parseAttempt(stopsAtEqual: stopsAtEqual)
    case .repeat, .each, .consume, .copy, .borrow, .unsafe, .discard, .yield:
      if isOperandBehind { return parseAttempt(stopsAtEqual: stopsAtEqual) }
    case .any, .some:
      if isOperandBehind { advance() }
    default: break
    }
    guard at(.prefixOperator) else { return parsePostfix() }
    if isOperatorValue { return parsePostfix() }
    var prefixes: [(text: String, start: Int)] = []
    while at(.prefixOperator) {
      if prefixes.count < Self.depthLimit { prefixes.append((text(tokenRange), token.startOffset)) }
      advance()
    }
    var operand = at(.try) || at(.await) ? parseExpression() : parsePostfix()
    for prefix in prefixes.reversed() {
      let range = TextRange(prefix.start, max(prefix.start, operand.range.end))
      operand = .unary(UnaryExpression(kind: .prefix(prefix.text), operand: operand, range: range))
    }
    return operand
  }

  /// Whether an operand follows the contextual word on the same line.
  private var isOperandBehind: Bool {
    let end = token.endOffset
    guard lexer.byte(at: end) == UInt8(ascii: " ") else { return false }
    var index = end
    while lexer.byte(at: index) == UInt8(ascii: " ") { index += 1 }
    if at(.yield), lexer.byte(at: index) == UInt8(ascii: "&") { return true }
    guard lexer.has(ByteClass.identifierHead, at: index) else { return false }
    var behind = index
    while lexer.has(ByteClass.identifierPart, at: behind) { behind += 1 }
    switch lexer.tables.word(in: lexer.bytes, from: index, to: behind) {
    case .in, .is, .as, .else, .where: return false
    default: return true
    }
  }

  @inline(never)
  private mutating func parseAttempt(stopsAtEqual: Bool) -> Expression {
    let start = token.startOffset
    var kind: AttemptExpression.Kind = at(.try) ? .try : at(.await) ? .await : .other
    advance()
    if kind == .try, at(.question) || at(.exclamation) {
      kind = at(.question) ? .tryOptional : .tryForced
      advance()
    }
    let operand = parseExpression(stopsAtEqual: stopsAtEqual)
    return .attempt(AttemptExpression(kind: kind, operand: operand, range: range(from: start)))
  }
}

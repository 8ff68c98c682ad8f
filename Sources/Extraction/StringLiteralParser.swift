/// String literals: their text, and the expressions of their interpolations, read in place.

import Facts
import SourceText

extension Parser {
  @inline(never)
  mutating func parseString() -> Expression {
    let literal = token
    let range = tokenRange
    advance()
    let (content, isClosed) = contentRange(of: range)
    if !isClosed { report("unterminated string", at: range) }
    let interpolations = literal.isSpecial ? parseInterpolations(in: content, of: range) : []
    return .literal(
      LiteralExpression(kind: .string, text: text(content), interpolations: interpolations, range: range))
  }

  private func poundCount(at start: Int) -> Int {
    var count = 0
    while lexer.byte(at: start + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  /// Without the delimiters that are there.
  private func contentRange(of range: TextRange) -> (content: TextRange, isClosed: Bool) {
    let pounds = poundCount(at: range.start)
    let quote = range.start + pounds
    let isMultiline = range.length >= 6 && lexer.opensMultiline(quote, pounds: pounds)
    let quotes = isMultiline ? 3 : 1
    let start = min(quote + quotes, range.end)
    let end = range.end - pounds - quotes
    let isClosed =
      end >= start && (0..<quotes).allSatisfy { lexer.byte(at: end + $0) == UInt8(ascii: "\"") }
      && range.length >= 2 * (pounds + quotes)
    return (TextRange(start, isClosed ? end : range.end), isClosed)
  }

  @inline(never)
  private mutating func parseInterpolations(in content: TextRange, of range: TextRange) -> [Expression] {
    guard enter() else { return [] }
    defer { leave() }
    let saved = (checkpoint(), lexer.end, allowsTrailingClosure)
    // The hash already holds the whole literal.
    outlineHash.isActive = false
    // A barrier behind the literal, and the indentation inside it, do not concern its interpolations.
    barrier = nil
    let (wasInLiteral, openString, hasOpenComment) = (isInLiteral, lexer.openString, lexer.hasOpenComment)
    isInLiteral = true
    // What is open was seen when the whole literal was read.
    defer { (isInLiteral, lexer.openString, lexer.hasOpenComment) = (wasInLiteral, openString, hasOpenComment) }
    allowsTrailingClosure = true
    let contentEnd = min(content.end, lexer.bytes.count)
    let pounds = poundCount(at: range.start)
    var expressions: [Expression] = []
    var index = content.start
    while index < contentEnd {
      lexer.end = contentEnd
      guard lexer.byte(at: index) == UInt8(ascii: "\\"), lexer.hasPounds(pounds, at: index + 1) else {
        index += 1
        continue
      }
      index += 1 + pounds
      guard lexer.byte(at: index) == UInt8(ascii: "(") else {
        index += 1
        continue
      }
      let end = max(index + 1, skipInterpolation(at: index))
      // What stands behind it is text, whatever it looks like.
      lexer.end = min(end, contentEnd)
      expressions += parseInterpolation(at: index)
      index = end
    }
    let found = problems
    lexer.end = saved.1
    allowsTrailingClosure = saved.2
    restore(saved.0)
    problems = found
    return expressions
  }

  private mutating func skipInterpolation(at index: Int) -> Int {
    lexer.position = index
    lexer.skipInterpolation(depth: 0, isMultiline: true)
    return lexer.position
  }

  @inline(never)
  private mutating func parseInterpolation(at index: Int) -> [Expression] {
    lexer.position = index
    lexer.followsOperand = false
    lexer.followsPeriod = false
    token = lexer.next()
    return parseParenthesizedArguments().arguments.map(\.value)
  }
}

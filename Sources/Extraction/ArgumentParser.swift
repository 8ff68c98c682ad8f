/// Argument lists, and where to stop in unfinished ones.

import Facts
import SourceText

struct ArgumentList {
  var arguments: [Argument] = []
  var isBroken = false
}

extension Parser {
  mutating func parseParenthesizedArguments() -> ArgumentList { parseArguments(until: .rightParen) }

  /// At the opening bracket.
  @inline(never)
  mutating func parseArguments(until close: Token.Kind) -> ArgumentList {
    let saved = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = saved }
    let problemCount = problems.count
    var list = ArgumentList()
    advance()
    while !at(close), !at(.rightBrace), !at(.endOfFile) {
      if atDirective {
        skipDirectives()
        continue
      }
      let before = token.start
      list.arguments.append(parseArgument())
      if accept(.comma) { continue }
      if at(close) { break }
      if atDirective, token.start != before { continue }
      guard recoverInArguments(close) else { break }
    }
    if !accept(close) {
      report(close == .rightParen ? "expected ')' after arguments" : "expected ']' after arguments", at: gap)
      list.isBroken = true
      coverBlank()
    }
    if problems.count > problemCount { list.isBroken = true }
    return list
  }

  /// What is typed behind an unfinished list belongs to it: blanks of its line, and of further lines where it plainly
  /// goes on.
  @inline(never)
  mutating func coverBlank() {
    let last = previousEnd > 0 ? lexer.byte(at: previousEnd - 1) : 0
    let goesOn = [UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ":")].contains(last)
    let end = barrier == nil ? token.startOffset : heldToken.startOffset
    while previousEnd < end {
      let byte = lexer.byte(at: previousEnd)
      let isBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
      guard goesOn || isBlank else { return }
      previousEnd += 1
    }
  }

  @inline(never)
  private mutating func parseArgument() -> Argument {
    let start = token.startOffset
    guard at(.identifier) || at(.dollar), byteBehind == UInt8(ascii: ":"), word != .inout else {
      let value = parseExpression()
      return Argument(label: nil, value: value, range: TextRange(min(start, value.range.start), value.range.end))
    }
    let label = name
    let labelRange = tokenRange
    advance()
    guard at(.colon) else {
      // A comment hides something else than the colon.
      return Argument(label: label, labelRange: labelRange, value: .missing(gap), range: range(from: start))
    }
    advance()
    let value = parseExpression()
    return Argument(
      label: label == "_" ? nil : label, labelRange: labelRange, value: value, range: range(from: start))
  }

  /// An argument is followed by something strange. Skips to the next comma or to the end of the list on this line;
  /// false when the list ends here.
  @inline(never)
  private mutating func recoverInArguments(_ close: Token.Kind) -> Bool {
    while !token.startsLine {
      switch token.kind {
      case .rightParen, .rightBracket, .rightBrace, .endOfFile, .semicolon: return false
      case .comma:
        report("unexpected token")
        advance()
        return true
      case .identifier where word.isReserved && word != .in: return false
      default:
        report("unexpected token")
        skipBalanced()
      }
    }
    return false
  }
}

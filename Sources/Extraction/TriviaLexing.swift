/// White space, comments and the directives in them.

import Facts
import SourceText

extension Lexer {
  /// Moves to the next token; returns whether a line ended on the way.
  @inline(__always)
  mutating func skipTrivia() -> Bool {
    var sawNewline = false
    while position < end {
      let byte = base[position]
      if byte == UInt8(ascii: " ") {
        position += 1
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        sawNewline = true
        position += 1
        lineStart = position
      } else if byte == UInt8(ascii: "/"), skipComment(&sawNewline) {
        continue
      } else if classes[Int(byte)] & ByteClass.space != 0 {
        position += 1
      } else if byte == 0xC2, isNonBreakingSpace(position) {
        position += 2
      } else if position == lineStart, skipConflict() {
        continue
      } else {
        break
      }
    }
    return sawNewline
  }

  /// Where the next token begins, from an offset between two; moves nothing.
  func behindTrivia(_ start: Int) -> Int {
    var index = start
    while has(ByteClass.space, at: index) { index += 1 }
    guard byte(at: index) == UInt8(ascii: "/") else { return index }
    var reader = self
    reader.position = index
    _ = reader.skipTrivia()
    return reader.position
  }

  /// At the start of a line: skips what Git leaves where two sides have changed a text, but for our side. That is the text
  /// as it was before the merge; theirs would declare again, or close again, what ours does.
  private mutating func skipConflict() -> Bool {
    guard let marker = conflictMarker(at: position) else { return false }
    if conflict == nil { conflict = TextRange(position, position + Lexer.conflictMarkerLength) }
    skipLine()
    guard marker == UInt8(ascii: "|") || marker == UInt8(ascii: "="), !hasOpenConflict else { return true }
    var index = position
    while index < end {
      if isNewline(base[index]), conflictMarker(at: index + 1) == UInt8(ascii: ">") {
        position = index + 1
        lineStart = position
        skipLine()
        return true
      }
      index += 1
    }
    // Nobody knows where it ends.
    hasOpenConflict = true
    return true
  }

  /// The character of `<<<<<<< ours`, `||||||| base`, `=======` or `>>>>>>> theirs`.
  private func conflictMarker(at start: Int) -> UInt8? {
    let first = byte(at: start)
    switch first {
    case UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">"): break
    default: return nil
    }
    let next = start + Lexer.conflictMarkerLength
    guard (start..<next).allSatisfy({ byte(at: $0) == first }), next >= end || has(ByteClass.space, at: next)
    else { return nil }
    return first
  }

  private static let conflictMarkerLength = 7

  /// Skips the comment at the position, if there is one.
  mutating func skipComment(_ sawNewline: inout Bool) -> Bool {
    let start = position
    switch byte(at: start + 1) {
    case UInt8(ascii: "/"):
      skipLine()
      noteDirective(start, end: position)
      return true
    case UInt8(ascii: "*"):
      skipBlockComment(&sawNewline)
      noteDirective(start, end: position)
      return true
    default: return false
    }
  }

  mutating func skipLine() {
    var index = position
    while index < end, !isNewline(base[index]) { index += 1 }
    position = index
  }

  mutating func skipBlockComment(_ sawNewline: inout Bool) {
    var index = position + 2
    var depth = 1
    while index < end, depth > 0 {
      let byte = base[index]
      if byte == UInt8(ascii: "*"), self.byte(at: index + 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else if byte == UInt8(ascii: "/"), self.byte(at: index + 1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else {
        index += 1
        if isNewline(byte) {
          sawNewline = true
          lineStart = index
        }
      }
    }
    if depth > 0 { hasOpenComment = true }
    position = index
  }

  private func isDirectiveLead(at index: Int) -> Bool {
    base[index] == UInt8(ascii: "/") || base[index] == UInt8(ascii: "*") || has(ByteClass.space, at: index)
  }

  private mutating func noteDirective(_ start: Int, end: Int) {
    var index = start + 2
    // Documentation's third sign, and what a block comment over several lines may begin with.
    while index < end, isDirectiveLead(at: index) { index += 1 }
    guard byte(at: index) == UInt8(ascii: "s"), index < end else { return }
    let prefix = Array("signalbox:".utf8)
    // Text is read more than once where the parser backtracks.
    guard bytes[index..<end].starts(with: prefix), start > (directives.last?.range.start ?? -1) else { return }
    var text = String(decoding: bytes[(index + prefix.count)..<end], as: UTF8.self)[...]
    if base[start + 1] == UInt8(ascii: "*"), text.hasSuffix("*/") { text = text.dropLast(2) }
    while let first = text.first, first.isWhitespace { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    directives.append(Directive(text: String(text), range: TextRange(start, end)))
  }
}

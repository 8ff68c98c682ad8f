/// Splits the text into tokens, on demand and from any position.

import Facts
import SourceText

struct Lexer {
  /// Every read below is either guarded by `position < end` or goes through `byte(at:)`; `end` never exceeds the
  /// count of the buffer, and positions never run backwards past zero.
  let bytes: UnsafeBufferPointer<UInt8>
  let base: UnsafePointer<UInt8>
  let classes: UnsafePointer<UInt8>
  let tables = LexicalTables.shared
  var mentions = MentionRecorder()
  var directives: [Directive] = []
  /// Where the text ends; less than the buffer's count inside an interpolation.
  var end: Int
  var position: Int
  /// Where the line of the last token starts.
  var lineStart: Int
  /// Whether the last token ends an operand, so that `/` behind it is an operator.
  var followsOperand = false
  var followsPeriod = false
  /// Inside a body that is not read, whose capitalised names are noted.
  var isSkipping = false
  /// Inside a body that is skipped unless it matters.
  var scan: BodyScan?
  /// A block comment was not closed, and all behind it went unread.
  var hasOpenComment = false
  /// Where the first string stands that was not closed: the rest of its line went unread.
  var openString: TextRange?
  var hasOpenString: Bool { openString != nil }
  /// The first marker of a merge that somebody has to finish.
  var conflict: TextRange?
  /// One such conflict does not end.
  var hasOpenConflict = false
  /// Parentheses and square brackets of a body that is skipped: those that open less those that close.
  var openBrackets = 0
  /// Numbers of `#` for which a multi-line string is known not to end, so that it is searched for only once.
  var unterminatedMultiline: Set<Int> = []
  /// Something was searched for up to the end of the text, and not found.
  var hasSearchedToEnd = false

  /// Nil for an empty text.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return nil }
    self.bytes = bytes
    self.base = base
    classes = tables.classes
    end = bytes.count
    position = 0
    lineStart = 0
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if bytes.dropFirst(position).starts(with: Array("#!".utf8)) { skipLine() }
    lineStart = position
  }

  @inline(__always)
  func byte(at index: Int) -> UInt8 { index < end ? base[index] : 0 }

  @inline(__always)
  func has(_ byteClass: UInt8, at index: Int) -> Bool { index < end && classes[Int(base[index])] & byteClass != 0 }

  mutating func next() -> Token {
    let before = position
    let startsLine = skipTrivia() || before == 0
    let start = position
    guard start < end else {
      var token = Token(.endOfFile, start, start)
      token.startsLine = true
      return token
    }
    var token = scan(base[start], start)
    token.startsLine = startsLine
    token.spaceBefore = startsLine || start != before
    token.column = Int32(truncatingIfNeeded: start - lineStart)
    token.end = Int32(truncatingIfNeeded: position)
    followsPeriod = token.kind == .period
    switch token.kind {
    case .identifier: followsOperand = !token.word.isReserved || token.isSpecial || token.word == .super
    case .integer, .float, .string, .regex, .rightParen, .rightBracket, .rightBrace, .dollar, .postfixOperator:
      followsOperand = true
    // Behind `try` an operand is still to come.
    case .question, .exclamation: break
    default: followsOperand = false
    }
    return token
  }

  private mutating func scan(_ first: UInt8, _ start: Int) -> Token {
    let kind = classes[Int(first)]
    if kind & ByteClass.identifierHead != 0 { return scanIdentifier(start) }
    if kind & ByteClass.digit != 0 { return scanNumber(start) }
    if kind & ByteClass.operatorPart != 0 { return scanOperator(start) }
    switch first {
    case UInt8(ascii: "("): return single(.leftParen, start)
    case UInt8(ascii: ")"): return single(.rightParen, start)
    case UInt8(ascii: "["): return single(.leftBracket, start)
    case UInt8(ascii: "]"): return single(.rightBracket, start)
    case UInt8(ascii: "{"): return single(.leftBrace, start)
    case UInt8(ascii: "}"): return single(.rightBrace, start)
    case UInt8(ascii: ","): return single(.comma, start)
    case UInt8(ascii: ";"): return single(.semicolon, start)
    case UInt8(ascii: ":"): return single(.colon, start)
    case UInt8(ascii: "@"): return single(.at, start)
    case UInt8(ascii: "\\"): return single(.backslash, start)
    case UInt8(ascii: "."):
      return byte(at: start + 1) == UInt8(ascii: ".") ? scanOperator(start) : single(.period, start)
    case UInt8(ascii: "\""):
      let isSpecial = skipString(start, pounds: 0, depth: 0)
      return special(.string, start, isSpecial)
    case UInt8(ascii: "#"): return scanPound(start)
    case UInt8(ascii: "`"): return scanBackticks(start)
    case UInt8(ascii: "$"):
      position = start + 1
      skipIdentifierParts()
      let isNumber = has(ByteClass.digit, at: start + 1)
      return Token(isNumber || position == start + 1 ? .dollar : .identifier, start, position)
    default: return single(.unknown, start)
    }
  }

  @inline(__always)
  private mutating func single(_ kind: Token.Kind, _ start: Int) -> Token {
    position = start + 1
    return Token(kind, start, start + 1)
  }

  func special(_ kind: Token.Kind, _ start: Int, _ isSpecial: Bool) -> Token {
    var token = Token(kind, start, position)
    token.isSpecial = isSpecial
    return token
  }

  private mutating func scanIdentifier(_ start: Int) -> Token {
    if base[start] >= 0x80, isOperatorScalar(scalar(at: start)) { return scanOperator(start) }
    position = start + 1
    skipIdentifierParts()
    var token = Token(.identifier, start, position)
    token.word = tables.word(in: bytes, from: start, to: position)
    return token
  }

  @inline(__always)
  mutating func skipIdentifierParts() {
    var index = position
    while index < end, classes[Int(base[index])] & ByteClass.identifierPart != 0 {
      if base[index] >= 0xC2, base[index] <= 0xE3, isOperatorScalar(scalar(at: index)) || isNonBreakingSpace(index) {
        break
      }
      index += 1
    }
    position = index
  }

  func isNonBreakingSpace(_ index: Int) -> Bool { byte(at: index) == 0xC2 && byte(at: index + 1) == 0xA0 }

  private mutating func scanBackticks(_ start: Int) -> Token {
    var index = start + 1
    while index < end, base[index] != UInt8(ascii: "`"), !isNewline(base[index]) { index += 1 }
    guard byte(at: index) == UInt8(ascii: "`"), index > start + 1 else { return single(.unknown, start) }
    position = index + 1
    return special(.identifier, start, true)
  }

  private mutating func scanPound(_ start: Int) -> Token {
    var index = start
    while byte(at: index) == UInt8(ascii: "#") { index += 1 }
    if byte(at: index) == UInt8(ascii: "\"") {
      let isSpecial = skipString(index, pounds: index - start, depth: 0)
      return special(.string, start, isSpecial)
    }
    if byte(at: index) == UInt8(ascii: "/"), skipExtendedRegex(index, pounds: index - start) {
      return Token(.regex, start, position)
    }
    position = start + 1
    skipIdentifierParts()
    var token = Token(.pound, start, position)
    token.word = tables.word(in: bytes, from: start + 1, to: position)
    return token
  }

  private mutating func scanNumber(_ start: Int) -> Token {
    position = start + 1
    if followsPeriod {
      while has(ByteClass.digit, at: position) { position += 1 }
      return Token(.integer, start, position)
    }
    let isHexadecimal = base[start] == UInt8(ascii: "0") && byte(at: start + 1) | 0x20 == UInt8(ascii: "x")
    var isFloat = false
    while position < end {
      let previous = base[position - 1] | 0x20
      let isExponent = previous == UInt8(ascii: isHexadecimal ? "p" : "e")
      if has(ByteClass.identifierPart, at: position), base[position] < 0x80 {
        position += 1
      } else if base[position] == UInt8(ascii: "."), !isFloat, has(ByteClass.digit, at: position + 1) {
        isFloat = true
        position += 1
      } else if isExponent, base[position] == UInt8(ascii: "-") || base[position] == UInt8(ascii: "+"),
        has(ByteClass.digit, at: position + 1)
      {
        isFloat = true
        position += 1
      } else {
        break
      }
    }
    return Token(isFloat ? .float : .integer, start, position)
  }

  func scalar(at index: Int) -> UInt32 {
    let lead = UInt32(byte(at: index))
    let second = UInt32(byte(at: index + 1) & 0x3F)
    switch lead {
    case 0xC0..<0xE0: return (lead & 0x1F) << 6 | second
    case 0xE0..<0xF0: return (lead & 0x0F) << 12 | second << 6 | UInt32(byte(at: index + 2) & 0x3F)
    default: return 0
    }
  }

  @inline(__always)
  func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}

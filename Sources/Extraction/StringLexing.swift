/// Finds the ends of string literals, interpolations included.

import SourceText

extension Lexer {
  /// How deep strings may nest in each other's interpolations; beyond, a string ends with its line.
  private static let nestingLimit = 32

  /// Moves behind the string whose first quote is at `quote`; returns whether it has interpolations.
  mutating func skipString(_ quote: Int, pounds: Int, depth: Int) -> Bool {
    if opensMultiline(quote, pounds: pounds) {
      return skipMultilineString(quote, pounds: pounds, depth: depth)
    }
    position = quote + 1
    var hasInterpolations = false
    while position < end {
      let byte = base[position]
      if isNewline(byte) { break }
      if byte == UInt8(ascii: "\""), hasPounds(pounds, at: position + 1) {
        position += 1 + pounds
        return hasInterpolations
      }
      if byte == UInt8(ascii: "\\") {
        if skipEscape(pounds: pounds, depth: depth, isMultiline: false) { hasInterpolations = true }
      } else {
        position += 1
      }
    }
    noteOpenString(position)
    return hasInterpolations
  }

  private mutating func noteOpenString(_ place: Int) {
    if openString == nil { openString = TextRange(place, place) }
  }

  /// Three quotes; but `#"""#` is a one-line string of a single quote.
  func opensMultiline(_ quote: Int, pounds: Int) -> Bool {
    guard byte(at: quote + 1) == UInt8(ascii: "\""), byte(at: quote + 2) == UInt8(ascii: "\"") else { return false }
    return pounds == 0 || !closesOnLine(quote + 2, pounds: pounds)
  }

  private func closesOnLine(_ start: Int, pounds: Int) -> Bool {
    var index = start
    while index < end, !isNewline(base[index]) {
      if base[index] == UInt8(ascii: "\""), hasPounds(pounds, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  private mutating func skipMultilineString(_ quote: Int, pounds: Int, depth: Int) -> Bool {
    position = quote + 3
    var hasInterpolations = false
    if unterminatedMultiline.contains(pounds) {
      noteOpenString(quote)
      skipLine()
      return false
    }
    while position < end {
      let byte = base[position]
      if byte == UInt8(ascii: "\""), self.byte(at: position + 1) == byte, self.byte(at: position + 2) == byte,
        hasPounds(pounds, at: position + 3)
      {
        position += 3 + pounds
        return hasInterpolations
      }
      if byte == UInt8(ascii: "\\") {
        if skipEscape(pounds: pounds, depth: depth, isMultiline: true) { hasInterpolations = true }
      } else {
        position += 1
      }
    }
    if end == bytes.count { unterminatedMultiline.insert(pounds) }
    noteOpenString(quote)
    hasSearchedToEnd = true
    position = quote + 3
    skipLine()
    return false
  }

  /// At a backslash. Returns whether it starts an interpolation, which is then skipped as well.
  private mutating func skipEscape(pounds: Int, depth: Int, isMultiline: Bool) -> Bool {
    guard hasPounds(pounds, at: position + 1) else {
      position += 1
      return false
    }
    position += 1 + pounds
    guard byte(at: position) == UInt8(ascii: "(") else {
      if position < end, !isNewline(base[position]) { position += 1 }
      return false
    }
    skipInterpolation(depth: depth, isMultiline: isMultiline)
    return true
  }

  /// At the parenthesis of an interpolation: moves behind the closing one, or to the end of the line without it.
  mutating func skipInterpolation(depth: Int, isMultiline: Bool) {
    var nesting = 0
    while position < end {
      let byte = base[position]
      switch byte {
      case UInt8(ascii: "("):
        nesting += 1
        position += 1
      case UInt8(ascii: ")"):
        nesting -= 1
        position += 1
        if nesting == 0 { return }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline { return }
        position += 1
      case UInt8(ascii: "\""), UInt8(ascii: "#"): skipNestedString(depth: depth)
      case UInt8(ascii: "/"):
        var sawNewline = false
        if self.byte(at: position + 1) == UInt8(ascii: "*") {
          _ = skipComment(&sawNewline)
        } else {
          position += 1
        }
      default:
        if classes[Int(byte)] & ByteClass.identifierHead != 0 { noteIdentifier() } else { position += 1 }
      }
    }
  }

  private mutating func skipNestedString(depth: Int) {
    let start = position
    while byte(at: position) == UInt8(ascii: "#") { position += 1 }
    guard byte(at: position) == UInt8(ascii: "\"") else {
      position = max(position, start + 1)
      return
    }
    if depth >= Self.nestingLimit { return skipLine() }
    _ = skipString(position, pounds: position - start, depth: depth + 1)
  }

  private mutating func noteIdentifier() {
    let start = position
    position += 1
    skipIdentifierParts()
    if position == start { position += 1 }
    guard isSkipping else { return }
    if scan != nil {
      consider(from: start)
    } else if base[start] < UInt8(ascii: "_") {
      mentions.note(bytes, start, position)
    }
  }

  /// Behind an opening brace: moves behind the closing one. Returns false, at the end of the text, without it.
  mutating func skipBraces() -> Bool {
    isSkipping = true
    defer { isSkipping = false }
    var depth = 1
    followsOperand = false
    var sawNewline = false
    while position < end {
      let byte = base[position]
      let byteClass = classes[Int(byte)]
      if byteClass & ByteClass.space != 0 {
        position += 1
        if isNewline(byte) { lineStart = position }
        continue
      }
      if byteClass & ByteClass.identifierHead != 0 {
        skipWord()
        if scan?.matters == true { return false }
        continue
      }
      if byte == UInt8(ascii: "}") {
        depth -= 1
        position += 1
        followsOperand = true
        if depth == 0 { return true }
        continue
      }
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "/"), skipComment(&sawNewline) { continue }
      skipOther(byte)
    }
    return false
  }

  @inline(__always)
  private mutating func skipWord() {
    let start = position
    position += 1
    skipIdentifierParts()
    let first = base[start]
    if scan != nil { consider(from: start) }
    if first < UInt8(ascii: "_") {
      if scan == nil { mentions.note(bytes, start, position) }
      followsOperand = true
    } else if byte(at: position + 1) == UInt8(ascii: "/") || byte(at: position) == UInt8(ascii: "/") {
      followsOperand = !tables.word(in: bytes, from: start, to: position).isReserved
    } else {
      followsOperand = true
    }
  }

  private mutating func skipOther(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""):
      _ = skipString(position, pounds: 0, depth: 0)
      followsOperand = true
    case UInt8(ascii: "/"):
      if !followsOperand, skipRegex(position) { followsOperand = true } else { skipOperator() }
    case UInt8(ascii: "#"):
      skipPound()
    case UInt8(ascii: "`"), UInt8(ascii: "$"):
      position += 1
      followsOperand = true
    case UInt8(ascii: "("), UInt8(ascii: "["):
      openBrackets += 1
      skipOperator()
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      openBrackets -= 1
      position += 1
      followsOperand = true
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      position += 1
      skipIdentifierParts()
      followsOperand = true
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      // Behind a space it is no part of the operand.
      if has(ByteClass.space, at: position - 1) { followsOperand = false }
      position += 1
    default: skipOperator()
    }
  }

  private mutating func skipOperator() {
    position += 1
    followsOperand = false
  }

  /// Behind a `#`: `if`, `else`, `elseif` or `endif`.
  private var startsDirective: Bool {
    switch (byte(at: position), byte(at: position + 1)) {
    case (UInt8(ascii: "i"), UInt8(ascii: "f")), (UInt8(ascii: "e"), UInt8(ascii: "l")),
      (UInt8(ascii: "e"), UInt8(ascii: "n")):
      true
    default: false
    }
  }

  private mutating func skipPound() {
    let start = position
    while byte(at: position) == UInt8(ascii: "#") { position += 1 }
    let pounds = position - start
    followsOperand = true
    if byte(at: position) == UInt8(ascii: "\"") {
      _ = skipString(position, pounds: pounds, depth: 0)
    } else if byte(at: position) == UInt8(ascii: "/") {
      if !skipExtendedRegex(position, pounds: pounds) { position += 1 }
    } else if startsDirective {
      // Which branch it is matters to what stands in it, and one that ends here to what stands around.
      scan?.matters = true
    }
  }
}

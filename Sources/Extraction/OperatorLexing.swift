/// Operators, which white space tells apart, and regex literals, which start like one.

extension Lexer {
  mutating func scanOperator(_ start: Int) -> Token {
    let first = base[start]
    if first == UInt8(ascii: "<"), byte(at: start + 1) == UInt8(ascii: "#"), skipPlaceholder(start) {
      // Behind a period nothing is written yet: a member of that name would be one that nobody declares.
      return followsPeriod ? Token(.unknown, start, position) : special(.identifier, start, true)
    }
    let isLeftBound = isLeftBound(start)
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), isLeftBound, !isUnspacedCoalescing(start) {
      position = start + 1
      return Token(first == UInt8(ascii: "?") ? .question : .exclamation, start, position)
    }
    if first == UInt8(ascii: "/"), !followsOperand, skipRegex(start) { return Token(.regex, start, position) }
    position = operatorEnd(start)
    if position - start == 1 {
      if first == UInt8(ascii: "=") { return Token(.equal, start, position) }
      if first == UInt8(ascii: "?") { return Token(.infixQuestion, start, position) }
    }
    if position - start == 2, first == UInt8(ascii: "-"), base[start + 1] == UInt8(ascii: ">") {
      return Token(.arrow, start, position)
    }
    if isLeftBound, isGapInChain(start) {
      position = start + 1
      return Token(.period, start, position)
    }
    let isRightBound = isRightBound(position, isLeftBound: isLeftBound)
    let kind: Token.Kind =
      isLeftBound == isRightBound ? .binaryOperator : isLeftBound ? .postfixOperator : .prefixOperator
    return Token(kind, start, position)
  }

  /// `<#Int#>`, which an editor leaves to be filled in; to the compiler, too, it is a name.
  private mutating func skipPlaceholder(_ start: Int) -> Bool {
    var index = start + 2
    while index < end, !isNewline(base[index]) {
      let next = byte(at: index + 1)
      if base[index] == UInt8(ascii: "<"), next == UInt8(ascii: "#") { return false }
      if base[index] == UInt8(ascii: "#"), next == UInt8(ascii: ">") {
        position = index + 2
        return true
      }
      index += 1
    }
    return false
  }

  /// `a??b`, where the first `?` would otherwise belong to `a`.
  private func isUnspacedCoalescing(_ start: Int) -> Bool {
    guard byte(at: start) == UInt8(ascii: "?"), byte(at: start + 1) == UInt8(ascii: "?") else { return false }
    return has(ByteClass.identifierPart, at: start + 2) || byte(at: start + 2) == UInt8(ascii: "\"")
  }

  /// `a..b`, where the name of a link is still to be typed. Somebody's operator of that name costs what is on its right.
  private func isGapInChain(_ start: Int) -> Bool {
    position - start == 2 && base[start] == UInt8(ascii: ".") && base[start + 1] == UInt8(ascii: ".")
      && (has(ByteClass.identifierHead, at: position) || byte(at: position) == UInt8(ascii: "$"))
  }

  private func operatorEnd(_ start: Int) -> Int {
    let allowsPeriod = base[start] == UInt8(ascii: ".")
    var index = start
    while index < end {
      let byte = base[index]
      if byte >= 0x80 {
        guard isOperatorScalar(scalar(at: index)) else { break }
        index += byte < 0xE0 ? 2 : 3
        continue
      }
      guard classes[Int(byte)] & ByteClass.operatorPart != 0 || (allowsPeriod && byte == UInt8(ascii: ".")) else {
        break
      }
      if byte == UInt8(ascii: "/"), index > start {
        let next = self.byte(at: index + 1)
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { break }
      }
      index += 1
    }
    return max(start + 1, min(index, end))
  }

  private func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    let previous = base[start - 1]
    if classes[Int(previous)] & ByteClass.space != 0 { return false }
    switch previous {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return !(start > 1 && base[start - 2] == UInt8(ascii: "*"))
    default: return true
    }
  }

  private func isRightBound(_ index: Int, isLeftBound: Bool) -> Bool {
    guard index < end else { return false }
    let next = base[index]
    if classes[Int(next)] & ByteClass.space != 0 { return false }
    switch next {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      let second = byte(at: index + 1)
      return second != UInt8(ascii: "/") && second != UInt8(ascii: "*")
    default: return true
    }
  }

  /// `/…/` on one line with balanced parentheses; otherwise the slash is an operator.
  mutating func skipRegex(_ start: Int) -> Bool {
    let first = byte(at: start + 1)
    if first == 0 || classes[Int(first)] & ByteClass.space != 0 { return false }
    if first == UInt8(ascii: ")") || first == UInt8(ascii: ",") || first == UInt8(ascii: "/") { return false }
    if first == UInt8(ascii: "*") { return false }
    var index = start + 1
    var groups = 0
    var isInClass = false
    while index < end, !isNewline(base[index]) {
      switch base[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: groups += 1
      case UInt8(ascii: ")") where !isInClass:
        groups -= 1
        if groups < 0 { return false }
      case UInt8(ascii: "/"):
        if groups > 0 || base[index - 1] == UInt8(ascii: " ") { return false }
        position = index + 1
        return true
      default: break
      }
      index += 1
    }
    return false
  }

  /// `#/…/#`, over several lines when the line ends behind the opening delimiter.
  mutating func skipExtendedRegex(_ slash: Int, pounds: Int) -> Bool {
    let isMultiline = isNewline(byte(at: slash + 1))
    var index = slash + 1
    while index < end {
      let byte = base[index]
      if isNewline(byte), !isMultiline { return false }
      if byte == UInt8(ascii: "\\") {
        index += 2
      } else if byte == UInt8(ascii: "/"), hasPounds(pounds, at: index + 1) {
        position = index + 1 + pounds
        return true
      } else {
        index += 1
      }
    }
    hasSearchedToEnd = true
    return false
  }

  func hasPounds(_ count: Int, at index: Int) -> Bool {
    guard index + count <= end else { return false }
    for offset in 0..<count where base[index + offset] != UInt8(ascii: "#") { return false }
    return true
  }
}

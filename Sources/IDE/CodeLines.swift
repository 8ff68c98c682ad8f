/// Where code goes on behind a comment.

import SourceText

/// The next code behind an offset: from its first attribute to its first token that belongs to none. Nil at the end of
/// the text, and where only a closing brace is left.
func nextCode(after offset: Int, in text: [UInt8]) -> TextRange? {
  var scan = TriviaScan(text: text, position: offset)
  scan.skipBlanksAndComments()
  guard let first = scan.current, first != UInt8(ascii: "}") else { return nil }
  let start = scan.position
  while scan.skipAttribute() { scan.skipBlanksAndComments() }
  return TextRange(start, min(scan.position, max(start, text.count - 1)))
}

private struct TriviaScan {
  let text: [UInt8]
  var position: Int

  var current: UInt8? { byte(at: position) }

  private func byte(at index: Int) -> UInt8? { text.indices.contains(index) ? text[index] : nil }

  mutating func skipBlanksAndComments() {
    while let byte = current {
      if isBlank(byte) {
        position += 1
      } else if !skipComment() {
        return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    guard current == UInt8(ascii: "/") else { return false }
    switch byte(at: position + 1) {
    case UInt8(ascii: "/"):
      while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
      return true
    case UInt8(ascii: "*"):
      skipBlockComment()
      return true
    default: return false
    }
  }

  private mutating func skipBlockComment() {
    position += 2
    var depth = 1
    while depth > 0, let byte = current {
      let next = self.byte(at: position + 1)
      if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else {
        position += 1
      }
    }
  }

  /// `@Route`, `@Stinsen.Route(.push)`
  mutating func skipAttribute() -> Bool {
    guard current == UInt8(ascii: "@"), let head = byte(at: position + 1), isNamePart(head) else { return false }
    position += 1
    while let byte = current, isNamePart(byte) { position += 1 }
    if current == UInt8(ascii: "(") { skipParentheses() }
    return true
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipParentheses() {
    var depth = 0
    while let byte = current {
      if skipComment() { continue }
      position += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return }
      case UInt8(ascii: "\""): skipLiteral()
      default: break
      }
    }
  }

  /// Behind the opening quote of a literal in one line.
  private mutating func skipLiteral() {
    while let byte = current, byte != UInt8(ascii: "\n") {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return }
    }
  }
}

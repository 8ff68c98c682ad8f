/// Whether a text that is being typed may say more than was read of it.

/// Whether each string ends, and as many brackets close as open. Where that is so, what could not be read in a body hides
/// no more than itself.
package func hasClosedBrackets(_ text: [UInt8]) -> Bool {
  text.withUnsafeBufferPointer { bytes in
    guard var lexer = Lexer(bytes) else { return true }
    var (parentheses, squares, braces) = (0, 0, 0)
    while true {
      switch lexer.next().kind {
      case .leftParen: parentheses += 1
      case .rightParen: parentheses -= 1
      case .leftBracket: squares += 1
      case .rightBracket: squares -= 1
      case .leftBrace: braces += 1
      case .rightBrace: braces -= 1
      case .endOfFile: return (parentheses, squares, braces) == (0, 0, 0) && !lexer.hasOpenString
      default: break
      }
    }
  }
}

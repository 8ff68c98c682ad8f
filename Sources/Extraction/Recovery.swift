/// What indentation tells about files whose braces do not balance.
///
/// When such a file is read again, a declaration at the start of a line that is indented no deeper than the members of
/// an enclosing type closes everything down to that type. To all parsing functions the place looks like the end of the
/// file; only the loop over the members it belongs to lifts this barrier and goes on.

import Facts
import SourceText

extension Parser {
  /// Called with each new token of a second reading.
  mutating func raiseBarrier() {
    guard token.startsLine, !isInLiteral, token.kind != .endOfFile, let target = barrierTarget() else { return }
    heldToken = token
    barrier = target
    token = Token(.endOfFile, heldToken.startOffset, heldToken.startOffset)
    token.startsLine = true
  }

  private func barrierTarget() -> Int? {
    let column = token.column
    if at(.rightBrace) {
      return column == 0 ? min(1, memberColumns.count - 1) : nil
    }
    guard at(.at) || word.startsDeclaration || (word.isContextualModifier && isModifierInLine()) else { return nil }
    var target: Int?
    for (index, memberColumn) in memberColumns.enumerated() {
      guard let memberColumn, memberColumn >= column else { continue }
      if let best = target, let bestColumn = memberColumns[best], bestColumn <= memberColumn { continue }
      target = index
    }
    return target
  }

  /// A contextual modifier counts only with another word behind it.
  private func isModifierInLine() -> Bool {
    let end = token.endOffset
    return lexer.byte(at: end) == UInt8(ascii: "(")
      || (lexer.byte(at: end) == UInt8(ascii: " ") && lexer.has(ByteClass.identifierHead, at: end + 1))
  }

  /// Lifts the barrier if it was raised for the innermost open body; call where members of it are parsed.
  mutating func liftBarrier() {
    guard let target = barrier, target == memberColumns.count - 1 else { return }
    barrier = nil
    token = heldToken
  }

  mutating func noteMemberColumn() {
    guard token.startsLine, !memberColumns.isEmpty, token.kind != .endOfFile, memberColumns.count > 1 else { return }
    memberColumns[memberColumns.count - 1] = token.column
  }

  /// Whether the brace that would close a type body stands among its members and so belongs to something inside.
  func isStrayBrace() -> Bool {
    guard isRecovering, at(.rightBrace), token.startsLine, let column = memberColumns.last ?? nil else { return false }
    return memberColumns.count > 1 && token.column >= column && token.column > 0
  }

  /// Expects the closing brace of a block that was opened at `open`.
  mutating func closeBrace(openedAt open: Int) {
    if accept(.rightBrace) { return }
    isUnbalanced = true
    report("expected '}'", at: TextRange(open, open + 1))
  }

  /// Skips what cannot be read, up to a place where a declaration or a line may start again.
  mutating func skipToLineStart() {
    repeat {
      skipBalanced()
      if at(.rightParen) || at(.rightBracket) { advance() }
    } while !token.startsLine && !at(.rightBrace) && !at(.semicolon) && !at(.endOfFile)
  }
}

/// `#if … #elseif … #else … #endif`

import Facts
import SourceText

extension Parser {
  /// Parses one group and calls `content` in each clause, with the clause's conditions pushed.
  @inline(never)
  mutating func parseConditionalGroup(_ content: (inout Parser, ArraySlice<BuildCondition>) -> Void) {
    guard enter() else { return }
    defer { leave() }
    let outer = conditions
    var earlier: [BuildCondition] = []
    let start = tokenRange
    repeat {
      let isElse = token.word == .else
      var clause = earlier
      let condition = BuildCondition(parseDirectiveLine())
      if !isElse {
        clause.append(condition)
        earlier.append(BuildCondition(condition.text, holds: false))
      }
      conditions = outer + clause
      content(&self, conditions[outer.count...])
      conditions = outer
    } while at(.pound) && (token.word == .elseif || token.word == .else)
    if at(.pound), token.word == .endif {
      advance()
    } else {
      report("expected '#endif'", at: start)
    }
  }

  /// At a directive: moves to the next line and returns the rest of its line, white space folded, comments dropped.
  mutating func parseDirectiveLine() -> String {
    names.note(.directive, at: token.startOffset)
    var index = token.endOffset
    var text: [UInt8] = []
    var isBehindSpace = false
    while index < lexer.end {
      let byte = lexer.byte(at: index)
      if lexer.isNewline(byte) {
        if text.last != UInt8(ascii: "|"), text.last != UInt8(ascii: "&") { break }
      } else if byte == UInt8(ascii: "/"), lexer.byte(at: index + 1) == byte {
        break
      } else if byte == UInt8(ascii: "/"), lexer.byte(at: index + 1) == UInt8(ascii: "*") {
        guard let behind = endOfComment(at: index) else { break }
        index = behind
        continue
      }
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { isUnbalanced = true }
      if lexer.has(ByteClass.space, at: index) {
        isBehindSpace = true
      } else {
        if isBehindSpace, !text.isEmpty { text.append(UInt8(ascii: " ")) }
        isBehindSpace = false
        text.append(byte)
      }
      index += 1
    }
    token.end = Int32(truncatingIfNeeded: index)
    lexer.position = index
    advance()
    return String(decoding: text, as: UTF8.self)
  }

  /// Nil if lines end in it: the directive does so, too.
  private mutating func endOfComment(at start: Int) -> Int? {
    var endsLine = false
    lexer.position = start
    lexer.skipBlockComment(&endsLine)
    return endsLine ? nil : lexer.position
  }

  /// In lists, clauses are all taken together: the directives are passed over.
  mutating func skipDirectives() {
    while atDirective { _ = parseDirectiveLine() }
  }

  /// `#sourceLocation(…)`, `#warning(…)`, `#error(…)`: nothing that means anything here.
  mutating func skipDiagnosticDirective() -> Bool {
    guard at(.pound) else { return false }
    switch token.word {
    case .sourceLocation, .warning, .error: break
    default: return false
    }
    advance()
    if at(.leftParen) { skipBalanced() }
    return true
  }
}

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
    let start = token.endOffset
    names.note(.directive, at: token.startOffset)
    var index = start
    var last: UInt8 = 0
    while index < lexer.end {
      let byte = lexer.byte(at: index)
      if lexer.isNewline(byte) {
        if last != UInt8(ascii: "|"), last != UInt8(ascii: "&") { break }
      } else if byte == UInt8(ascii: "/"), lexer.byte(at: index + 1) == byte || lexer.byte(at: index + 1) == 0x2A {
        break
      }
      if !lexer.has(ByteClass.space, at: index) { last = byte }
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { isUnbalanced = true }
      index += 1
    }
    token.end = Int32(truncatingIfNeeded: index)
    lexer.position = index
    let line = folded(start, index)
    advance()
    return line
  }

  private func folded(_ start: Int, _ end: Int) -> String {
    var text: [UInt8] = []
    var isBehindSpace = false
    for index in start..<max(start, end) {
      if lexer.has(ByteClass.space, at: index) {
        isBehindSpace = true
        continue
      }
      if isBehindSpace, !text.isEmpty { text.append(UInt8(ascii: " ")) }
      isBehindSpace = false
      text.append(lexer.byte(at: index))
    }
    return String(decoding: text, as: UTF8.self)
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

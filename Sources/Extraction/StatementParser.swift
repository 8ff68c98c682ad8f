/// Statements without branches, and lists of statements.

import Facts
import SourceText

extension Parser {
  /// Up to a closing brace, a `case`, or the end of a clause. Moves past everything else.
  @inline(never)
  mutating func parseStatements(inSwitch: Bool = false) -> [Statement] {
    var statements: [Statement] = []
    while !at(.rightBrace), !at(.endOfFile) {
      if inSwitch, atSwitchCase || atConditionalCases { break }
      if atDirective, token.word != .if {
        if !conditions.isEmpty { break }
        report("unexpected directive")
        // In front of another clause, somebody is typing the `#if`.
        if token.word == .endif {
          _ = parseDirectiveLine()
          continue
        }
      }
      if accept(.semicolon) || skipDiagnosticDirective() { continue }
      let before = token.start
      parseStatement(into: &statements, inSwitch: inSwitch)
      checkSeparator(since: before)
    }
    return statements
  }

  private mutating func checkSeparator(since before: Int32) {
    if at(.endOfFile) || at(.rightBrace) { return }
    if token.start == before {
      if problems.last?.range.start != token.startOffset { report("unexpected token") }
      advance()
    } else if lacksSeparator, !atSwitchCase {
      report("expected ';' or a new line between statements")
      if at(.rightParen) || at(.rightBracket) { advance() }
    }
  }

  mutating func checkSeparatorOfDeclarations() {
    // `@available(iOS 17, *) #Preview { … }`: what was read goes with the macro.
    if lacksSeparator, !at(.pound) { report("expected ';' or a new line between declarations") }
  }

  /// Behind a statement or a declaration: another stands on its line.
  var lacksSeparator: Bool {
    !token.startsLine && !at(.semicolon) && !at(.rightBrace) && !at(.endOfFile) && !atDirective
  }

  @inline(never)
  private mutating func parseStatement(into statements: inout [Statement], inSwitch: Bool) {
    if atDirective {
      statements.append(parseConditionalStatement(inSwitch: inSwitch))
    } else if atDeclaration(in: .block) {
      var declarations: [Declaration] = []
      parseDeclaration(in: .block, into: &declarations)
      statements += declarations.map { .declaration($0) }
    } else if let statement = parseStatement() {
      statements.append(statement)
    }
  }

  @inline(never)
  private mutating func parseConditionalStatement(inSwitch: Bool) -> Statement {
    let start = token.startOffset
    guard enter() else { return .expression(.missing(range(from: start))) }
    defer { leave() }
    var clauses: [ConditionalStatement.Clause] = []
    parseConditionalGroup { parser, own in
      let own = Array(own)
      let statements = parser.parseStatements(inSwitch: inSwitch)
      clauses.append(ConditionalStatement.Clause(conditions: own, statements: statements))
    }
    return .conditional(ConditionalStatement(clauses: clauses, range: range(from: start)))
  }

  /// One statement that is no declaration; nil where none starts.
  @inline(never)
  mutating func parseStatement() -> Statement? {
    let start = token.startOffset
    guard enter(2) else { return nil }
    defer { leave(2) }
    skipLabel()
    switch word {
    case .return: return parseReturn(start)
    case .throw:
      advance()
      let value = parseExpression()
      return .throw(value, range(from: start))
    case .break, .continue, .fallthrough: return parseJump(start)
    case .if: return continueExpression(parseIf(), from: start)
    case .guard: return parseGuard()
    case .switch: return continueExpression(parseSwitch(), from: start)
    case .for: return parseFor()
    case .while: return parseWhile()
    case .repeat where byteBehind == UInt8(ascii: "{"): return parseRepeat()
    case .do: return parseDo()
    case .defer:
      advance()
      let block = parseBlock()
      return .defer(block, range(from: start))
    case .catch, .else, .in, .where, .default, .case:
      report("unexpected '\(name)'")
      return nil
    default: break
    }
    if word.isReserved, word != .super, word != .`init`, word != .try, word != .true, word != .false, word != .nil,
      word != .repeat
    {
      report("unexpected '\(name)'")
      return nil
    }
    let expression = parseExpression()
    if case .attempt(let attempt) = expression, case .control = attempt.operand {
      report("'if' and 'switch' are no expressions here", at: attempt.range)
    }
    return .expression(expression)
  }

  /// `if … {} else {}.member` does not exist, but `as` behind a `switch` value does.
  private mutating func continueExpression(_ statement: Statement, from start: Int) -> Statement {
    guard at(.as), !token.startsLine else { return statement }
    advance()
    let type = parseType()
    let range = range(from: start)
    let operand = Expression.control(ControlExpression(statement: statement, range: statement.range))
    return .expression(.cast(CastExpression(kind: .as, operand: operand, type: type, range: range)))
  }

  private mutating func skipLabel() {
    guard atName, byteBehind == UInt8(ascii: ":") else { return }
    let isLabel = lookAhead { parser in
      parser.advance()
      parser.advance()
      switch parser.word {
      case .for, .while, .repeat, .do, .if, .switch: return true
      default: return false
      }
    }
    guard isLabel else { return }
    advance()
    advance()
  }

  /// A value on the next line belongs to `return`, unless a statement starts there.
  private mutating func parseReturn(_ start: Int) -> Statement {
    advance()
    guard !atStatementEnd else { return .return(nil, range(from: start)) }
    let value = parseExpression()
    return .return(value, range(from: start))
  }

  private var atStatementEnd: Bool {
    switch token.kind {
    case .rightBrace, .semicolon, .endOfFile, .rightParen, .rightBracket: return true
    case .pound: return atDirective
    case .at: return true
    case .identifier where !token.isSpecial:
      switch token.word {
      case .try, .if, .switch, .super, .true, .false, .nil, .repeat: return false
      default: return token.word.isReserved
      }
    default: return false
    }
  }

  private mutating func parseJump(_ start: Int) -> Statement {
    let text = name
    let takesLabel = !at(.fallthrough)
    advance()
    if takesLabel, atName, !token.startsLine { advance() }
    return .jump(text, range(from: start))
  }

  @inline(never)
  private mutating func parseDo() -> Statement {
    let start = token.startOffset
    advance()
    if at(.throws) { _ = parseEffects() }
    let body = parseBlock()
    var catches: [DoStatement.Catch] = []
    while accept(.catch) {
      var (patterns, filters): ([Pattern], [Expression]) = ([], [])
      let saved = allowsTrailingClosure
      allowsTrailingClosure = false
      while !at(.leftBrace), !at(.endOfFile) {
        let before = token.start
        if !at(.where) { patterns.append(parsePattern()) }
        if accept(.where) { filters.append(parseExpression()) }
        if !accept(.comma) || token.start == before { break }
      }
      allowsTrailingClosure = saved
      catches.append(DoStatement.Catch(patterns: patterns, filters: filters, body: parseBlock()))
    }
    return .do(DoStatement(body: body, catches: catches, range: range(from: start)))
  }
}

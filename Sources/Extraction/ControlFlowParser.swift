/// Statements with conditions and branches.

import Facts
import SourceText

extension Parser {
  /// Runs `parse` where `{` is not a trailing closure.
  private mutating func inHeader<Result>(_ parse: (inout Parser) -> Result) -> Result {
    let saved = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = saved }
    return parse(&self)
  }

  @inline(never)
  private mutating func parseConditions() -> [Condition] {
    inHeader { parser in
      var conditions: [Condition] = []
      repeat {
        if parser.at(.leftBrace) || parser.at(.else) { break }
        conditions.append(parser.parseCondition())
      } while parser.accept(.comma)
      return conditions
    }
  }

  @inline(never)
  private mutating func parseCondition() -> Condition {
    if at(.pound), token.word == .available || token.word == .unavailable {
      advance()
      if at(.leftParen) { skipBalanced() }
      return .availability
    }
    switch word {
    case .let, .var:
      advance()
      return finishBinding(parsePattern(isBinding: true))
    case .case:
      advance()
      let pattern = parsePattern()
      // `case let x? = y` says the same as `let x = y`.
      if case .optional(let inner) = pattern, case .identifier = inner { return finishBinding(inner) }
      return finishBinding(pattern)
    default: return .expression(parseExpression())
    }
  }

  private mutating func finishBinding(_ pattern: Pattern) -> Condition {
    let type = accept(.colon) ? parseType() : nil
    let value = accept(.equal) ? parseExpression() : nil
    return .binding(pattern: pattern, type: type, value: value)
  }

  /// Chains of `else if` are read by a loop and linked from their end.
  @inline(never)
  mutating func parseIf() -> Statement {
    var links: [(start: Int, conditions: [Condition], body: CodeBlock)] = []
    var last: CodeBlock?
    while true {
      let start = token.startOffset
      advance()
      let conditions = parseConditions()
      let body = parseBlock()
      if links.count < Self.chainLimit {
        links.append((start, conditions, body))
      } else {
        report("chain is too long", at: TextRange(start, start + 2))
      }
      guard accept(.else) else { break }
      if at(.if) { continue }
      last = parseBlock()
      break
    }
    var alternative = last.map(IfStatement.Alternative.else)
    var result = IfStatement(
      conditions: [], body: CodeBlock(statements: [], range: gap), alternative: nil, range: gap)
    for link in links.reversed() {
      result = IfStatement(
        conditions: link.conditions, body: link.body, alternative: alternative, range: range(from: link.start))
      alternative = .elseIf(result)
    }
    return .if(result)
  }

  @inline(never)
  mutating func parseGuard() -> Statement {
    let start = token.startOffset
    advance()
    let conditions = parseConditions()
    if !accept(.else) { report("expected 'else'", at: gap) }
    let body = parseBlock()
    return .guard(GuardStatement(conditions: conditions, body: body, range: range(from: start)))
  }

  @inline(never)
  mutating func parseWhile() -> Statement {
    let start = token.startOffset
    advance()
    let conditions = parseConditions()
    let body = parseBlock()
    return .while(WhileStatement(conditions: conditions, body: body, range: range(from: start)))
  }

  mutating func parseRepeat() -> Statement {
    let start = token.startOffset
    advance()
    let body = parseBlock()
    if !accept(.while) { report("expected 'while'", at: gap) }
    let condition = parseExpression()
    return .repeat(RepeatStatement(body: body, condition: condition, range: range(from: start)))
  }

  /// `for try await case pattern: T in sequence where condition { … }`
  @inline(never)
  mutating func parseFor() -> Statement {
    let start = token.startOffset
    advance()
    while at(.try) || at(.await) || at(.unsafe) && !isNameBeforeIn() { advance() }
    let isCase = accept(.case)
    let pattern = inHeader { $0.parsePattern(isBinding: !isCase) }
    let type = accept(.colon) ? parseType() : nil
    if !accept(.in) { report("expected 'in'", at: gap) }
    let sequence = inHeader { $0.parseExpression() }
    let condition = accept(.where) ? inHeader { $0.parseExpression() } : nil
    let body = parseBlock()
    return .for(
      ForStatement(
        pattern: pattern, type: type, sequence: sequence, where: condition, body: body, range: range(from: start)))
  }

  /// `for unsafe in …`
  private mutating func isNameBeforeIn() -> Bool {
    lookAhead { parser in
      parser.advance()
      return parser.at(.in) || parser.at(.colon)
    }
  }

  @inline(never)
  mutating func parseSwitch() -> Statement {
    let start = token.startOffset
    let earlier = problems.count
    advance()
    let subject = inHeader { $0.parseExpression() }
    var cases: [SwitchStatement.Case] = []
    let open = token.startOffset
    if at(.leftBrace), enter() {
      let saved = allowsTrailingClosure
      allowsTrailingClosure = true
      advance()
      parseCases(into: &cases, outerConditions: conditions.count)
      closeBrace(openedAt: open)
      allowsTrailingClosure = saved
      leave()
    } else {
      report("expected '{'", at: gap)
    }
    let isIncomplete = isRecovering || problems.count > earlier
    // What could not be read may be the case that a value goes to, instead of this one.
    for index in cases.indices where isIncomplete && cases[index].isDefault { cases[index].conditions.append(.unread) }
    return .switch(
      SwitchStatement(subject: subject, cases: cases, isIncomplete: isIncomplete, range: range(from: start)))
  }

  @inline(never)
  private mutating func parseCases(into cases: inout [SwitchStatement.Case], outerConditions: Int) {
    while !at(.rightBrace), !at(.endOfFile) {
      if at(.pound), token.word == .if {
        guard enter() else { continue }
        parseConditionalGroup { parser, _ in parser.parseCases(into: &cases, outerConditions: outerConditions) }
        leave()
      } else if atDirective {
        if conditions.count > outerConditions { return }
        if !conditions.isEmpty { return }
        report("unexpected directive")
        _ = parseDirectiveLine()
      } else if atSwitchCase {
        cases.append(parseCase(outerConditions: outerConditions))
      } else if skipDiagnosticDirective() {
        continue
      } else {
        report("expected 'case'")
        let before = token.start
        _ = parseStatements(inSwitch: true)
        if token.start == before { advance() }
      }
    }
  }

  var atSwitchCase: Bool {
    if at(.case) { return true }
    if at(.default) { return byteBehind == UInt8(ascii: ":") || byteBehind == UInt8(ascii: "/") }
    return at(.at) && lexer.bytes[token.endOffset..<lexer.end].starts(with: "unknown ".utf8)
  }

  /// `#if` with cases inside, not statements.
  var atConditionalCases: Bool {
    mutating get {
      guard at(.pound), token.word == .if else { return false }
      return lookAhead { parser in
        // The first clauses may be empty.
        while parser.at(.pound), [.if, .elseif, .else].contains(parser.token.word) { _ = parser.parseDirectiveLine() }
        return parser.atSwitchCase
      }
    }
  }

  @inline(never)
  private mutating func parseCase(outerConditions: Int) -> SwitchStatement.Case {
    let start = token.startOffset
    if accept(.at) { advance() }
    let isDefault = at(.default)
    advance()
    var items: [SwitchStatement.Item] = []
    if !isDefault {
      repeat {
        if at(.colon) { break }
        items.append(parseCaseItem())
      } while accept(.comma)
    }
    expect(.colon, "expected ':'")
    let statements = parseStatements(inSwitch: true)
    return SwitchStatement.Case(
      items: items, isDefault: isDefault, statements: statements,
      conditions: Array(conditions.dropFirst(outerConditions)), range: range(from: start))
  }

  private mutating func parseCaseItem() -> SwitchStatement.Item {
    skipDirectives()
    let start = token.startOffset
    let pattern = parsePattern()
    let condition = accept(.where) ? parseExpression() : nil
    return SwitchStatement.Item(pattern: pattern, where: condition, range: range(from: start))
  }
}

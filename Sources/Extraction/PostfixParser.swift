/// What follows an expression: members, calls, subscripts, trailing closures. One loop for chains of any length.

import Facts
import SourceText

extension Parser {
  @inline(never)
  mutating func parsePostfix() -> Expression {
    let start = token.startOffset
    var base = parsePrimary()
    var links = 0
    var openClauses: [Int] = []
    while true {
      if links > Self.chainLimit {
        report(Problem.chainTooLong)
        skipChain()
        return base
      }
      links += 1
      switch token.kind {
      case .period:
        advance()
        base = parseMemberName(base: base, start: min(start, base.range.start))
      case .leftParen where !token.startsLine: base = parseCall(base)
      case .leftBracket where !token.startsLine: base = parseSubscript(base)
      case .leftBrace where takesTrailingClosure(base) && opensTrailingClosure():
        var arguments: [Argument] = []
        parseTrailingClosures(into: &arguments)
        base = .call(
          CallExpression(
            callee: base, arguments: arguments, parentheses: nil, isBroken: false,
            range: range(from: base.range.start)))
      case .question: base = parseUnaryPostfix(base, .optionalChain)
      case .exclamation: base = parseUnaryPostfix(base, .forceUnwrap)
      case .postfixOperator: base = parseUnaryPostfix(base, .postfix(text(tokenRange)))
      case .pound where atDirective:
        guard parseDirectiveInChain(&openClauses) else { return base }
      default: return base
      }
    }
  }

  @inline(never)
  private mutating func parseUnaryPostfix(_ operand: Expression, _ kind: UnaryExpression.Kind) -> Expression {
    advance()
    return .unary(UnaryExpression(kind: kind, operand: operand, range: range(from: operand.range.start)))
  }

  /// In the header of a statement braces are its body, unless they open and go on in one line and something follows that
  /// can only follow a value: as the compiler does, which warns.
  mutating func opensTrailingClosure() -> Bool {
    if allowsTrailingClosure { return !isAccessorBlock() }
    return lookAhead { parser in
      parser.advance()
      if parser.token.startsLine || parser.at(.case) { return false }
      while !parser.at(.rightBrace), !parser.at(.endOfFile), !parser.atDirective { parser.skipBalanced() }
      guard parser.accept(.rightBrace) else { return false }
      switch parser.token.kind {
      case .leftBrace, .comma: return true
      case .identifier where parser.at(.where): return true
      case .leftBracket, .leftParen, .period, .question, .infixQuestion, .exclamation, .colon, .equal,
        .postfixOperator, .binaryOperator:
        return !parser.token.startsLine
      default: return (parser.at(.is) || parser.at(.as)) && !parser.token.startsLine
      }
    }
  }

  /// Literals and nothing are not called.
  private func takesTrailingClosure(_ base: Expression) -> Bool {
    switch base {
    case .name, .member, .call, .subscripted, .tuple, .unary, .closure: true
    default: false
    }
  }

  /// `#if` between the links of a chain: its clauses count as links one after the other. False if it is none.
  @inline(never)
  private mutating func parseDirectiveInChain(_ clauses: inout [Int]) -> Bool {
    if token.word == .if {
      let continues = lookAhead { parser in
        while parser.at(.pound), parser.token.word == .if { _ = parser.parseDirectiveLine() }
        return parser.at(.period)
      }
      guard continues else { return false }
      _ = parseDirectiveLine()
      clauses.append(token.startOffset)
      return true
    }
    guard let start = clauses.popLast() else { return false }
    conditionalLinks.append(range(from: start))
    if token.word == .endif {
      advance()
    } else {
      _ = parseDirectiveLine()
      clauses.append(token.startOffset)
    }
    return true
  }

  /// The rest of a chain that is too long.
  @inline(never)
  private mutating func skipChain() {
    while true {
      switch token.kind {
      case .period:
        advance()
        if at(.identifier) || at(.integer) { advance() }
      case .question, .exclamation, .postfixOperator: advance()
      case .leftParen, .leftBracket:
        if token.startsLine { return }
        skipBalanced()
      case .leftBrace:
        if !allowsTrailingClosure { return }
        skipBalanced()
      default: return
      }
    }
  }

  @inline(never)
  private mutating func parseCall(_ callee: Expression) -> Expression {
    let open = token.startOffset
    let list = parseParenthesizedArguments()
    let parentheses = range(from: open)
    var arguments = list.arguments
    if at(.leftBrace), !list.isBroken, opensTrailingClosure() {
      parseTrailingClosures(into: &arguments)
    }
    return .call(
      CallExpression(
        callee: callee, arguments: arguments, parentheses: parentheses, isBroken: list.isBroken,
        range: range(from: min(callee.range.start, open))))
  }

  @inline(never)
  private mutating func parseSubscript(_ base: Expression) -> Expression {
    let list = parseArguments(until: .rightBracket)
    return .subscripted(
      SubscriptExpression(base: base, arguments: list.arguments, range: range(from: base.range.start)))
  }

  /// `{ … } label: { … }`
  @inline(never)
  mutating func parseTrailingClosures(into arguments: inout [Argument]) {
    let first = Expression.closure(parseClosure())
    arguments.append(Argument(label: nil, value: first, isTrailing: true, range: first.range))
    while at(.identifier), word != .default, word != .case, byteBehind == UInt8(ascii: ":"),
      lookAhead({ parser in
        parser.advance()
        parser.advance()
        return parser.at(.leftBrace)
      })
    {
      let label = name
      let labelRange = tokenRange
      advance()
      advance()
      let value = Expression.closure(parseClosure())
      arguments.append(
        Argument(
          label: label, labelRange: labelRange, value: value, isTrailing: true, range: range(from: labelRange.start)))
    }
  }
}

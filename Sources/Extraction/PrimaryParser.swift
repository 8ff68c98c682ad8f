/// Expressions that are not built from others to their left.

import Facts
import SourceText

extension Parser {
  @inline(never)
  mutating func parsePrimary() -> Expression {
    switch token.kind {
    case .identifier: return parseWord()
    case .dollar:
      implicitParameterCount += 1
      return parseName()
    case .integer: return parseLiteral(.integer)
    case .float: return parseLiteral(.float)
    case .regex: return parseLiteral(.regex)
    case .string: return parseString()
    case .leftParen:
      let start = token.startOffset
      let list = parseParenthesizedArguments()
      return .tuple(
        TupleExpression(elements: list.arguments, isBroken: list.isBroken, range: range(from: start)))
    case .leftBracket: return parseCollection()
    case .leftBrace where allowsTrailingClosure || isCalledClosure(): return .closure(parseClosure())
    case .period: return parseImplicitMember()
    case .backslash: return parseKeyPath()
    case .pound where !atDirective: return parseMacro()
    case .binaryOperator, .prefixOperator, .postfixOperator, .infixQuestion, .equal:
      // An operator as a value: `reduce(0, +)`.
      if isOperatorValue { return parseName() }
    case .at where !token.startsLine:
      // The value of a type: `(@convention(c) () -> Void).self`. On the next line it is another declaration's attribute.
      let start = token.startOffset
      _ = parseType()
      return .missing(range(from: start))
    default: break
    }
    report("expected an expression", at: gap)
    return .missing(gap)
  }

  /// `{ … }()` in the header of a statement, where braces alone are its body.
  private mutating func isCalledClosure() -> Bool {
    lookAhead { parser in
      parser.skipBalanced()
      return parser.at(.leftParen) && !parser.token.startsLine
    }
  }

  /// Whether nothing follows the operator in its list.
  var isOperatorValue: Bool {
    let next = byteBehind
    return next == UInt8(ascii: ")") || next == UInt8(ascii: ",") || next == UInt8(ascii: "]")
  }

  @inline(never)
  private mutating func parseWord() -> Expression {
    if token.isSpecial { return parseName() }
    switch token.word {
    case .true, .false: return parseLiteral(.boolean)
    case .nil: return parseLiteral(.nil)
    case .if, .switch:
      let start = token.startOffset
      let saved = allowsTrailingClosure
      allowsTrailingClosure = true
      defer { allowsTrailingClosure = saved }
      guard enter() else { return .missing(range(from: start)) }
      defer { leave() }
      let statement = at(.if) ? parseIf() : parseSwitch()
      return .control(ControlExpression(statement: statement, range: range(from: start)))
    case .super, .`init`, .inout: return parseName()
    default:
      if token.word.isReserved {
        report("expected an expression", at: gap)
        return .missing(gap)
      }
      return parseName()
    }
  }

  @inline(never)
  private mutating func parseLiteral(_ kind: LiteralExpression.Kind) -> Expression {
    let range = tokenRange
    advance()
    return .literal(LiteralExpression(kind: kind, text: text(range), interpolations: [], range: range))
  }

  /// A name with its generic arguments or argument labels.
  @inline(never)
  private mutating func parseName() -> Expression {
    let name = name
    let nameRange = tokenRange
    advance()
    let arguments = parseExpressionGenericArguments()
    let labels = parseCompoundLabels()
    return .name(
      NameExpression(
        name: name, genericArguments: arguments, labels: labels, range: range(from: nameRange.start),
        nameRange: nameRange))
  }

  @inline(never)
  private mutating func parseImplicitMember() -> Expression {
    let start = token.startOffset
    advance()
    return parseMemberName(base: nil, start: start)
  }

  /// Behind the dot.
  @inline(never)
  mutating func parseMemberName(base: Expression?, start: Int) -> Expression {
    var name = ""
    var nameRange = gap
    if isMemberName {
      name = self.name
      nameRange = tokenRange
      if base == nil { names.note(.implicit(name), at: nameRange.start) }
      advance()
    } else {
      report("expected a member name", at: gap)
      return .member(
        MemberExpression(
          base: base, name: name, nameRange: nameRange, genericArguments: [], labels: nil, range: range(from: start)))
    }
    let arguments = parseExpressionGenericArguments()
    let labels = parseCompoundLabels(behind: base)
    return .member(
      MemberExpression(
        base: base, name: name, nameRange: nameRange, genericArguments: arguments, labels: labels,
        range: range(from: start)))
  }

  var isMemberName: Bool {
    // Nobody breaks the line behind a dot: the name is still to come, and what follows is the next argument or statement.
    if token.startsLine { return false }
    switch token.kind {
    case .identifier: return token.startOffset == previousEnd || !goesOnBehindValue
    case .integer, .dollar: return true
    default: return false
    }
  }

  /// `R. as AnyHashable`, `guard let route = nav. else`, `for case . in path`: the name in front is still to come.
  private var goesOnBehindValue: Bool {
    switch token.word {
    case .as, .is, .in, .where, .else: true
    default: false
    }
  }

  /// `<Int>` behind a name, or ` <Int>`, if what follows shows that it is no comparison.
  @inline(never)
  private mutating func parseExpressionGenericArguments() -> [TypeSyntax] {
    guard at(operatorStartingWith: UInt8(ascii: "<")), !token.spaceBefore || at(.prefixOperator), lookaheadBudget > 0
    else { return [] }
    let next = lexer.byte(at: token.startOffset + 1)
    if next == UInt8(ascii: "=") || next == UInt8(ascii: "<") || next == UInt8(ascii: " ") { return [] }
    let start = checkpoint()
    if let arguments = parseGenericArguments(), problems.count == start.problemCount, isBehindGenericArguments {
      return arguments
    }
    restore(start)
    return []
  }

  private var isBehindGenericArguments: Bool {
    if token.startsLine { return true }
    switch token.kind {
    case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .endOfFile, .colon, .question, .exclamation, .postfixOperator, .infixQuestion:
      return true
    case .binaryOperator, .equal: return token.spaceBefore
    case .identifier: return at(.in) || at(.as) || at(.is)
    default: return at(operatorStartingWith: UInt8(ascii: ">"))
    }
  }

  private var isBehindInit: Bool {
    previousEnd >= 4 && text(TextRange(previousEnd - 4, previousEnd)) == "init"
  }

  /// `(number:_:)` behind a name; nil, without moving, for anything else.
  private mutating func parseCompoundLabels(behind base: Expression? = nil) -> [String]? {
    // Nearly always it is a call: what it names is read only where it is not.
    var isEmpty = true
    guard at(.leftParen), !token.spaceBefore, let close = eachLabel({ _ in isEmpty = false }), !isEmpty
    else { return nil }
    var object = ""
    if case .name(let node)? = base { object = node.name }
    // `f(a: )` is a call whose value is not typed yet; only `T.init(a: )` and what a selector names are taken as
    // references. What initializes this very object can only be called.
    guard !(object == "super" && isBehindInit),
      lexer.byte(at: close - 1) == UInt8(ascii: ":") || isInSelector || isBehindInit && object != "self"
    else { return nil }
    var labels: [String] = []
    _ = eachLabel { labels.append(text($0)) }
    token.end = Int32(truncatingIfNeeded: close + 1)
    lexer.position = close + 1
    lexer.followsOperand = true
    advance()
    return labels
  }

  /// Labels and nothing else behind the current parenthesis, and where they are closed.
  private func eachLabel(_ visit: (TextRange) -> Void) -> Int? {
    var index = lexer.behindTrivia(token.endOffset)
    while lexer.byte(at: index) != UInt8(ascii: ")") {
      let isEscaped = lexer.byte(at: index) == UInt8(ascii: "`")
      if isEscaped { index += 1 }
      let start = index
      while lexer.has(ByteClass.identifierPart, at: index) { index += 1 }
      let end = index
      if isEscaped {
        guard lexer.byte(at: index) == UInt8(ascii: "`") else { return nil }
        index += 1
      }
      index = lexer.behindTrivia(index)
      guard end > start, lexer.byte(at: index) == UInt8(ascii: ":") else { return nil }
      visit(TextRange(start, end))
      index = lexer.behindTrivia(index + 1)
    }
    return index
  }

  /// `#selector(…)`, `#Preview { … }`
  @inline(never)
  private mutating func parseMacro() -> Expression {
    let start = token.startOffset
    let name = text(TextRange(start + 1, token.endOffset))
    advance()
    if at(operatorStartingWith: UInt8(ascii: "<")), !token.spaceBefore { _ = parseExpressionGenericArguments() }
    var arguments: [Argument] = []
    if at(.leftParen), !token.startsLine {
      if name == "available" || name == "unavailable" {
        skipBalanced()
      } else {
        let saved = isInSelector
        isInSelector = name == "selector"
        arguments = parseParenthesizedArguments().arguments
        isInSelector = saved
      }
    }
    if at(.leftBrace), allowsTrailingClosure { parseTrailingClosures(into: &arguments) }
    return .macro(MacroExpression(name: name, arguments: arguments, range: range(from: start)))
  }

  /// `[a, b]`, `[k: v]`, `[:]`
  @inline(never)
  private mutating func parseCollection() -> Expression {
    let start = token.startOffset
    let saved = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = saved }
    advance()
    var elements: [Expression] = []
    var pairs: [(key: Expression, value: Expression)] = []
    var isDictionary = false
    if at(.colon) {
      isDictionary = true
      advance()
    }
    while !at(.rightBracket), !at(.rightBrace), !at(.rightParen), !at(.endOfFile) {
      if atDirective {
        skipDirectives()
        continue
      }
      let before = token.start
      let element = parseExpression()
      if accept(.colon) {
        isDictionary = true
        pairs.append((element, parseExpression()))
      } else {
        elements.append(element)
      }
      if accept(.comma) || (atDirective && token.start != before) { continue }
      break
    }
    // `[4 of Int]`
    if at(.identifier), isText("of") {
      advance()
      _ = parseType()
    }
    if !at(.rightBracket) { coverBlank() }
    expect(.rightBracket, "expected ']'")
    let range = range(from: start)
    return isDictionary
      ? .dictionary(DictionaryExpression(elements: pairs, range: range))
      : .array(ArrayExpression(elements: elements, range: range))
  }
}

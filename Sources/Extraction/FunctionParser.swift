/// Functions, initialisers, subscripts, and bodies.

import Facts
import SourceText

extension Parser {
  @inline(never)
  mutating func parseFunction(_ head: DeclarationHead, _ start: Int) -> Declaration {
    let keyword = word
    var kind = FunctionDeclaration.Kind.function
    var name = (text: self.name, range: tokenRange)
    advance()
    switch keyword {
    case .`init`:
      kind = .initializer
      if at(.question) || at(.exclamation) {
        kind = .failableInitializer
        advance()
      }
    case .deinit: kind = .deinitializer
    case .subscript: kind = .subscript
    default: name = parseFunctionName()
    }
    let generics = parseGenericParameters()
    let parameters = kind == .deinitializer ? [] : parseParameters()
    let effects = parseEffects()
    var result: TypeSyntax?
    if accept(.arrow) { result = parseType() }
    let requirements = parseWhereClause()
    let body = kind == .subscript ? parseSubscriptBody() : at(.leftBrace) ? parseBody() : nil
    return .function(
      FunctionDeclaration(
        kind: kind, head: head, name: name.text, nameRange: name.range, generics: generics, requirements: requirements,
        parameters: parameters, isAsync: effects.isAsync, isThrowing: effects.isThrowing, result: result, body: body,
        range: range(from: start)))
  }

  private mutating func parseFunctionName() -> (text: String, range: TextRange) {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .exclamation, .question, .infixQuestion:
      // `func <<T>(…)`: the last `<` opens the generic parameters.
      if token.end - token.start > 1, lexer.byte(at: token.endOffset - 1) == UInt8(ascii: "<"),
        lexer.has(ByteClass.identifierHead, at: token.endOffset)
      {
        split(token.endOffset - token.startOffset - 1)
      }
      let result = (text(tokenRange), tokenRange)
      advance()
      return result
    default: return parseDeclaredName()
    }
  }

  private mutating func parseSubscriptBody() -> CodeBlock? {
    guard at(.leftBrace) else { return nil }
    return parseAccessors().first { $0.kind == .get }?.body
  }

  /// A function's or accessor's body: read, or skipped as a whole.
  @inline(never)
  mutating func parseBody() -> CodeBlock {
    if isInInitializer { return parseBlock() }
    let hashed = outlineHash
    let known = problems.count
    outlineHash.isActive = false
    var block = readOrSkipBlock(isOutermost: hashed.isActive)
    if hashed.isActive { block.spelled = names.spelled }
    block.isBroken = problems.count > known || lexer.openString.map(block.range.contains) == true
    outlineHash = hashed
    if hashed.isActive {
      outlineHash.add(UInt8(ascii: "{"))
      outlineHash.add(UInt8(ascii: "}"))
    }
    return block
  }

  private mutating func readOrSkipBlock(isOutermost: Bool) -> CodeBlock {
    switch bodies {
    case .all, .noted: return parseBlock()
    case .none: return skipBlock()
    case .holding(let words):
      // What holds a body that matters matters itself.
      guard isOutermost, !isRecovering, at(.leftBrace) else { return parseBlock() }
      return scanBlock(for: words) ?? parseBlock()
    }
  }

  /// Nil where the block must be read, and nothing was consumed.
  private mutating func scanBlock(for words: BodyWords) -> CodeBlock? {
    let start = checkpoint()
    let open = token.startOffset
    guard let constructed = lexer.scanBody(for: words.marks) else {
      let budget = lookaheadBudget
      restore(start)
      // No body is scanned twice: this is no lookahead that could add up.
      lookaheadBudget = budget
      return nil
    }
    previousEnd = lexer.position
    token = lexer.next()
    let range = TextRange(open, previousEnd)
    skippedBodies.append(range)
    return CodeBlock(statements: [], range: range, isSkipped: true, constructed: constructed)
  }

  private mutating func skipBlock() -> CodeBlock {
    let open = token.startOffset
    guard !isRecovering else {
      skipBraces()
      return CodeBlock(statements: [], range: range(from: open), isSkipped: true)
    }
    // The lexer stands right behind the brace, which is the current token.
    if lexer.skipBraces() {
      previousEnd = lexer.position
      let end = lexer.position
      token = lexer.next()
      return CodeBlock(statements: [], range: TextRange(open, end), isSkipped: true)
    }
    isUnbalanced = true
    report("expected '}'", at: TextRange(open, open + 1))
    previousEnd = lexer.position
    token = lexer.next()
    return CodeBlock(statements: [], range: range(from: open), isSkipped: true)
  }

  /// Token by token, so that barriers are seen.
  private mutating func skipBraces() {
    let open = token.startOffset
    lexer.isSkipping = true
    defer { lexer.isSkipping = false }
    var nesting = 0
    repeat {
      if at(.leftBrace) { nesting += 1 }
      if at(.rightBrace) { nesting -= 1 }
      if at(.identifier), startsCapitalized {
        lexer.mentions.note(lexer.bytes, token.startOffset, token.endOffset)
      }
      if at(.endOfFile) {
        isUnbalanced = true
        return report("expected '}'", at: TextRange(open, open + 1))
      }
      if nesting > 0 { advance() }
    } while nesting > 0
    advance()
  }

  /// `{ statements }`; an empty block, with a problem, without a brace.
  @inline(never)
  mutating func parseBlock() -> CodeBlock {
    guard at(.leftBrace) else {
      report("expected '{'", at: gap)
      return CodeBlock(statements: [], range: gap)
    }
    guard enter(1) else { return CodeBlock(statements: [], range: gap) }
    defer { leave(1) }
    let open = token.startOffset
    let saved = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = saved }
    advance()
    let statements = parseStatements()
    closeBrace(openedAt: open)
    return CodeBlock(statements: statements, range: range(from: open))
  }
}

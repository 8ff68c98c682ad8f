/// Types.

import Facts
import SourceText

/// What stands in front of a type: `@escaping inout T`.
struct TypeSpecifiers {
  var attributes: [String] = []
  var isInout = false
}

extension Parser {
  mutating func parseType() -> TypeSyntax {
    guard enter(5) else { return .unknown }
    defer { leave(5) }
    _ = parseTypeSpecifiers()
    if at(.some) || at(.any), !token.isSpecial, isTypeStartBehind {
      let isSome = at(.some)
      advance()
      let type = parseComposition()
      return isSome ? .some(type) : .any(type)
    }
    if at(.repeat) || at(.each), isTypeStartBehind {
      advance()
      _ = parseType()
      return .unknown
    }
    return parseComposition()
  }

  /// Whether a type follows the contextual word on the same line.
  private var isTypeStartBehind: Bool {
    let end = token.endOffset
    guard lexer.byte(at: end) == UInt8(ascii: " ") else { return false }
    let next = byteBehind
    return lexer.classes[Int(next)] & ByteClass.identifierHead != 0 || next == UInt8(ascii: "(")
      || next == UInt8(ascii: "[") || next == UInt8(ascii: "~") || next == UInt8(ascii: "`")
  }

  @inline(never)
  mutating func parseTypeSpecifiers() -> TypeSpecifiers {
    var specifiers = TypeSpecifiers()
    while true {
      if at(.at), !token.startsLine || depth > 0 {
        guard let name = parseTypeAttribute() else { return specifiers }
        specifiers.attributes.append(name)
        continue
      }
      switch word {
      case .inout:
        specifiers.isInout = true
        advance()
      case .isolated, .consuming, .borrowing, .sending, .__owned, .__shared, ._const, .nonisolated:
        guard isTypeStartBehind || word == .nonisolated else { return specifiers }
        if word == .consuming { specifiers.attributes.append("consuming") }
        advance()
        if at(.leftParen), !token.spaceBefore { skipBalanced() }
      default: return specifiers
      }
    }
  }

  private mutating func parseTypeAttribute() -> String? {
    guard lexer.has(ByteClass.identifierHead, at: token.endOffset) else { return nil }
    advance()
    var name = self.name
    advance()
    while at(.period), !token.spaceBefore {
      advance()
      if at(.identifier) {
        name = self.name
        advance()
      }
    }
    if at(.leftParen), !token.spaceBefore, name != "escaping", name != "autoclosure", name != "Sendable" {
      skipBalanced()
    }
    return name
  }

  /// `A & B`
  @inline(never)
  private mutating func parseComposition() -> TypeSyntax {
    let first = parsePostfixType()
    guard at(operator: "&") else { return first }
    var parts = [first]
    while at(operator: "&") {
      advance()
      if at(.any) || at(.some) { advance() }
      parts.append(parsePostfixType())
    }
    return .composition(parts)
  }

  @inline(never)
  private mutating func parsePostfixType() -> TypeSyntax {
    var type = parseSimpleType()
    var links = 0
    while links < Self.chainLimit {
      switch token.kind {
      case .question where !token.spaceBefore: type = .optional(type)
      case .exclamation where !token.spaceBefore: type = .implicitlyUnwrapped(type)
      case .period:
        guard !token.startsLine, let member = typeBehindPeriod(of: type) else { return type }
        advance()
        type = member
      default: return type
      }
      advance()
      links += 1
    }
    return type
  }

  /// `A.Type`, or `[A].Iterator`; nil where no type's name follows.
  private func typeBehindPeriod(of type: TypeSyntax) -> TypeSyntax? {
    if isMetatypeBehind() { return .metatype(type) }
    let first = lexer.byte(at: token.endOffset)
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") ? .unknown : nil
  }

  private func isMetatypeBehind() -> Bool {
    let start = token.endOffset
    return [4, 8].contains { length in
      guard start + length <= lexer.end else { return false }
      let word = lexer.tables.word(in: lexer.bytes, from: start, to: start + length)
      return (word == .Type || word == .Protocol) && !lexer.has(ByteClass.identifierPart, at: start + length)
    }
  }

  @inline(never)
  private mutating func parseSimpleType() -> TypeSyntax {
    switch token.kind {
    case .identifier where (atName || at(.Any)) && !atNextDeclaration: return parseNamedType()
    case .leftBracket: return parseCollectionType()
    case .leftParen: return parseTupleOrFunctionType()
    case .prefixOperator where at(operatorStartingWith: UInt8(ascii: "~")):
      advance()
      _ = parseSimpleType(in: ())
      return .unknown
    case .integer:
      advance()
      return .unknown
    case .prefixOperator where at(operator: "-"):
      advance()
      _ = accept(.integer)
      return .unknown
    default:
      report("expected a type", at: gap)
      return .unknown
    }
  }

  /// Behind `~`: counted, because it can repeat.
  @inline(never)
  private mutating func parseSimpleType(in _: Void) -> TypeSyntax {
    guard enter() else { return .unknown }
    defer { leave() }
    return parseSimpleType()
  }

  /// `Outer.Inner<Int>`
  @inline(never)
  mutating func parseNamedType() -> TypeSyntax {
    var components = [parseTypeComponent()]
    while at(.period), !isMetatypeBehind(),
      lexer.has(ByteClass.identifierHead, at: token.endOffset) || lexer.byte(at: token.endOffset) == UInt8(ascii: "`")
    {
      advance()
      components.append(parseTypeComponent())
    }
    return .named(components)
  }

  private mutating func parseTypeComponent() -> TypeComponent {
    var component = TypeComponent(name: name, range: tokenRange)
    advance()
    if !token.startsLine, at(operatorStartingWith: UInt8(ascii: "<")) {
      component.arguments = parseGenericArguments() ?? []
    }
    return component
  }

  /// At an operator that starts with `<`. Nil, with a problem, when it does not close.
  @inline(never)
  mutating func parseGenericArguments() -> [TypeSyntax]? {
    guard enter() else { return nil }
    defer { leave() }
    split(1)
    advance()
    var arguments: [TypeSyntax] = []
    while !at(operatorStartingWith: UInt8(ascii: ">")), !at(.endOfFile) {
      arguments.append(parseType())
      if !accept(.comma) { break }
    }
    guard at(operatorStartingWith: UInt8(ascii: ">")) else {
      report("expected '>'", at: gap)
      return nil
    }
    split(1)
    lexer.followsOperand = true
    advance()
    return arguments
  }

  /// `[T]`, `[K: V]`, `[4 of T]`
  @inline(never)
  private mutating func parseCollectionType() -> TypeSyntax {
    advance()
    let first = parseType()
    if at(.colon) {
      advance()
      let value = parseType()
      expect(.rightBracket, "expected ']'")
      return .dictionary(key: first, value: value)
    }
    if at(.identifier), isText("of") {
      advance()
      _ = parseType()
      expect(.rightBracket, "expected ']'")
      return .unknown
    }
    expect(.rightBracket, "expected ']'")
    return .array(first)
  }

  /// `(A, b: B)`, `(A) async throws -> B`
  @inline(never)
  private mutating func parseTupleOrFunctionType() -> TypeSyntax {
    advance()
    var elements: [TupleTypeElement] = []
    while !at(.rightParen), !at(.rightBrace), !at(.endOfFile) {
      elements.append(parseTupleTypeElement())
      if !accept(.comma) { break }
    }
    expect(.rightParen, "expected ')'")
    let effects = parseEffects(onlyBeforeArrow: true)
    guard at(.arrow) else {
      return elements.count == 1 && elements[0].label == nil ? elements[0].type : .tuple(elements)
    }
    advance()
    return .function(
      FunctionTypeSyntax(
        parameters: elements, result: parseType(), isAsync: effects.isAsync, isThrowing: effects.isThrowing))
  }

  @inline(never)
  private mutating func parseTupleTypeElement() -> TupleTypeElement {
    var label: String?
    if at(.identifier), word != .inout {
      let next = byteBehind
      if next == UInt8(ascii: ":") {
        label = name
        advance()
        advance()
      } else if lookAhead({ parser in parser.isSecondTupleName() }) {
        label = name == "_" ? nil : name
        advance()
        advance()
        advance()
      }
    }
    let type = parseType()
    if at(operator: "...") { advance() }
    if at(.equal) {
      advance()
      _ = parseExpression()
    }
    return TupleTypeElement(label: label, type: type)
  }

  private mutating func isSecondTupleName() -> Bool {
    guard at(.identifier), lexer.byte(at: token.endOffset) == UInt8(ascii: " ") else { return false }
    advance()
    guard at(.identifier) else { return false }
    return byteBehind == UInt8(ascii: ":")
  }

  /// `async throws(E)`, `rethrows`; before a type's arrow only if the arrow follows.
  mutating func parseEffects(onlyBeforeArrow: Bool = false) -> (isAsync: Bool, isThrowing: Bool) {
    var effects = (isAsync: false, isThrowing: false)
    while true {
      switch word {
      case .async, .reasync:
        if onlyBeforeArrow, token.startsLine, !isBeforeArrow() { return effects }
        effects.isAsync = true
        advance()
      case .throws, .rethrows:
        effects.isThrowing = true
        advance()
        guard at(.leftParen), !token.startsLine else { continue }
        let open = token.startOffset
        skipBalanced()
        effects.isThrowing = text(range(from: open)) != "(Never)"
      default: return effects
      }
    }
  }

  private mutating func isBeforeArrow() -> Bool {
    lookAhead { parser in
      _ = parser.parseEffects()
      return parser.at(.arrow)
    }
  }

  mutating func expect(_ kind: Token.Kind, _ message: String) {
    if !accept(kind) { report(message, at: gap) }
  }
}

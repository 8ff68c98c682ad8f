/// Variables and accessors.

import Facts
import SourceText

extension Parser {
  @inline(never)
  mutating func parseVariable(
    _ head: DeclarationHead, _ start: Int, _ context: DeclarationContext
  ) -> Declaration {
    let isConstant = at(.let)
    advance()
    var bindings: [VariableDeclaration.Binding] = []
    repeat {
      let before = previousEnd
      if !at(.identifier), !at(.leftParen), !atName { hideTypes(of: &bindings) }
      bindings.append(parseBinding(context))
      if previousEnd == before { break }
    } while accept(.comma)
    if lacksSeparator { hideTypes(of: &bindings) }
    return .variable(
      VariableDeclaration(head: head, isConstant: isConstant, bindings: bindings, range: range(from: start)))
  }

  /// What was read of their values is only a part of what is meant: `let list = 0, 0.5]` lacks a bracket.
  private func hideTypes(of bindings: inout [VariableDeclaration.Binding]) {
    for index in bindings.indices where bindings[index].type == nil && bindings[index].value != nil {
      let known = bindings[index]
      bindings[index] = VariableDeclaration.Binding(
        pattern: known.pattern, type: .unknown, typeRange: gap, value: known.value, accessors: known.accessors)
    }
  }

  private mutating func parseBinding(_ context: DeclarationContext) -> VariableDeclaration.Binding {
    let pattern = parseBindingName()
    let annotation = parseAnnotation()
    var value: Expression?
    if at(.equal) {
      advance()
      value = parseInitializer(context)
    }
    let hasAccessors = at(.leftBrace) && (value == nil || isAccessorBlock())
    return VariableDeclaration.Binding(
      pattern: pattern, type: annotation?.type, typeRange: annotation?.range, value: value,
      accessors: hasAccessors ? parseAccessors() : [])
  }

  /// `: A`
  private mutating func parseAnnotation() -> (type: TypeSyntax, range: TextRange)? {
    guard accept(.colon) else { return nil }
    let start = token.startOffset
    if at(.endOfFile) || (token.startsLine && (word.isReserved || (at(.at) && !isTypeAttribute()))) {
      report("expected a type", at: gap)
      return (.unknown, gap)
    }
    let type = parseType()
    return (type, previousEnd > start ? range(from: start) : gap)
  }

  private mutating func parseInitializer(_ context: DeclarationContext) -> Expression {
    var isStored = false
    if case .block = context {} else { isStored = outlineHash.isActive }
    let saved = isInInitializer
    if isStored { isInInitializer = true }
    defer { isInInitializer = saved }
    return parseExpression()
  }

  /// Whether the attribute belongs to a function type, not to the next declaration.
  private mutating func isTypeAttribute() -> Bool {
    lookAhead { parser in
      _ = parser.parseTypeSpecifiers()
      return parser.at(.leftParen) && !parser.token.startsLine
    }
  }

  /// A plain name, `_` or a tuple of them.
  private mutating func parseBindingName() -> Pattern {
    if at(.identifier), name == "_", !token.isSpecial {
      advance()
      return .wildcard
    }
    if !atNextDeclaration, atName || (at(.identifier) && !token.startsLine && byteBehind == UInt8(ascii: ":")) {
      let result = Pattern.identifier(boundName, tokenRange)
      advance()
      return result
    }
    if at(.leftParen) { return parsePattern(isBinding: true) }
    report("expected a name", at: gap)
    return .wildcard
  }

  /// At `{`: whether accessors follow and not statements.
  mutating func isAccessorBlock() -> Bool {
    lookAhead { parser in
      parser.advance()
      return parser.isAccessorStart()
    }
  }

  private mutating func isAccessorStart() -> Bool {
    while at(.at) { _ = parseAttribute() }
    while word == .mutating || word == .nonmutating || word == .__consuming || word == .nonisolated
      || word == .borrowing || word == .consuming
    {
      advance()
    }
    switch word {
    case .willSet, .didSet, .get, .set, ._read, ._modify, .read, .modify, .mutableAddress, .unsafeAddress, .yield,
      .`init`, .borrow:
      break
    default: return false
    }
    let keyword = word
    advance()
    switch token.kind {
    case .leftBrace: return true
    case .leftParen:
      guard keyword == .set || keyword == .willSet || keyword == .didSet || keyword == .`init` else { return false }
      skipBalanced()
      return at(.leftBrace)
    case .rightBrace: return keyword == .get
    case .identifier:
      return word == .async || word == .throws || word == .set || word == .get || word == .mutating
        || word == .nonmutating || word == ._modify
    default: return false
    }
  }

  /// `{ get set }`, `{ get { … } set(x) { … } }`, or an implicit getter.
  mutating func parseAccessors() -> [VariableDeclaration.Accessor] {
    guard isAccessorBlock() else { return [VariableDeclaration.Accessor(kind: .get, body: parseBody())] }
    guard enter() else { return [] }
    defer { leave() }
    let open = token.startOffset
    let saved = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = saved }
    advance()
    var accessors: [VariableDeclaration.Accessor] = []
    while !at(.rightBrace), !at(.endOfFile) {
      let before = token.start
      if atDirective {
        skipDirectives()
        continue
      }
      if let accessor = parseAccessor() { accessors.append(accessor) }
      if token.start == before {
        report("expected an accessor")
        skipToLineStart()
      }
    }
    closeBrace(openedAt: open)
    return accessors
  }

  private mutating func parseAccessor() -> VariableDeclaration.Accessor? {
    while at(.at) { _ = parseAttribute() }
    while word.isContextualModifier || word == .__consuming { advance() }
    let kind: VariableDeclaration.Accessor.Kind
    switch word {
    case .get: kind = .get
    case .set: kind = .set
    case .willSet: kind = .willSet
    case .didSet: kind = .didSet
    case ._read, ._modify, .read, .modify, .mutableAddress, .unsafeAddress, .yield, .`init`, .borrow: kind = .other
    default: return nil
    }
    advance()
    let parameter = at(.leftParen) ? parseAccessorParameter() : nil
    _ = parseEffects()
    return VariableDeclaration.Accessor(kind: kind, parameter: parameter, body: at(.leftBrace) ? parseBody() : nil)
  }

  private mutating func parseAccessorParameter() -> String? {
    advance()
    let name = at(.identifier) ? parseDeclaredName().text : nil
    while !accept(.rightParen), !at(.leftBrace), !at(.rightBrace), !at(.endOfFile) { advance() }
    return name
  }
}

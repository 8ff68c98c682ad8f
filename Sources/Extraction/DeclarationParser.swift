/// Declarations: what tells them from statements, their heads, and which function reads which kind.

import Facts
import SourceText

extension Parser {
  /// Where a declaration stands decides which words start one.
  enum DeclarationContext {
    case file, block
    case type(TypeDeclaration.Kind)

    var isType: Bool {
      if case .type = self { true } else { false }
    }
  }

  /// Whether the current token starts a declaration.
  mutating func atDeclaration(in context: DeclarationContext) -> Bool {
    if at(.at) { return true }
    let word = word
    switch word {
    case .none: return false
    case .`init`, .subscript, .deinit: return context.isType
    case .case:
      if case .type(.enum) = context { return true }
      return false
    default: break
    }
    if word.startsDeclaration { return true }
    guard word.isContextualModifier || word == .actor || word == .macro || word == .package else { return false }
    return lookAhead { $0.modifiersLeadToDeclaration(in: context) }
  }

  /// At a contextual modifier: whether only modifiers stand between it and a declaration's keyword.
  private mutating func modifiersLeadToDeclaration(in context: DeclarationContext) -> Bool {
    while true {
      if at(.at) { return true }
      let word = word
      if word == .actor || word == .macro {
        advance()
        return at(.identifier) && !token.startsLine && atName
      }
      if word.startsDeclaration { return context.isType || (word != .`init` && word != .subscript) }
      if word == .case { return context.isType }
      guard word.isContextualModifier else { return false }
      advance()
      if at(.leftParen), !token.spaceBefore, !skipModifierDetail() { return false }
    }
  }

  /// `(set)` of `private(set)`: anything else in parentheses, as in `open(.settings)`, makes the word a call.
  private mutating func skipModifierDetail() -> Bool {
    advance()
    guard at(.identifier), ["set", "safe", "unsafe", "nonsending"].contains(name) else { return false }
    advance()
    return accept(.rightParen)
  }

  /// Parses one declaration; several enum cases in one declaration give several.
  @inline(never)
  mutating func parseDeclaration(in context: DeclarationContext, into declarations: inout [Declaration]) {
    guard enter(2) else { return }
    defer { leave(2) }
    let start = token.startOffset
    var head = parseDeclarationHead()
    if atDirective {
      pendingAttributes += head.attributes
      pendingModifiers.formUnion(head.modifiers)
      return
    }
    if !pendingAttributes.isEmpty {
      head.attributes = pendingAttributes + head.attributes
      pendingAttributes = []
    }
    head.modifiers.formUnion(pendingModifiers)
    pendingModifiers = []
    switch word {
    case .import: parseImport(isExported: head.attribute("_exported") != nil)
    case .struct: parseTypeDeclaration(.struct, head, start, &declarations)
    case .class: parseTypeDeclaration(.class, head, start, &declarations)
    case .enum: parseTypeDeclaration(.enum, head, start, &declarations)
    case .actor: parseTypeDeclaration(.actor, head, start, &declarations)
    case .protocol: parseTypeDeclaration(.protocol, head, start, &declarations)
    case .extension: parseTypeDeclaration(.extension, head, start, &declarations)
    case .let, .var: declarations.append(readingMember { $0.parseVariable(head, start, context) })
    case .func, .`init`, .deinit, .subscript: declarations.append(readingMember { $0.parseFunction(head, start) })
    case .case: parseEnumCases(head, start, &declarations)
    case .typealias: declarations.append(parseAlias(head, start, isAssociatedType: false))
    case .associatedtype: declarations.append(parseAlias(head, start, isAssociatedType: true))
    case .operator, .precedencegroup: skipOperatorDeclaration()
    case .macro: skipMacroDeclaration()
    default:
      // `@available(iOS 17, *) #Preview { … }`: who called reads the macro.
      if !at(.pound) { report("expected a declaration", at: gap) }
    }
  }

  @inline(never)
  mutating func parseDeclarationHead() -> DeclarationHead {
    var head = DeclarationHead(conditions: conditions)
    while true {
      liftBarrier()
      if at(.at) {
        let attribute = parseAttribute(ofDeclaration: true)
        if isUnavailable(attribute) { head.modifiers.insert(.unavailable) }
        head.attributes.append(attribute)
      } else if let modifier = modifierAtToken() {
        head.modifiers.insert(modifier)
        advance()
        if at(.leftParen), !token.startsLine {
          if lexer.bytes[token.endOffset..<lexer.end].starts(with: "set".utf8), modifier != .unowned {
            head.modifiers.insert(.restrictedSetter)
            if modifier != .open { head.modifiers.remove(modifier) }
          }
          skipBalanced()
        }
      } else {
        return head
      }
    }
  }

  /// `@available(*, unavailable)`, with a message or without: nothing may be written of what has it.
  private func isUnavailable(_ attribute: Attribute) -> Bool {
    guard attribute.name == "available" else { return false }
    let written = lexer.bytes[attribute.range.start..<attribute.range.end].filter { $0 != UInt8(ascii: " ") }
    return written.starts(with: "@available(*,unavailable".utf8)
  }

  /// The modifier that the current token is; one without meaning here is empty.
  private mutating func modifierAtToken() -> Modifiers? {
    switch word {
    case .static: return .static
    case .class:
      // `class func`, but `class Name`.
      let isMember = lookAhead { parser in
        parser.advance()
        return parser.at(.at) || parser.word.startsDeclaration
          || (parser.word.isContextualModifier && parser.modifiersLeadToDeclaration(in: .type(.class)))
      }
      return isMember ? .classMember : nil
    case .private: return .private
    case .fileprivate: return .fileprivate
    case .internal: return .internal
    case .public: return .public
    default: return word.isContextualModifier ? contextualModifier(word) : nil
    }
  }

  private func contextualModifier(_ word: Word) -> Modifiers {
    switch word {
    case .open: .open
    case .final: .final
    case .lazy: .lazy
    case .weak: .weak
    case .unowned: .unowned
    case .override: .override
    case .mutating: .mutating
    case .consuming, .__consuming: .consuming
    case .indirect: .indirect
    case .convenience: .convenience
    case .required: .required
    case .nonisolated: .nonisolated
    case .optional: .optional
    case .dynamic: .dynamic
    case .package: .package
    case .async: .async
    default: []
    }
  }

  /// `@Stinsen.Route(.push)`; before Swift 6 also `@Route (.push)`, where no function type can follow.
  @inline(never)
  mutating func parseAttribute(ofDeclaration: Bool = false) -> Attribute {
    let start = token.startOffset
    advance()
    guard at(.identifier), !token.startsLine else {
      report("expected an attribute name", at: gap)
      return Attribute(name: "", type: .unknown, arguments: nil, nameRange: gap, range: range(from: start))
    }
    // Attributes of the language have arguments of their own grammar, which mean nothing here.
    let isBuiltIn = !startsCapitalized
    let type = parseNamedType()
    var name = TypeComponent(name: "", range: gap)
    if case .named(let components) = type, let last = components.last { name = last }
    var arguments: [Argument]?
    if at(.leftParen), !token.spaceBefore || (ofDeclaration && !token.startsLine) {
      if isBuiltIn {
        skipBalanced()
        arguments = []
      } else {
        arguments = parseParenthesizedArguments().arguments
      }
    }
    return Attribute(
      name: name.name, type: type, arguments: arguments, nameRange: name.range, range: range(from: start))
  }

  private mutating func parseImport(isExported: Bool) {
    advance()
    switch word {
    case .struct, .class, .enum, .protocol, .func, .var, .let, .typealias: advance()
    default: break
    }
    guard at(.identifier), !token.startsLine else { return report("expected a module name", at: gap) }
    imports.insert(name)
    if isExported { exportedImports.insert(name) }
    advance()
    while accept(.period) {
      if at(.identifier) || token.kind == .binaryOperator { advance() }
    }
  }

  private mutating func skipOperatorDeclaration() {
    repeat { skipBalanced() } while !token.startsLine && !at(.semicolon) && !at(.rightBrace) && !at(.endOfFile)
    if at(.leftBrace) { skipBalanced() }
  }

  /// `macro name<T>(…) -> R = definition`
  private mutating func skipMacroDeclaration() {
    advance()
    advance()
    _ = parseGenericParameters()
    if at(.leftParen) { skipBalanced() }
    _ = parseEffects()
    if accept(.arrow) { _ = parseType() }
    if accept(.equal) { _ = parseExpression() }
    _ = parseWhereClause()
  }

  /// `typealias A<T> = B`, `associatedtype A: P = D where …`
  private mutating func parseAlias(_ head: DeclarationHead, _ start: Int, isAssociatedType: Bool) -> Declaration {
    advance()
    names.giveUpMember()
    let name = parseDeclaredName()
    let generics = parseGenericParameters()
    var type: TypeSyntax?
    if accept(.colon) {
      var constraints = [parseType()]
      while isAssociatedType, accept(.comma) { constraints.append(parseType()) }
      type = constraints.count == 1 ? constraints[0] : .composition(constraints)
    }
    if accept(.equal) { type = parseType() }
    _ = parseWhereClause()
    return .alias(
      AliasDeclaration(
        head: head, isAssociatedType: isAssociatedType, name: name.text, nameRange: name.range, generics: generics,
        type: type, range: range(from: start)))
  }

  /// A name on the line of its keyword; empty when there is none.
  mutating func parseDeclaredName() -> (text: String, range: TextRange) {
    guard !atNextDeclaration, atName || (at(.identifier) && !token.startsLine && !word.startsDeclaration) else {
      report("expected a name", at: gap)
      return ("", gap)
    }
    let result = (name, tokenRange)
    advance()
    return result
  }
}

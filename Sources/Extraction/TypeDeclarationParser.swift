/// Type declarations and their members.

import Facts
import SourceText

extension Parser {
  @inline(never)
  mutating func parseTypeDeclaration(
    _ kind: TypeDeclaration.Kind, _ head: DeclarationHead, _ start: Int, _ declarations: inout [Declaration]
  ) {
    let problems = problemsOfOutline
    names.giveUpMember()
    advance()
    var extended: TypeSyntax?
    var name: (text: String, range: TextRange)
    if kind == .extension {
      let type = parseType()
      extended = type
      name = ("", gap)
      if case .named(let components) = type, let last = components.last { name = (last.name, last.range) }
    } else {
      name = parseDeclaredName()
    }
    let parameters = parseGenericParameters()
    let isProtocol = kind == .protocol
    let inherited = parseInheritance()
    let requirements = parseWhereClause()
    let open = token.startOffset
    lexer.mentions.openType()
    let body = parseTypeBody(of: kind)
    let mentions = lexer.mentions.closeType(lexer.bytes)
    let isDamaged = isRecovering || problemsOfOutline > problems
    // Who relied on the text that could be read relies on this one in another way.
    if isDamaged { outlineHash.add(UInt8(ascii: "?")) }
    declarations.append(
      .type(
        TypeDeclaration(
          kind: kind, head: head, name: name.text, nameRange: name.range, extended: extended,
          generics: isProtocol ? [] : parameters, primaryTypes: isProtocol ? parameters.map(\.name) : [],
          inherited: inherited, requirements: requirements, members: body.members, mentions: mentions,
          mayHaveOtherMembers: body.hasMacros || isDamaged, range: range(from: start),
          bodyRange: TextRange(min(open, previousEnd), previousEnd))))
  }

  private struct TypeBody {
    var members: [Declaration] = []
    var hasMacros = false
  }

  private mutating func parseTypeBody(of kind: TypeDeclaration.Kind) -> TypeBody {
    var body = TypeBody()
    let open = token.startOffset
    guard at(.leftBrace) else {
      report("expected '{'", at: gap)
      return body
    }
    advance()
    memberColumns.append(nil)
    let saved = allowsTrailingClosure
    allowsTrailingClosure = true
    parseMembers(of: kind, into: &body)
    allowsTrailingClosure = saved
    memberColumns.removeLast()
    // A type may end without a brace of its own.
    outlineHash.add(UInt8(ascii: "}"))
    closeBrace(openedAt: open)
    return body
  }

  private mutating func parseInheritance() -> [TypeSyntax] {
    guard accept(.colon) else { return [] }
    var types: [TypeSyntax] = []
    repeat {
      skipDirectives()
      if at(.leftBrace) { break }
      // `protocol P: class`, the old spelling of `AnyObject`
      types.append(at(.class) ? parseNamedType() : parseType())
    } while accept(.comma)
    return types
  }

  private mutating func parseMembers(of kind: TypeDeclaration.Kind, into body: inout TypeBody) {
    while true {
      liftBarrier()
      if at(.endOfFile) { return }
      if at(.rightBrace) {
        guard isStrayBrace() else { return }
        report("unexpected '}'")
        advance()
        continue
      }
      let before = token.start
      if at(.pound) {
        guard parsePoundMember(of: kind, into: &body) else { return }
      } else if at(.semicolon) {
        advance()
      } else if atDeclaration(in: .type(kind)) {
        noteMemberColumn()
        parseDeclaration(in: .type(kind), into: &body.members)
        checkSeparatorOfDeclarations()
      } else {
        report("expected a declaration")
        skipToLineStart()
      }
      // A barrier makes no progress but is lifted, or ends the loop, above.
      if token.start == before, barrier == nil, !at(.rightBrace) { advance() }
    }
  }

  /// False at the end of the clause that is being read.
  private mutating func parsePoundMember(of kind: TypeDeclaration.Kind, into body: inout TypeBody) -> Bool {
    if token.word == .if {
      parseConditionalGroup { parser, _ in parser.parseMembers(of: kind, into: &body) }
    } else if atDirective {
      if !conditions.isEmpty { return false }
      report("unexpected directive")
      _ = parseDirectiveLine()
    } else if !skipDiagnosticDirective() {
      body.hasMacros = true
      _ = parseExpression()
    }
    return true
  }

  /// `case a(Int), b = 1`
  mutating func parseEnumCases(_ head: DeclarationHead, _ start: Int, _ declarations: inout [Declaration]) {
    advance()
    var start = start
    repeat {
      let name = parseDeclaredName()
      var parameters: [Parameter] = []
      var rawValue: Expression?
      if at(.leftParen), !token.startsLine { parameters = parseAssociatedValues() }
      if accept(.equal) { rawValue = parseExpression() }
      declarations.append(
        .enumCase(
          EnumCaseDeclaration(
            head: head, name: name.text, nameRange: name.range, parameters: parameters, rawValue: rawValue,
            range: range(from: start))))
      guard at(.comma) else { return }
      advance()
      start = token.startOffset
    } while at(.identifier)
  }
}

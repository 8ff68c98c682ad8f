/// The top level of a file.

import Facts
import SourceText

extension Parser {
  /// `rest`: where another reading was, which came by here.
  mutating func parseFile(from rest: Rest? = nil) -> FileFacts {
    var declarations = rest?.declarations ?? []
    var statements = rest?.statements ?? []
    if let rest {
      go(to: rest)
      parseOn(&declarations, &statements)
    } else {
      parseTopLevel(&declarations, &statements)
    }
    outline.surroundings = outlineHash.value
    if lexer.hasOpenComment { report("expected '*/'") }
    if let conflict = lexer.conflict { report("unfinished merge", at: conflict) }
    if let string = lexer.openString, problems.isEmpty {
      problems.append(Problem(range: string, message: "unterminated string"))
    }
    return FileFacts(
      imports: imports.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      exportedImports: exportedImports.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      declarations: declarations,
      statements: statements, hasBodies: bodies.readsAny, outline: outline,
      problems: problems.sorted { ($0.range, $0.message) < ($1.range, $1.message) }, directives: lexer.directives,
      skippedBodies: skippedBodies, conditionalLinks: conditionalLinks, isUnbalanced: isRecovering,
      mayDeclareMore: isRecovering || outlineProblems > 0)
  }

  private mutating func parseTopLevel(_ declarations: inout [Declaration], _ statements: inout [Statement]) {
    outlineHash.add(UInt64(declarations.count))
    parseOn(&declarations, &statements)
  }

  private mutating func parseOn(_ declarations: inout [Declaration], _ statements: inout [Statement]) {
    while true {
      liftBarrier()
      if at(.endOfFile) { return }
      // Nobody will ask for what else there is: the text is read again, in another way.
      if isUnbalanced, !isRecovering, conditions.isEmpty { return }
      noteRest(declarations, statements)
      let before = token.start
      let surroundings = outlineHash
      if at(.pound), token.word == .if {
        parseConditionalGroup { parser, _ in parser.parseTopLevel(&declarations, &statements) }
        outlineHash.add(UInt64(declarations.count))
      } else if atDirective {
        if !conditions.isEmpty { return }
        report("unexpected directive")
        _ = parseDirectiveLine()
      } else if at(.semicolon) || skipDiagnosticDirective() {
        _ = accept(.semicolon)
      } else if atDeclaration(in: .file) {
        parseOutlined(&declarations)
      } else if !at(.rightBrace) {
        if let statement = parseStatement() { statements.append(statement) }
        checkSeparatorOfDeclarations()
        outlineHash = surroundings
      }
      guard token.start == before, !at(.endOfFile), barrier == nil else { continue }
      if at(.rightBrace) {
        isUnbalanced = true
        report("unexpected '}'")
      } else {
        report("unexpected token")
      }
      advance()
      outlineHash = surroundings
    }
  }

  /// What declares nothing, such as an import, is part of all declarations' surroundings.
  private mutating func parseOutlined(_ declarations: inout [Declaration]) {
    let surroundings = outlineHash
    outlineHash = OutlineHash()
    let first = declarations.count
    parseDeclaration(in: .file, into: &declarations)
    let own = outlineHash.value
    outlineHash = surroundings
    checkSeparatorOfDeclarations()
    if declarations.count == first { outlineHash.add(own) }
    outline.declarations += repeatElement(own, count: declarations.count - first)
  }
}

/// The top level of a file.

import Facts
import SourceText

extension Parser {
  mutating func parseFile() -> FileFacts {
    var declarations: [Declaration] = []
    var statements: [Statement] = []
    parseTopLevel(&declarations, &statements)
    var hash = outlineHash
    hash.add(1)
    return FileFacts(
      imports: imports.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      exportedImports: exportedImports.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      declarations: declarations,
      statements: statements, hasBodies: bodies.readsAny, outlineHash: hash.value,
      problems: problems.sorted { ($0.range, $0.message) < ($1.range, $1.message) }, directives: lexer.directives,
      skippedBodies: skippedBodies, conditionalLinks: conditionalLinks, isUnbalanced: isRecovering)
  }

  private mutating func parseTopLevel(_ declarations: inout [Declaration], _ statements: inout [Statement]) {
    while true {
      liftBarrier()
      if at(.endOfFile) { return }
      let before = token.start
      if at(.pound), token.word == .if {
        parseConditionalGroup { parser, _ in parser.parseTopLevel(&declarations, &statements) }
      } else if atDirective {
        if !conditions.isEmpty { return }
        report("unexpected directive")
        _ = parseDirectiveLine()
      } else if at(.semicolon) || skipDiagnosticDirective() {
        _ = accept(.semicolon)
      } else if atDeclaration(in: .file) {
        parseDeclaration(in: .file, into: &declarations)
      } else if !at(.rightBrace), let statement = parseStatement() {
        statements.append(statement)
      }
      guard token.start == before, !at(.endOfFile), barrier == nil else { continue }
      if at(.rightBrace) {
        isUnbalanced = true
        report("unexpected '}'")
      } else {
        report("unexpected token")
      }
      advance()
    }
  }
}

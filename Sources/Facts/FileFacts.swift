/// What one file says.

package import SourceText

/// The facts of one file, a pure function of its bytes. A class, since every snapshot holds those of all files anew.
package final class FileFacts: Sendable {
  /// Imported modules, submodules cut off: distinct, sorted.
  package let imports: [String]
  /// Those among `imports` that are `@_exported`: every file of the module sees them.
  package let exportedImports: [String]
  /// Declarations at the top level, `#if` branches flattened.
  package let declarations: [Declaration]
  /// Statements at the top level of a script; declarations are not repeated here.
  package let statements: [Statement]
  /// Which words that make a file matter occur in it, by index: filled in by who looks for them.
  package let marks: Set<Int>
  /// Bodies were read, as far as they can matter.
  package let hasBodies: Bool
  /// Of those, the bodies that were not read, in source order.
  package let skippedBodies: [TextRange]
  /// Clauses of `#if` between the links of a chain: these stand one behind the other, and not all are in one build.
  package let conditionalLinks: [TextRange]
  /// Two facts with equal outlines declare the same things.
  package let outline: Outline
  /// What could not be read, in source order.
  package let problems: [Problem]
  /// Comments that start with `signalbox:`, text behind the colon trimmed.
  package let directives: [Directive]
  /// Braces are missing or left over. Only tells how to read the next version of the text.
  package let isUnbalanced: Bool
  /// A declaration could not be read, or where bodies end: more may stand there than is known.
  package let mayDeclareMore: Bool

  package init(
    imports: [String] = [], exportedImports: [String] = [], declarations: [Declaration] = [],
    statements: [Statement] = [], hasBodies: Bool = true, outline: Outline = Outline(), problems: [Problem] = [],
    directives: [Directive] = [], skippedBodies: [TextRange] = [], conditionalLinks: [TextRange] = [],
    marks: Set<Int> = [], isUnbalanced: Bool = false, mayDeclareMore: Bool = false
  ) {
    self.imports = imports
    self.exportedImports = exportedImports
    self.declarations = declarations
    self.statements = statements
    self.hasBodies = hasBodies
    self.outline = outline
    self.problems = problems
    self.directives = directives
    self.skippedBodies = skippedBodies
    self.conditionalLinks = conditionalLinks
    self.marks = marks
    self.isUnbalanced = isUnbalanced
    self.mayDeclareMore = mayDeclareMore
  }

  /// The same with other marks, or as if bodies had been read or not, or with other declarations.
  package convenience init(
    _ facts: FileFacts, marks: Set<Int>? = nil, hasBodies: Bool? = nil,
    declared: (declarations: [Declaration], outline: Outline)? = nil
  ) {
    self.init(
      imports: facts.imports, exportedImports: facts.exportedImports,
      declarations: declared?.declarations ?? facts.declarations, statements: facts.statements,
      hasBodies: hasBodies ?? facts.hasBodies, outline: declared?.outline ?? facts.outline,
      problems: facts.problems, directives: facts.directives, skippedBodies: facts.skippedBodies,
      conditionalLinks: facts.conditionalLinks, marks: marks ?? facts.marks, isUnbalanced: facts.isUnbalanced,
      mayDeclareMore: facts.mayDeclareMore)
  }

  /// None was left out.
  package var hasAllBodies: Bool { hasBodies && skippedBodies.isEmpty }

  /// Where its last declaration or statement ends: about the length of the text, in bytes.
  package var end: Int { max(declarations.last?.range.end ?? 0, statements.last?.range.end ?? 0) }
}

/// Hashes of what stands outside of bodies and of statements, white space and comments left out.
package struct Outline: Hashable, Sendable {
  /// Of imports, of directives and how many declarations stand before each, and of what declares nothing by itself.
  package var surroundings: UInt64 = 0
  /// Of each declaration at the top level, in source order.
  package var declarations: [UInt64] = []

  package init() {}
}

/// A place that could not be read. The rest of the file was.
package struct Problem: Hashable, Sendable {
  package static let nestedTooDeeply = "nested too deeply"
  package static let chainTooLong = "chain is too long"

  package var range: TextRange
  package var message: String

  package init(range: TextRange, message: String) {
    self.range = range
    self.message = message
  }

  /// For all that is known, the code is right, and skipped all the same.
  package var isOfLimit: Bool { message == Problem.nestedTooDeeply || message == Problem.chainTooLong }
}

/// A comment that speaks to this tool: `// signalbox:ignore unknown-route`
package struct Directive: Hashable, Sendable {
  package var text: String
  /// The whole comment.
  package var range: TextRange

  package init(text: String, range: TextRange) {
    self.text = text
    self.range = range
  }
}

/// Reading on from where a text differs from an earlier version: what stands in front of an edit is not read again.
///
/// Between two declarations at the top level the parser rests: nothing is open, and its state is small. Where the next
/// rest was reached with bytes alone that the new text has as well, the parser would rest there again, in the same state.

import Facts
import SourceText

/// What is left of reading earlier versions of one text. Makes the next reading faster, and no difference to what comes
/// out.
package struct ReadingHistory: Sendable {
  /// By how the text was read: as it stands, by indentation, and for its braces alone, which leaves bodies out.
  var plain: Reading?
  var recovering: Reading?
  var balance: Reading?

  package init() {}

  /// Of two readings that went on at the same time.
  package init(balanceOf first: ReadingHistory, restOf second: ReadingHistory) {
    self = second
    balance = first.balance
  }
}

/// One version of a text, and where its parser rested.
struct Reading: Sendable {
  var text: [UInt8]
  var readsBodies: Bool
  var rests: [Rest]

  /// The rests that reading another text would come by.
  func rests(common text: [UInt8], readsBodies: Bool) -> ArraySlice<Rest> {
    guard readsBodies == self.readsBodies else { return [] }
    let same = Reading.commonPrefix(self.text, text)
    let known = rests.prefix { $0.furthest <= same && $0.spentLookahead < Parser.lookahead(in: text.count) }
    return known.dropLast()
  }

  /// The number of bytes with which both texts start.
  private static func commonPrefix(_ first: [UInt8], _ second: [UInt8]) -> Int {
    first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        let count = min(first.count, second.count)
        var index = 0
        while index + 8 <= count,
          first.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            == second.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        {
          index += 8
        }
        while index < count, first[index] == second[index] { index += 1 }
        return index
      }
    }
  }
}

/// The parser's state in front of a declaration at the top level.
struct Rest: Sendable {
  fileprivate var checkpoint: Parser.Checkpoint
  fileprivate var imports: Set<String>
  fileprivate var exportedImports: Set<String>
  fileprivate var problems: [Problem]
  fileprivate var outline: Outline
  fileprivate var conditionalLinks: [TextRange]
  fileprivate var directives: [Directive]
  fileprivate var implicitParameterCount: Int
  fileprivate var spentLookahead: Int
  fileprivate(set) var declarations: [Declaration]
  fileprivate(set) var statements: [Statement]
  /// Up to where the text was looked at, at this place and before.
  fileprivate var furthest: Int
  fileprivate var offset: Int

  /// In bytes, from one to the next: more than is looked at behind a token, and so much that there are few.
  fileprivate static func distance(in count: Int) -> Int { max(256, count / 64) }
}

extension Parser {
  /// Call at the top level wherever a declaration may start.
  mutating func noteRest(_ declarations: [Declaration], _ statements: [Statement]) {
    guard let last = rests.map({ $0.last?.offset ?? 0 }), isAtRest,
      token.startOffset >= last + Rest.distance(in: lexer.bytes.count)
    else { return }
    let rest = Rest(
      checkpoint: checkpoint(), imports: imports, exportedImports: exportedImports, problems: problems,
      outline: outline, conditionalLinks: conditionalLinks, directives: lexer.directives,
      implicitParameterCount: implicitParameterCount,
      spentLookahead: Parser.lookahead(in: lexer.bytes.count) - lookaheadBudget, declarations: declarations,
      statements: statements, furthest: max(furthest, lexer.position), offset: token.startOffset)
    rests?.append(rest)
  }

  /// Nothing is open, and what follows has not decided over what was read.
  private var isAtRest: Bool {
    token.startsLine && barrier == nil && memberColumns.count == 1 && conditions.isEmpty && pendingAttributes.isEmpty
      && pendingModifiers.isEmpty && depth == 0 && (isRecovering || !isUnbalanced) && !lexer.hasSearchedToEnd
      && lexer.conflict == nil
  }

  /// Goes to a rest of an earlier version of the text.
  mutating func go(to rest: Rest) {
    problems = rest.problems
    restore(rest.checkpoint)
    imports = rest.imports
    exportedImports = rest.exportedImports
    outline = rest.outline
    conditionalLinks = rest.conditionalLinks
    lexer.directives = rest.directives
    implicitParameterCount = rest.implicitParameterCount
    lookaheadBudget = Parser.lookahead(in: lexer.bytes.count) - rest.spentLookahead
    furthest = rest.furthest
  }
}

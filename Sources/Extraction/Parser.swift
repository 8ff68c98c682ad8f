/// The core of the parser: the current token, how to move, and where everything else hangs on.
///
/// Recursive descent with one token of lookahead. Where Swift needs more, a checkpoint is taken and restored. Every
/// loop either moves forward or ends; `depth` bounds every recursion.

import Facts
import SourceText

struct Parser {
  var lexer: Lexer
  var token: Token
  /// Where the last consumed token ended.
  var previousEnd: Int
  let bodies: BodyReading
  /// Inside the value of a stored property, whose closures belong to the outline.
  var isInInitializer = false
  /// In the parentheses of `#selector`.
  var isInSelector = false

  var imports: Set<String> = []
  var exportedImports: Set<String> = []
  var problems: [Problem] = []
  /// Of all enclosing `#if`s, outermost first.
  var conditions: [BuildCondition] = []
  /// Attributes that stood alone between directives, for the next declaration.
  var pendingAttributes: [Attribute] = []
  var pendingModifiers: Modifiers = []
  /// Of the declaration that is being read or, between two at the top level, of what surrounds them.
  var outlineHash = OutlineHash()
  var outline = Outline()
  /// In a file whose bodies are read, those that were not.
  var skippedBodies: [TextRange] = []
  /// Clauses of `#if` inside of chains; one that was tried twice counts twice.
  var conditionalLinks: [TextRange] = []

  var names: NameCache
  var depth = 0
  /// False in the header of `if` and its kin, where `{` starts the body.
  var allowsTrailingClosure = true
  /// How many names like `$0` were read so far.
  var implicitParameterCount = 0
  /// Tokens that lookahead may still read; bounds the total cost of backtracking.
  var lookaheadBudget: Int

  /// Braces do not balance, and indentation tells what ends where: no type of the file is known to be whole.
  let isRecovering: Bool
  /// Problems outside of bodies, which those who skip bodies see too.
  var outlineProblems = 0
  /// One of those stood outside of types.
  var hasProblemOutsideOfTypes = false
  /// A brace was missing or left over.
  var isUnbalanced = false
  /// Columns of the latest members, for the top level and each open type body.
  var memberColumns: [Int32?] = [0]
  /// The place in `memberColumns` that everything deeper is being closed down to.
  var barrier: Int?
  /// Inside the interpolations of a string.
  var isInLiteral = false
  /// The token behind the barrier.
  var heldToken: Token
  /// Where the parser rested; nil where nobody wants to know.
  var rests: [Rest]?
  /// Up to where lookahead has been.
  var furthest = 0

  init(_ lexer: Lexer, bodies: BodyReading, isRecovering: Bool) {
    self.lexer = lexer
    self.bodies = bodies
    self.isRecovering = isRecovering
    names = NameCache(count: lexer.bytes.count)
    token = Token(.endOfFile, 0, 0)
    heldToken = token
    previousEnd = 0
    lookaheadBudget = Parser.lookahead(in: lexer.bytes.count)
    token = self.lexer.next()
  }

  /// Tokens that lookahead may read in a text of so many bytes.
  static func lookahead(in count: Int) -> Int { count * 4 + 1000 }

  /// Well inside a stack of 512 KiB; see the depth tests.
  static let depthLimit = 200
  /// Trees are walked and freed recursively, so chains that are parsed by loops are limited too.
  static let chainLimit = 500
  private static let problemLimit = 1000
}

// MARK: - Moving

extension Parser {
  mutating func advance() {
    if barrier != nil { return }
    outlineHash.add(lexer.bytes, token)
    previousEnd = token.endOffset
    token = lexer.next()
    if isRecovering { raiseBarrier() }
  }

  /// Keeps only the first `length` bytes of the current operator and makes the rest the next token.
  mutating func split(_ length: Int) {
    token.end = token.start + Int32(truncatingIfNeeded: length)
    lexer.position = token.endOffset
    lexer.followsOperand = false
  }

  @inline(__always)
  func at(_ kind: Token.Kind) -> Bool { token.kind == kind }

  @inline(__always)
  func at(_ word: Word) -> Bool { token.kind == .identifier && token.word == word && !token.isSpecial }

  /// The word of an unescaped identifier.
  var word: Word { token.kind == .identifier && !token.isSpecial ? token.word : .none }

  var atDirective: Bool {
    guard token.kind == .pound else { return false }
    switch token.word {
    case .if, .elseif, .else, .endif: return true
    default: return false
    }
  }

  /// A name: not a reserved word, or one in backticks.
  var atName: Bool { token.kind == .identifier && (token.isSpecial || !token.word.isReserved) }

  /// `final class` below a keyword or a colon behind which nothing has been typed yet.
  var atNextDeclaration: Bool {
    token.startsLine && word.isContextualModifier && lexer.byte(at: token.endOffset) == UInt8(ascii: " ")
      && lexer.has(ByteClass.identifierHead, at: token.endOffset + 1)
  }

  func at(operator text: StaticString) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: isText(text)
    default: false
    }
  }

  /// Whether the current token is an operator that starts with this byte.
  func at(operatorStartingWith byte: UInt8) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: lexer.byte(at: token.startOffset) == byte
    default: false
    }
  }

  func isText(_ text: StaticString) -> Bool {
    guard token.endOffset - token.startOffset == text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where lexer.byte(at: token.startOffset + index) != text.utf8Start[index] {
      return false
    }
    return true
  }

  mutating func accept(_ kind: Token.Kind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  mutating func accept(_ word: Word) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  /// The first byte behind the current token that is not white space; cheaper than lexing the next token.
  var byteBehind: UInt8 {
    var index = token.endOffset
    while lexer.has(ByteClass.space, at: index) { index += 1 }
    return lexer.byte(at: index)
  }

  var tokenRange: TextRange { TextRange(token.startOffset, token.endOffset) }

  func range(from start: Int) -> TextRange { TextRange(start, max(start, previousEnd)) }

  /// An empty range behind the last token.
  var gap: TextRange { TextRange(previousEnd, previousEnd) }

  func text(_ range: TextRange) -> String {
    guard range.start <= range.end, range.end <= lexer.bytes.count else { return "" }
    return String(decoding: lexer.bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The name that the current token spells, without backticks.
  var name: String {
    mutating get {
      let isSpecial = token.isSpecial && token.kind == .identifier
      let quote = isSpecial && lexer.byte(at: token.startOffset) == UInt8(ascii: "`") ? 1 : 0
      return names.text(lexer.bytes, token.startOffset + quote, token.endOffset - quote)
    }
  }

  /// The same, of what is bound; what bodies bind is noted.
  var boundName: String {
    mutating get {
      let name = name
      if !outlineHash.isActive { names.note(.bound(name), at: token.startOffset) }
      return name
    }
  }

  /// Reads a declaration whose names are noted for its bodies, if somebody wants them.
  mutating func readingMember(_ read: (inout Parser) -> Declaration) -> Declaration {
    guard bodies.notesNames, outlineHash.isActive, !isRecovering else { return read(&self) }
    names.openMember()
    defer { names.closeMember() }
    return read(&self)
  }

  /// Leading underscores do not count.
  var startsCapitalized: Bool {
    var index = token.startOffset + (token.isSpecial ? 1 : 0)
    while lexer.byte(at: index) == UInt8(ascii: "_"), index + 1 < token.endOffset { index += 1 }
    let byte = lexer.byte(at: index)
    return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  /// A type inside of a body is there only for who reads the body.
  var problemsOfOutline: Int { outlineHash.isActive ? outlineProblems : problems.count }

  mutating func report(_ message: String, at range: TextRange? = nil) {
    if outlineHash.isActive {
      outlineProblems += 1
      if memberColumns.count == 1 { hasProblemOutsideOfTypes = true }
    }
    guard problems.count < Self.problemLimit else { return }
    problems.append(Problem(range: range ?? (token.kind == .endOfFile ? gap : tokenRange), message: message))
  }
}

// MARK: - Lookahead and depth

extension Parser {
  struct Checkpoint: Sendable {
    fileprivate let position: Int
    fileprivate let lineStart: Int
    fileprivate let followsOperand: Bool
    fileprivate let followsPeriod: Bool
    fileprivate let token: Token
    fileprivate let previousEnd: Int
    fileprivate let hash: OutlineHash
    let problemCount: Int
    fileprivate let barrier: Int?
    fileprivate let heldToken: Token
    fileprivate let isUnbalanced: Bool
    fileprivate let depth: Int
    fileprivate let outlineProblems: Int
    fileprivate let hasProblemOutsideOfTypes: Bool
  }

  func checkpoint() -> Checkpoint {
    Checkpoint(
      position: lexer.position, lineStart: lexer.lineStart, followsOperand: lexer.followsOperand,
      followsPeriod: lexer.followsPeriod, token: token, previousEnd: previousEnd, hash: outlineHash,
      problemCount: problems.count, barrier: barrier, heldToken: heldToken, isUnbalanced: isUnbalanced, depth: depth,
      outlineProblems: outlineProblems, hasProblemOutsideOfTypes: hasProblemOutsideOfTypes)
  }

  /// Goes back, and charges what was read in between.
  mutating func restore(_ checkpoint: Checkpoint) {
    lookaheadBudget -= max(0, lexer.position - checkpoint.position)
    furthest = max(furthest, lexer.position)
    lexer.position = checkpoint.position
    lexer.lineStart = checkpoint.lineStart
    lexer.followsOperand = checkpoint.followsOperand
    lexer.followsPeriod = checkpoint.followsPeriod
    token = checkpoint.token
    previousEnd = checkpoint.previousEnd
    outlineHash = checkpoint.hash
    problems.removeLast(max(0, problems.count - checkpoint.problemCount))
    barrier = checkpoint.barrier
    heldToken = checkpoint.heldToken
    isUnbalanced = checkpoint.isUnbalanced
    depth = checkpoint.depth
    outlineProblems = checkpoint.outlineProblems
    hasProblemOutsideOfTypes = checkpoint.hasProblemOutsideOfTypes
  }

  /// Answers a question about what follows without moving.
  mutating func lookAhead(_ question: (inout Parser) -> Bool) -> Bool {
    guard lookaheadBudget > 0 else { return false }
    let start = checkpoint()
    let answer = question(&self)
    restore(start)
    return answer
  }

  /// Enters one level of nesting, of a weight that stands for the stack it takes. At the limit the construct is
  /// skipped, and false returned.
  mutating func enter(_ weight: Int = 1) -> Bool {
    guard depth + weight <= Self.depthLimit else {
      report(Problem.nestedTooDeeply)
      if at(.rightBrace) || at(.rightParen) || at(.rightBracket) { return false }
      skipBalanced()
      return false
    }
    depth += weight
    return true
  }

  mutating func leave(_ weight: Int = 1) { depth -= weight }

  /// Moves behind the current token, or behind its closing counterpart if it opens a bracket.
  mutating func skipBalanced() {
    var nesting = 0
    var braces = 0
    defer { if braces > 0 { isUnbalanced = true } }
    repeat {
      switch token.kind {
      case .leftBrace:
        braces += 1
        nesting += 1
      case .leftParen, .leftBracket: nesting += 1
      case .rightBrace:
        if braces == 0 {
          if nesting > 0 { report("expected a closing bracket") }
          return
        }
        braces -= 1
        nesting -= 1
      case .rightParen, .rightBracket: nesting -= 1
      case .endOfFile: return
      default: break
      }
      advance()
    } while nesting > 0
  }
}

/// FNV-1a over the tokens outside bodies.
struct OutlineHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
  /// Off inside bodies.
  var isActive = true

  @inline(__always)
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ token: Token) {
    guard isActive, token.kind != .endOfFile else { return }
    // The end of a token never lies behind the buffer.
    for index in token.startOffset..<token.endOffset { add(bytes[index]) }
    add(0 as UInt8)
  }

  @inline(__always)
  mutating func add(_ byte: UInt8) { add(UInt64(byte)) }

  @inline(__always)
  mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01B3 }
}

/// Tokens: small values that point into the text.

struct Token {
  enum Kind: UInt8 {
    /// Also what a parser sees at a place that recovery has closed; see `Recovery.swift`.
    case endOfFile
    /// Names and words; `Token.word` tells them apart.
    case identifier
    /// `$0`, `$name`
    case dollar
    case integer, float, string, regex
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, semicolon, colon, period, at, backslash
    /// `#name`, one token
    case pound
    case arrow, equal
    /// `?` and `!` right behind an operand
    case question, exclamation
    /// `?` of a ternary
    case infixQuestion
    case prefixOperator, postfixOperator, binaryOperator
    case unknown
  }

  var kind: Kind
  var word: Word = .none
  /// The first token of its line.
  var startsLine = false
  var spaceBefore = false
  /// A string with interpolations, or a name in backticks or to be filled in.
  var isSpecial = false
  var start: Int32
  var end: Int32
  /// Bytes between the start of the line and the token.
  var column: Int32 = 0

  init(_ kind: Kind, _ start: Int, _ end: Int) {
    self.kind = kind
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  var startOffset: Int { Int(start) }
  var endOffset: Int { Int(end) }
}

/// Words that mean something to the parser. Reserved ones cannot be used as names without backticks.
enum Word: UInt8, CaseIterable {
  case none
  // Reserved: they start or belong to declarations.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, `init`
  case `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `static`, `struct`
  case `subscript`, `typealias`, `var`
  // Reserved: they start or belong to statements.
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`, `if`
  case `in`, `repeat`, `return`, `throw`, `switch`, `where`, `while`
  // Reserved: they belong to expressions and types.
  case `as`, `false`, `inout`, `is`, `nil`, `rethrows`, `super`, `throws`, `true`, `try`
  // Names of a special kind.
  case `self`, `Self`, `Any`
  // Contextual modifiers.
  case async, borrowing, consuming, convenience, distributed, dynamic, final, indirect, infix, isolated, lazy
  case mutating, nonisolated, nonmutating, open, optional, override, package, postfix, prefix, required, sending
  case unowned, weak
  // Other contextual words.
  case actor, any, await, borrow, consume, copy, didSet, discard, each, get, macro, reasync, set, some, then, unsafe
  case willSet, `Type`, `Protocol`, mutableAddress, unsafeAddress, read, modify, _read, _modify, yield
  case __owned, __shared, __consuming, _const, unknown
  // Directives.
  case available, elseif, endif, error, sourceLocation, unavailable, warning

  var isReserved: Bool { self != .none && rawValue <= Word.try.rawValue }

  /// Starts a declaration or can only stand inside one.
  var startsDeclaration: Bool { self != .none && rawValue <= Word.var.rawValue }

  /// Starts a statement or can only stand inside one.
  var startsStatement: Bool { rawValue >= Word.break.rawValue && rawValue <= Word.while.rawValue }

  /// A modifier that is also a valid name.
  var isContextualModifier: Bool { rawValue >= Word.async.rawValue && rawValue <= Word.weak.rawValue }
}

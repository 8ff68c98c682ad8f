/// Statements and patterns.

package import SourceText

package struct CodeBlock: Sendable {
  package var statements: [Statement]
  /// From `{` to behind `}`.
  package var range: TextRange
  /// Where it cannot matter to any dialect the body is not read. What is known of it then is `mentions` where the whole
  /// file cannot matter, and `constructed` where it can.
  package var isSkipped: Bool
  /// Of a skipped body in a file that is read: the callees in it that name a type, in source order.
  package var constructed: [Expression]
  /// Of the body of a function or an accessor: part of it could not be read.
  package var isBroken = false
  /// All of it was read.
  package var isWhole: Bool { !isSkipped && !isBroken }
  /// Of a body of a member that was read: the names in it and in its declaration's head. Nil where nobody wanted to know,
  /// and where some of the code declares a type.
  package var spelled: SpelledNames?

  package init(
    statements: [Statement], range: TextRange, isSkipped: Bool = false, constructed: [Expression] = []
  ) {
    self.statements = statements
    self.range = range
    self.isSkipped = isSkipped
    self.constructed = constructed
  }
}

package enum Statement: Sendable {
  case expression(Expression)
  case declaration(Declaration)
  case `return`(Expression?, TextRange)
  case `throw`(Expression, TextRange)
  /// `break`, `continue`, `fallthrough`
  case jump(String, TextRange)
  case `if`(IfStatement)
  case `guard`(GuardStatement)
  case `switch`(SwitchStatement)
  case `for`(ForStatement)
  case `while`(WhileStatement)
  case `repeat`(RepeatStatement)
  case `do`(DoStatement)
  case `defer`(CodeBlock, TextRange)
  case conditional(ConditionalStatement)

  package var range: TextRange {
    switch self {
    case .expression(let expression): expression.range
    case .declaration(let declaration): declaration.range
    case .return(_, let range), .throw(_, let range), .jump(_, let range), .defer(_, let range): range
    case .if(let node): node.range
    case .guard(let node): node.range
    case .switch(let node): node.range
    case .for(let node): node.range
    case .while(let node): node.range
    case .repeat(let node): node.range
    case .do(let node): node.range
    case .conditional(let node): node.range
    }
  }
}

package enum Condition: Sendable {
  case expression(Expression)
  /// `let x = y`, `let x: T = y`, `let x`, `case .a(let x) = y`; without a value the name is looked up.
  case binding(pattern: Pattern, type: TypeSyntax?, value: Expression?)
  /// `#available(…)`
  case availability
}

package indirect enum Pattern: Sendable {
  case wildcard
  /// A name that is bound here.
  case identifier(String, TextRange)
  case tuple([(label: String?, pattern: Pattern)])
  /// `.name`, `Type.name(args)`, `Outer.Type.name`. `type` is what is written before the last dot.
  case enumCase(type: TypeSyntax?, name: String, nameRange: TextRange, arguments: [(label: String?, pattern: Pattern)]?)
  /// `x?`
  case optional(Pattern)
  /// `is T`, `x as T`
  case cast(Pattern?, TypeSyntax)
  case expression(Expression)
}

extension Pattern {
  /// The names that the pattern binds, in source order.
  package var boundNames: [String] {
    var names: [String] = []
    eachName { name, _ in names.append(name) }
    return names
  }

  /// Each name that it binds, and where.
  package func eachName(_ visit: (String, TextRange) -> Void) {
    switch self {
    case .identifier(let name, let range): visit(name, range)
    case .tuple(let elements): for element in elements { element.pattern.eachName(visit) }
    case .enumCase(_, _, _, let arguments): for argument in arguments ?? [] { argument.pattern.eachName(visit) }
    case .optional(let inner): inner.eachName(visit)
    case .cast(let inner, _): inner?.eachName(visit)
    case .wildcard, .expression: break
    }
  }
}

package final class IfStatement: Sendable {
  package enum Alternative: Sendable {
    case `else`(CodeBlock)
    case elseIf(IfStatement)
  }

  package let conditions: [Condition]
  package let body: CodeBlock
  package let alternative: Alternative?
  package let range: TextRange

  package init(conditions: [Condition], body: CodeBlock, alternative: Alternative?, range: TextRange) {
    self.conditions = conditions
    self.body = body
    self.alternative = alternative
    self.range = range
  }

  /// `if #available(iOS 17, *)`: no run of an app sees both branches.
  package var isOfSystem: Bool {
    conditions.allSatisfy { if case .availability = $0 { true } else { false } }
  }
}

package final class GuardStatement: Sendable {
  package let conditions: [Condition]
  package let body: CodeBlock
  package let range: TextRange

  /// Neither what it binds is written nor what it does else: `guard le`.
  package var isUnfinished: Bool {
    if case .binding? = conditions.last { false } else { body.range.isEmpty }
  }

  package init(conditions: [Condition], body: CodeBlock, range: TextRange) {
    self.conditions = conditions
    self.body = body
    self.range = range
  }
}

package final class SwitchStatement: Sendable {
  package struct Item: Sendable {
    package var pattern: Pattern
    package var `where`: Expression?
    package var range: TextRange

    package init(pattern: Pattern, where: Expression?, range: TextRange) {
      self.pattern = pattern
      self.where = `where`
      self.range = range
    }
  }

  package struct Case: Sendable {
    /// Empty for `default`.
    package var items: [Item]
    package var isDefault: Bool
    package var statements: [Statement]
    package var conditions: [BuildCondition]
    package var range: TextRange

    package init(
      items: [Item], isDefault: Bool, statements: [Statement], conditions: [BuildCondition], range: TextRange
    ) {
      self.items = items
      self.isDefault = isDefault
      self.statements = statements
      self.conditions = conditions
      self.range = range
    }
  }

  package let subject: Expression
  package let cases: [Case]
  /// Part of it could not be read, and may have been further cases.
  package let isIncomplete: Bool
  package let range: TextRange

  package init(subject: Expression, cases: [Case], isIncomplete: Bool, range: TextRange) {
    self.subject = subject
    self.cases = cases
    self.isIncomplete = isIncomplete
    self.range = range
  }
}

package final class ForStatement: Sendable {
  package let pattern: Pattern
  package let type: TypeSyntax?
  package let sequence: Expression
  package let `where`: Expression?
  package let body: CodeBlock
  package let range: TextRange

  package init(
    pattern: Pattern, type: TypeSyntax?, sequence: Expression, where: Expression?, body: CodeBlock, range: TextRange
  ) {
    self.pattern = pattern
    self.type = type
    self.sequence = sequence
    self.where = `where`
    self.body = body
    self.range = range
  }
}

package final class WhileStatement: Sendable {
  package let conditions: [Condition]
  package let body: CodeBlock
  package let range: TextRange

  package init(conditions: [Condition], body: CodeBlock, range: TextRange) {
    self.conditions = conditions
    self.body = body
    self.range = range
  }
}

package final class RepeatStatement: Sendable {
  package let body: CodeBlock
  package let condition: Expression
  package let range: TextRange

  package init(body: CodeBlock, condition: Expression, range: TextRange) {
    self.body = body
    self.condition = condition
    self.range = range
  }
}

package final class DoStatement: Sendable {
  package struct Catch: Sendable {
    /// Empty for a bare `catch`, which binds `error`.
    package var patterns: [Pattern]
    /// Behind `where`, of whichever pattern.
    package var filters: [Expression]
    package var body: CodeBlock

    package init(patterns: [Pattern], filters: [Expression], body: CodeBlock) {
      self.patterns = patterns
      self.filters = filters
      self.body = body
    }
  }

  package let body: CodeBlock
  package let catches: [Catch]
  package let range: TextRange

  package init(body: CodeBlock, catches: [Catch], range: TextRange) {
    self.body = body
    self.catches = catches
    self.range = range
  }
}

/// `#if … #elseif … #else … #endif` between statements.
package final class ConditionalStatement: Sendable {
  package struct Clause: Sendable {
    /// The conditions under which this clause alone is compiled, without those of enclosing `#if`s.
    package var conditions: [BuildCondition]
    package var statements: [Statement]

    package init(conditions: [BuildCondition], statements: [Statement]) {
      self.conditions = conditions
      self.statements = statements
    }
  }

  package let clauses: [Clause]
  package let range: TextRange

  package init(clauses: [Clause], range: TextRange) {
    self.clauses = clauses
    self.range = range
  }
}

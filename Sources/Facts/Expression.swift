/// Expressions, as far as routes need them: every form is kept, forms without meaning for routes only as their parts.
///
/// The nodes are immutable classes so that they have an identity: answers about them are cached by it.

package import SourceText

package enum Expression: Sendable {
  case name(NameExpression)
  case member(MemberExpression)
  case call(CallExpression)
  case subscripted(SubscriptExpression)
  case keyPath(KeyPathExpression)
  case closure(ClosureExpression)
  case literal(LiteralExpression)
  case tuple(TupleExpression)
  case array(ArrayExpression)
  case dictionary(DictionaryExpression)
  case unary(UnaryExpression)
  case sequence(SequenceExpression)
  case ternary(TernaryExpression)
  case assignment(AssignmentExpression)
  case cast(CastExpression)
  case attempt(AttemptExpression)
  case control(ControlExpression)
  case macro(MacroExpression)
  /// Nothing where an expression was expected; the text is incomplete or broken there.
  case missing(TextRange)

  package var range: TextRange {
    switch self {
    case .name(let node): node.range
    case .member(let node): node.range
    case .call(let node): node.range
    case .subscripted(let node): node.range
    case .keyPath(let node): node.range
    case .closure(let node): node.range
    case .literal(let node): node.range
    case .tuple(let node): node.range
    case .array(let node): node.range
    case .dictionary(let node): node.range
    case .unary(let node): node.range
    case .sequence(let node): node.range
    case .ternary(let node): node.range
    case .assignment(let node): node.range
    case .cast(let node): node.range
    case .attempt(let node): node.range
    case .control(let node): node.range
    case .macro(let node): node.range
    case .missing(let range): range
    }
  }
}

/// `foo`, `self`, `Self`, `super`, `$0`, `_`, `Foo<Int>`. Backticks are removed from the name, not from the range.
package final class NameExpression: Sendable {
  package let name: String
  package let genericArguments: [TypeSyntax]
  /// Argument labels of a compound reference `make(number:)`, `_` as written; nil for a plain reference.
  package let labels: [String]?
  package let range: TextRange
  /// The name alone, without generic arguments and labels.
  package let nameRange: TextRange

  package init(
    name: String, genericArguments: [TypeSyntax] = [], labels: [String]? = nil, range: TextRange, nameRange: TextRange
  ) {
    self.name = name
    self.genericArguments = genericArguments
    self.labels = labels
    self.range = range
    self.nameRange = nameRange
  }
}

/// `base.name`, or `.name` with no base. A name not yet typed is empty, with an empty range behind the dot.
package final class MemberExpression: Sendable {
  /// Of `(base).name` what stands in the parentheses, see `Expression.unparenthesized`.
  package let base: Expression?
  /// Behind the base as it is written.
  package let baseEnd: Int
  package let name: String
  package let nameRange: TextRange
  package let genericArguments: [TypeSyntax]
  /// Argument labels of a compound reference `base.make(number:)`, `_` as written; nil for a plain reference.
  package let labels: [String]?
  package let range: TextRange

  /// `init` in backticks is a case's name.
  package var isInitializer: Bool { name == "init" && nameRange.end - nameRange.start == name.utf8.count }

  package init(
    base: Expression?, name: String, nameRange: TextRange, genericArguments: [TypeSyntax], labels: [String]?,
    range: TextRange
  ) {
    self.base = base?.unparenthesized
    baseEnd = base?.range.end ?? range.start
    self.name = name
    self.nameRange = nameRange
    self.genericArguments = genericArguments
    self.labels = labels
    self.range = range
  }
}

package struct Argument: Sendable {
  package var label: String?
  package var labelRange: TextRange?
  package var value: Expression
  /// Whether it is a closure behind the parentheses.
  package var isTrailing: Bool
  /// From the label to the end of the value.
  package var range: TextRange

  package init(
    label: String?, labelRange: TextRange? = nil, value: Expression, isTrailing: Bool = false, range: TextRange
  ) {
    self.label = label
    self.labelRange = labelRange
    self.value = value
    self.isTrailing = isTrailing
    self.range = range
  }
}

/// `callee(arguments) { trailing }`
package final class CallExpression: Sendable {
  /// Of `Home.init(…)`, which says the same as `Home(…)`, the type alone.
  package let callee: Expression
  /// `init` was written behind the type.
  package let writesInit: Bool
  /// In source order, trailing closures last.
  package let arguments: [Argument]
  /// From `(` to behind `)`; nil when there are only trailing closures.
  package let parentheses: TextRange?
  /// The closing parenthesis is missing, or something inside could not be read.
  package let isBroken: Bool
  package let range: TextRange

  package init(
    callee: Expression, arguments: [Argument], parentheses: TextRange?, isBroken: Bool, range: TextRange
  ) {
    let constructed = callee.constructedByInit
    self.callee = constructed ?? callee
    writesInit = constructed != nil
    self.arguments = arguments
    self.parentheses = parentheses
    self.isBroken = isBroken
    self.range = range
  }
}

/// `base[arguments]`
package final class SubscriptExpression: Sendable {
  package let base: Expression
  package let arguments: [Argument]
  package let range: TextRange

  package init(base: Expression, arguments: [Argument], range: TextRange) {
    self.base = base.unparenthesized
    self.arguments = arguments
    self.range = range
  }
}

/// `{ [weak self] (a: Int, b) -> Void in … }`
package final class ClosureExpression: Sendable {
  package struct Parameter: Sendable {
    package var name: String
    package var range: TextRange
    package var type: TypeSyntax?

    package init(name: String, range: TextRange, type: TypeSyntax?) {
      self.name = name
      self.range = range
      self.type = type
    }
  }

  /// `[weak self, x = y]`: the name, and the value if it is written.
  package struct Capture: Sendable {
    package var name: String
    package var range: TextRange
    /// It is `weak` or `unowned`.
    package var keepsNothing: Bool
    package var value: Expression?

    package init(name: String, range: TextRange, keepsNothing: Bool, value: Expression?) {
      self.name = name
      self.range = range
      self.keepsNothing = keepsNothing
      self.value = value
    }
  }

  package let captures: [Capture]
  /// Nil when no parameter list is written, so that `$0` may be used.
  package let parameters: [Parameter]?
  /// `$0` and its kin stand in it, perhaps in another closure in it.
  package let usesImplicitParameters: Bool
  package let result: TypeSyntax?
  package let statements: [Statement]
  package let range: TextRange

  package init(
    captures: [Capture], parameters: [Parameter]?, usesImplicitParameters: Bool, result: TypeSyntax?,
    statements: [Statement], range: TextRange
  ) {
    self.captures = captures
    self.parameters = parameters
    self.usesImplicitParameters = usesImplicitParameters
    self.result = result
    self.statements = statements
    self.range = range
  }
}

package final class LiteralExpression: Sendable {
  package enum Kind: Sendable, Equatable {
    case integer, float, boolean, `nil`, regex
    /// The expressions of the interpolations are in `interpolations`.
    case string
  }

  package let kind: Kind
  /// The literal as written; for strings without the quotes.
  package let text: String
  package let interpolations: [Expression]
  package let range: TextRange

  package init(kind: Kind, text: String, interpolations: [Expression], range: TextRange) {
    self.kind = kind
    self.text = text
    self.interpolations = interpolations
    self.range = range
  }
}

/// `(a, label: b)`; one unlabelled element is a parenthesised expression, none is `()`.
package final class TupleExpression: Sendable {
  package let elements: [Argument]
  /// The closing parenthesis is missing, or something inside could not be read.
  package let isBroken: Bool
  package let range: TextRange

  package init(elements: [Argument], isBroken: Bool, range: TextRange) {
    self.elements = elements
    self.isBroken = isBroken
    self.range = range
  }
}

package final class ArrayExpression: Sendable {
  package let elements: [Expression]
  package let range: TextRange

  package init(elements: [Expression], range: TextRange) {
    self.elements = elements
    self.range = range
  }
}

package final class DictionaryExpression: Sendable {
  package let elements: [(key: Expression, value: Expression)]
  package let range: TextRange

  package init(elements: [(key: Expression, value: Expression)], range: TextRange) {
    self.elements = elements
    self.range = range
  }
}

package final class UnaryExpression: Sendable {
  package enum Kind: Sendable, Equatable {
    /// `x?` in a chain
    case optionalChain
    /// `x!`
    case forceUnwrap
    /// `!x`, `-x`, `&x`
    case prefix(String)
    /// `x...`
    case postfix(String)
  }

  package let kind: Kind
  package let operand: Expression
  package let range: TextRange

  package init(kind: Kind, operand: Expression, range: TextRange) {
    self.kind = kind
    self.operand = kind == .optionalChain || kind == .forceUnwrap ? operand.unparenthesized : operand
    self.range = range
  }
}

/// Operands joined by binary operators, not folded by precedence: `operands.count == operators.count + 1`.
package final class SequenceExpression: Sendable {
  package let operands: [Expression]
  package let operators: [String]
  package let range: TextRange

  package init(operands: [Expression], operators: [String], range: TextRange) {
    self.operands = operands
    self.operators = operators
    self.range = range
  }
}

package final class TernaryExpression: Sendable {
  package let condition: Expression
  package let first: Expression
  package let second: Expression
  package let range: TextRange

  package init(condition: Expression, first: Expression, second: Expression, range: TextRange) {
    self.condition = condition
    self.first = first
    self.second = second
    self.range = range
  }
}

/// `target = value`, `target += value`
package final class AssignmentExpression: Sendable {
  package let target: Expression
  package let `operator`: String
  package let value: Expression
  package let range: TextRange

  package init(target: Expression, operator: String, value: Expression, range: TextRange) {
    self.target = target
    self.operator = `operator`
    self.value = value
    self.range = range
  }
}

package final class CastExpression: Sendable {
  package enum Kind: Sendable, Equatable { case `is`, `as`, asOptional, asForced }

  package let kind: Kind
  package let operand: Expression
  package let type: TypeSyntax
  package let range: TextRange

  package init(kind: Kind, operand: Expression, type: TypeSyntax, range: TextRange) {
    self.kind = kind
    self.operand = operand
    self.type = type
    self.range = range
  }
}

/// `try x`, `try? x`, `try! x`, `await x`: covers everything to its right.
package final class AttemptExpression: Sendable {
  package enum Kind: Sendable, Equatable { case `try`, tryOptional, tryForced, await, other }

  package let kind: Kind
  package let operand: Expression
  package let range: TextRange

  package init(kind: Kind, operand: Expression, range: TextRange) {
    self.kind = kind
    self.operand = operand
    self.range = range
  }
}

/// `if` or `switch` used as a value.
package final class ControlExpression: Sendable {
  package let statement: Statement
  package let range: TextRange

  package init(statement: Statement, range: TextRange) {
    self.statement = statement
    self.range = range
  }
}

/// `#selector(…)`, `#Preview { … }`
package final class MacroExpression: Sendable {
  package let name: String
  package let arguments: [Argument]
  package let range: TextRange

  package init(name: String, arguments: [Argument], range: TextRange) {
    self.name = name
    self.arguments = arguments
    self.range = range
  }
}

/// Where code stands, and who is told about it: what a walk over code hands to its visitor.

package import Facts
package import SourceText

/// The declaration whose code is walked. A class, since every expression's position refers to one.
package final class CodeOwner {
  package enum Kind: Sendable { case function, initializer, accessor, initialValue, topLevel }

  package let kind: Kind
  /// The declared name; empty at the top level.
  package let name: String
  package let nameRange: TextRange
  /// The type that the code belongs to; nil at the top level.
  package let type: NominalID?
  package let head: DeclarationHead
  /// The written result of a function, the written type of a variable.
  package let result: TypeSyntax?
  /// Whether a body's only expression is its value.
  package let isSingleExpression: Bool
  /// Whether a function says that it throws.
  package let isThrowing: Bool
  /// A function, or a getter, that says nothing of changing the value it belongs to.
  package let leavesSelf: Bool

  package init(
    kind: Kind, name: String, nameRange: TextRange, type: NominalID?, head: DeclarationHead, result: TypeSyntax? = nil,
    isSingleExpression: Bool = false, isThrowing: Bool = false, leavesSelf: Bool = false
  ) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.type = type
    self.head = head
    self.result = result
    self.isSingleExpression = isSingleExpression
    self.isThrowing = isThrowing
    self.leavesSelf = leavesSelf
  }
}

/// Where an expression stands.
package struct CodePosition {
  package var scope: Scope
  package var owner: CodeOwner
  /// A `try` stands to the left and covers this place.
  package var isTried = false
  /// What makes a call that throws compile here: errors pass on where the function throws, but not out of a closure, whose
  /// type may not allow it.
  package var attempt: String { owner.isThrowing && closureDepth == 0 ? "try" : "try?" }
  /// Closure literals around this place within the owner.
  package var closureDepth = 0
  /// Within the owner; what such a function returns is another thing.
  package var isInLocalFunction = false
  /// Runs only under some condition: in a branch, behind `guard`, in a closure.
  package var isConditional = false
  /// Conditions that hold here: of the enclosing `if`s' first branches and of `guard`s passed.
  package var facts: [Expression] = []
  /// Conditions that do not hold here, or values that are nil: of `if`s and `guard`s whose `else` this is, of `if`s that
  /// leave, in front of `||` and `??`.
  package var refuted: [Expression] = []
  /// Of the enclosing `#if`s.
  package var conditions: [BuildCondition] = []
  /// The innermost statement list, numbered within the file, and the statement's index in it.
  package var block = 0
  package var statement = 0
  /// How many conditional branches are around, closures not counted; statements of one block always agree.
  package var branch = 0

  package init(scope: Scope, owner: CodeOwner, conditions: [BuildCondition] = []) {
    self.scope = scope
    self.owner = owner
    self.conditions = conditions
  }

  /// The written type of what the owner gives back by a `return` here; nil in closures and in functions within the owner.
  package var returned: TypeSyntax? { closureDepth == 0 && !isInLocalFunction ? owner.result : nil }
  /// The same of an expression that is a statement here.
  package var givenBack: TypeSyntax? { owner.isSingleExpression && branch == 0 ? returned : nil }

  /// Where each condition stands: what one binds, those behind it see. An expression that is typed too early would stay
  /// unknown.
  package func scoped(_ conditions: [Condition]) -> [(condition: Condition, position: CodePosition)] {
    var inner = self
    return conditions.map { condition in
      defer {
        if case .binding(let pattern, let type, let value) = condition {
          inner.scope = inner.scope.holding(pattern, type, value)
        }
      }
      return (condition, inner)
    }
  }
}

/// Code that nobody walks.
package enum PassedCode {
  case body(CodeBlock)
  case statement(Statement)
  case expression(Expression)

  /// Every expression in it, see `ExpressionWalk`.
  package func visit(
    _ body: (Expression) -> Void, _ declared: (Declaration) -> Void, _ isSought: (TextRange) -> Bool
  ) {
    switch self {
    case .body(let block): ExpressionWalk.visit(block.statements, body, declared, isSought)
    case .statement(let statement): ExpressionWalk.visit(statement, body, declared, isSought)
    case .expression(let expression): ExpressionWalk.visit(expression, body, declared, isSought)
    }
  }
}

package protocol CodeVisitor: AnyObject {
  /// Asked before a body of a function or an accessor is walked.
  func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool
  /// Asked when a body has been entered: only those of its parts are walked that are sought.
  var isSelective: Bool { get }
  /// Whether something stands here that is to be visited. What was visited may be asked about again, with another answer.
  func isSought(_ range: TextRange) -> Bool
  /// Told of code that is not walked; the scope holds no names that the code itself binds.
  func pass(_ code: PassedCode, at position: CodePosition)
  /// Called for every expression before its parts.
  func visit(_ expression: Expression, at position: CodePosition)
  /// Called for every statement before its parts.
  func visit(_ statement: Statement, at position: CodePosition)
  /// Called for every variable that code binds by `let`, `var` or a pattern.
  func visitBinding(of name: String, range: TextRange, at position: CodePosition)
  /// Called for every callee that names a type in a body that was not read; the position is that of the body.
  func visit(skippedCallee callee: Expression, at position: CodePosition)
  /// Called for every type that a body declares. Its code is not walked: nothing says what names stand for in there.
  func visit(localType node: TypeDeclaration, at position: CodePosition)
}

extension CodeVisitor {
  package func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool { true }
  package var isSelective: Bool { false }
  package func isSought(_ range: TextRange) -> Bool { true }
  package func pass(_ code: PassedCode, at position: CodePosition) {}
  package func visit(_ statement: Statement, at position: CodePosition) {}
  package func visitBinding(of name: String, range: TextRange, at position: CodePosition) {}
  package func visit(skippedCallee callee: Expression, at position: CodePosition) {}
  package func visit(localType node: TypeDeclaration, at position: CodePosition) {}
}

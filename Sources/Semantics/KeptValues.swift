/// Values that no `try?` fits in front of: what they are kept as is no optional.

package import Facts
package import SourceText

/// What variables and results of a written type, which is no optional, are given.
package struct KeptValues {
  private var starts = Set<Int>()

  package init() {}

  package mutating func note(_ statement: Statement, at position: CodePosition) {
    switch statement {
    case .return(let value?, _): note(value, as: position.returned)
    // A function that gives back nothing may end with any expression.
    case .expression(let value):
      guard let type = position.givenBack, type.dottedName != "Void", type != .tuple([]) else { break }
      note(value, as: type)
    case .declaration(.variable(let node)):
      for case (let type?, let value?) in node.bindings.map({ ($0.type, $0.value) }) { note(value, as: type) }
    default: break
    }
  }

  /// What a closure returns has no written type. Few of those take an optional.
  private mutating func note(_ value: Expression, as type: TypeSyntax?) {
    if case .optional? = type { return }
    starts.insert(value.range.start)
  }

  /// Whether one of them begins with this expression.
  package func begins(with expression: TextRange) -> Bool { starts.contains(expression.start) }
}

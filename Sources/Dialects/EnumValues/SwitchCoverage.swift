/// Which cases of an enum a `switch` leaves out.

import Facts
import Semantics
import SourceText

enum SwitchCoverage {
  /// The names of cases that no pattern mentions. Nil where the switch has a default, or where it cannot be known.
  static func missing(in node: SwitchStatement, names: [String]) -> [String]? {
    var mentioned = Set<String>()
    for item in node.cases {
      if item.isDefault || !item.conditions.isEmpty { return nil }
      for alternative in item.items {
        switch bare(alternative.pattern) {
        case .enumCase(_, let name, _, _): mentioned.insert(name)
        // A name alone, `_`, an expression and a cast may match anything.
        default: return nil
        }
      }
    }
    if node.cases.isEmpty || node.isIncomplete { return nil }
    return names.filter { !mentioned.contains($0) }
  }

  /// Without parentheses and `?`.
  static func bare(_ pattern: Pattern) -> Pattern {
    var current = pattern
    for _ in 0..<16 {
      switch current {
      case .tuple(let elements) where elements.count == 1 && elements[0].label == nil: current = elements[0].pattern
      case .optional(let inner): current = inner
      default: return current
      }
    }
    return current
  }

  /// What a pattern that is one name binds.
  static func name(_ pattern: Pattern) -> String? {
    guard case .identifier(let name, _) = bare(pattern) else { return nil }
    return name
  }

  /// Matches every value: a name, `_`, or a tuple of such.
  static func isIrrefutable(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .wildcard, .identifier: true
    case .tuple(let elements): elements.allSatisfy { isIrrefutable($0.pattern) }
    default: false
    }
  }
}

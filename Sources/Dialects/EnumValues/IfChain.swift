/// `if … else if … else if …` as what it says in turn.

import Facts

extension IfStatement {
  /// The conditions of each branch that has some.
  var chain: [[Condition]] {
    var found = [conditions]
    var current = self
    while case .elseIf(let next)? = current.alternative {
      found.append(next.conditions)
      current = next
    }
    return found
  }
}

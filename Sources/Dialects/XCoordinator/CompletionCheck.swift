/// Whether a custom transition's closure reports its completion: L6.

import Facts
import Semantics
import SourceText

enum XCCompletion {
  enum Verdict: Sendable {
    case always
    /// Not on every path; where the path without it ends.
    case sometimes(TextRange?)
    case never
  }

  /// The closure's third parameter decides.
  static func check(_ closure: ClosureExpression) -> Verdict {
    let name: String
    if let parameters = closure.parameters {
      // Another library's transition hands over other things.
      guard parameters.count == 3 else { return .always }
      name = parameters[2].name
      if name == "_" { return .never }
    } else {
      name = "$2"
    }
    return check(closure.statements, name)
  }

  /// `{ root, _, _ in root.close() }` → `{ root, _, done in root.close(); done?() }`, and `defer { done?() }` in a closure
  /// with several ends. For one that never reports.
  static func fixes(_ closure: ClosureExpression) -> [XCFix] {
    guard let completion = closure.parameters?.last, let first = closure.statements.first,
      let last = closure.statements.last
    else { return [] }
    let name = completion.name == "_" ? "done" : completion.name
    guard !mentions(name, closure.statements), !declares(name, closure.statements) else { return [] }
    let hasOneEnd = closure.statements.allSatisfy { if case .expression = $0 { true } else { false } }
    let call =
      hasOneEnd
      ? (TextRange(last.range.end, last.range.end), "; \(name)?()")
      : (TextRange(first.range.start, first.range.start), "defer { \(name)?() }; ")
    return [XCFix(title: "Call the completion", edits: [(completion.range, name), call], isPreferred: false)]
  }

  private static func declares(_ name: String, _ statements: [Statement]) -> Bool {
    statements.contains { statement in
      if case .declaration(let declaration) = statement { return declaration.declaredNames.contains(name) }
      return false
    }
  }

  /// Whether statements call what `name` holds, or hand it on.
  static func check(_ statements: [Statement], _ name: String) -> Verdict {
    guard mentions(name, statements) else { return .never }
    var missing: TextRange?
    let end = reports(statements, name, &missing)
    if let missing { return .sometimes(missing) }
    return end ? .always : .sometimes(nil)
  }

  private static func mentions(_ name: String, _ statements: [Statement]) -> Bool {
    var found = false
    ExpressionWalk.visit(statements) { if case .name(let node) = $0, node.name == name { found = true } }
    return found
  }

  private static func mentions(_ name: String, in statement: Statement) -> Bool { mentions(name, [statement]) }

  /// Whether the end of the statements is only reached with the completion called or handed on; `missing` gets a
  /// `return` that is reached without.
  private static func reports(_ statements: [Statement], _ name: String, _ missing: inout TextRange?) -> Bool {
    var isReported = false
    for statement in statements {
      switch statement {
      case .defer(let block, _): if mentions(name, block.statements) { return true }
      case .return(let value, let range):
        if let value, mentions(name, [.expression(value)]) { return true }
        if !isReported { missing = missing ?? range }
        return true
      case .guard(let node):
        // Where the completion itself is asked for, nobody waits behind `else`.
        let isAsked = node.conditions.contains { mentions(name, in: $0) }
        if !isReported, !isAsked, !node.conditions.allSatisfy(bindsSelf), !mentions(name, node.body.statements) {
          noteExit(node.body.statements, name, &missing)
        }
        if isAsked { isReported = true }
      case .if(let node):
        let isAlways = reports(node, name, isReported, &missing)
        isReported = isReported || isAlways
      case .switch(let node):
        var all = true
        for item in node.cases {
          var inner: TextRange?
          let done = reports(item.statements, name, &inner)
          if !isReported, let inner { missing = missing ?? inner }
          all = all && done
        }
        isReported = isReported || all
      case .throw: return true
      default: if mentions(name, in: statement) || isTrap(statement) { isReported = true }
      }
    }
    return isReported
  }

  /// No way leads on from here.
  private static func isTrap(_ statement: Statement) -> Bool {
    guard case .expression(.call(let call)) = statement, case .name(let node) = call.callee else { return false }
    return ["fatalError", "preconditionFailure", "abort", "exit"].contains(node.name)
  }

  private static func mentions(_ name: String, in condition: Condition) -> Bool {
    switch condition {
    // `if let completion`
    case .binding(.identifier(let bound, _), _, nil): return bound == name
    case .expression(let expression): return mentions(name, [.expression(expression)])
    case .binding(_, _, let value): return value.map { mentions(name, [.expression($0)]) } ?? false
    case .availability: return false
    }
  }

  private static func noteExit(_ statements: [Statement], _ name: String, _ missing: inout TextRange?) {
    for case .return(nil, let range) in statements {
      missing = missing ?? range
      return
    }
    var inner: TextRange?
    _ = reports(statements, name, &inner)
    missing = missing ?? inner
  }

  private static func reports(
    _ node: IfStatement, _ name: String, _ isReported: Bool, _ missing: inout TextRange?
  ) -> Bool {
    var all = true
    var current: IfStatement? = node
    while let node = current {
      if node.conditions.allSatisfy(bindsSelf) {
        var inner: TextRange?
        let isAlways = reports(node.body.statements, name, &inner)
        if !isReported, let inner { missing = missing ?? inner }
        return isAlways && all
      }
      if node.conditions.contains(where: { mentions(name, in: $0) }) {
        // `if let done = completion`: the other branch has nothing to report.
        return mentions(name, node.body.statements) || node.conditions.contains { isBinding($0) }
      }
      var inner: TextRange?
      all = reports(node.body.statements, name, &inner) && all
      if !isReported, let inner { missing = missing ?? inner }
      current = nil
      switch node.alternative {
      case .else(let body):
        var inner: TextRange?
        all = reports(body.statements, name, &inner) && all
        if !isReported, let inner { missing = missing ?? inner }
      case .elseIf(let other): current = other
      case nil: all = false
      }
    }
    return all
  }

  /// `guard let self`, `if let owner = self`: whoever performs the transition is there.
  private static func bindsSelf(_ condition: Condition) -> Bool {
    switch condition {
    case .binding(.identifier(let bound, _), _, nil): bound == "self"
    case .binding(.identifier, _, .name(let value)?): value.name == "self"
    default: false
    }
  }

  private static func isBinding(_ condition: Condition) -> Bool {
    if case .binding = condition { return true }
    return false
  }
}

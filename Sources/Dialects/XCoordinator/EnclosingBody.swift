/// The body that a place stands in, the list of statements in it that sees the same locals, and what statements ask.

import Facts
import Semantics
import SourceText

enum XCBodies {
  static func statements(around range: TextRange, in declarations: [Declaration]) -> [Statement]? {
    for declaration in declarations where declaration.range.contains(range) {
      switch declaration {
      case .type(let node): if let found = statements(around: range, in: node.members) { return found }
      case .function(let node): if let body = node.body, body.range.contains(range) { return body.statements }
      case .variable(let node):
        for body in node.bindings.flatMap(\.accessors).compactMap(\.body) where body.range.contains(range) {
          return body.statements
        }
        for case .closure(let closure)? in node.bindings.map(\.value) where closure.range.contains(range) {
          return closure.statements
        }
      case .enumCase, .alias: break
      }
    }
    return nil
  }

  /// The innermost list that holds a place; closures are not entered.
  static func innermost(around range: TextRange, in statements: [Statement]) -> [Statement] {
    var list = statements
    while let outer = list.first(where: { $0.range.contains(range) }),
      let inner = lists(in: outer).first(where: { $0.contains { $0.range.contains(range) } })
    {
      list = inner
    }
    return list
  }

  /// The lists of which a statement consists.
  static func lists(in statement: Statement) -> [[Statement]] {
    switch statement {
    case .if(let node): node.bodies.map(\.statements)
    case .guard(let node): [node.body.statements]
    case .switch(let node): node.cases.map(\.statements)
    case .for(let node): [node.body.statements]
    case .while(let node): [node.body.statements]
    case .repeat(let node): [node.body.statements]
    case .do(let node): [node.body.statements] + node.catches.map(\.body.statements)
    case .defer(let block, _): [block.statements]
    case .conditional(let node): node.clauses.map(\.statements)
    case .expression, .declaration, .return, .throw, .jump: []
    }
  }

}

// MARK: Conditions

extension XCBodies {
  /// Of the statements and of those inside; closures are not entered.
  static func conditions(in statements: [Statement]) -> [Condition] {
    every(in: statements).flatMap { statement -> [Condition] in
      switch statement {
      case .guard(let node): return node.conditions
      case .while(let node): return node.conditions
      case .if(let node): return Array(node.allConditions.joined())
      default: return []
      }
    }
  }

  /// What `switch` and `where` look at.
  static func subjects(in statements: [Statement]) -> [Expression] {
    every(in: statements).flatMap { statement -> [Expression] in
      switch statement {
      case .switch(let node):
        return [node.subject] + node.cases.flatMap { item in item.items.compactMap(\.where) }
      case .for(let node): return [node.where].compactMap { $0 }
      default: return []
      }
    }
  }

  /// Of `switch` and `for`.
  static func patterns(in statements: [Statement]) -> [Pattern] {
    every(in: statements).flatMap { statement -> [Pattern] in
      switch statement {
      case .switch(let node): return node.cases.flatMap { item in item.items.map(\.pattern) }
      case .for(let node): return [node.pattern]
      default: return []
      }
    }
  }

  private static func every(in statements: [Statement]) -> [Statement] {
    statements.flatMap { statement -> [Statement] in
      switch statement {
      case .expression(.control(let node)), .return(.control(let node)?, _): every(in: [node.statement])
      default: [statement] + lists(in: statement).flatMap(every)
      }
    }
  }
}

extension FunctionDeclaration {
  /// The statements with which a handler answers a case.
  func statements(answering name: String) -> [Statement]? {
    for case .switch(let node) in body?.statements ?? [] {
      for item in node.cases {
        for alternative in item.items {
          if case .enumCase(_, name, _, _) = alternative.pattern { return item.statements }
        }
      }
    }
    return body?.statements
  }
}

extension XCVisitor {
  /// The functions of this file that code may belong to, by its owner's name.
  func functions(of owner: CodeOwner) -> [FunctionDeclaration] {
    guard let type = owner.type else {
      return resolver.names.globals(of: file).compactMap {
        if case .function(let node) = $0.declaration { node } else { nil }
      }
    }
    return resolver.info(type).members(named: owner.name).filter { $0.file == file }.compactMap {
      if case .function(let node) = $0.declaration { node } else { nil }
    }
  }
}

/// What stands around a cursor, for the completion of every dialect.

import Facts
import RouteGraph
import Semantics
import SourceText

extension CompletionRequest {
  /// Statements that the cursor touches, outermost first.
  var statements: [(statement: Statement, position: CodePosition)] {
    let finder = StatementFinder(offset)
    walk(finder)
    return finder.found
  }

  /// `if case .‸ = value`, likewise of `guard` and `while`.
  var matchedCondition: (pattern: Pattern, value: Expression, position: CodePosition)? {
    let before = lineBefore.dropLast(prefix.count)
    guard before.last == ".", before.contains("case ") else { return nil }
    for (statement, position) in statements.reversed() {
      for (condition, position) in position.scoped(statement.testedConditions) {
        guard case .binding(let pattern, _, let value?) = condition, value.range.start >= offset else { continue }
        return (pattern, value, position)
      }
    }
    return nil
  }

  /// `for case .‸ in path`: what one element is matched with.
  var matchedElement: (pattern: Pattern, type: Type)? {
    guard lineBefore.dropLast(prefix.count).last == "." else { return nil }
    for case (.for(let node), let position) in statements.reversed() where node.sequence.range.start >= offset {
      return (node.pattern, typer.elementType(of: typer.type(of: node.sequence, in: position.scope)))
    }
    return nil
  }

  /// Right behind `case .`: the type of what is matched there, and the cases that other branches match.
  var matchedType: (type: Type, named: Set<String>)? {
    guard isAtPattern else { return nil }
    if let (_, value, position) = matchedCondition { return (typer.type(of: value, in: position.scope).unwrapped, []) }
    if let (_, type) = matchedElement { return (type.unwrapped, []) }
    guard let (node, position) = switches.last else { return nil }
    let named = node.cases.flatMap(\.items).compactMap { item -> String? in
      guard case .enumCase(_, let name, let range, _) = SwitchCoverage.bare(item.pattern) else { return nil }
      return range.touches(offset) ? nil : name
    }
    return (typer.type(of: node.subject, in: position.scope).unwrapped, Set(named))
  }

  private var isAtPattern: Bool {
    let before = lineBefore.dropLast(prefix.count)
    if before.hasSuffix("case .") || before.hasSuffix("case let .") { return true }
    let line = before.drop { $0 == " " || $0 == "\t" }
    return line.hasPrefix("case ") && line.dropFirst(5).lastPattern == "."
  }

  /// The `case` around the cursor lists no other pattern: all of them would have to bind the same.
  var isPatternAlone: Bool {
    let items = switches.last?.node.cases.map(\.items).first { $0.contains { $0.range.touches(offset) } }
    return items.map { $0.count == 1 } ?? true
  }

  /// What ends a pattern, or goes on with it, stands behind the cursor.
  var isPatternEnded: Bool {
    let behind = lineAfter.drop { $0 == " " || $0 == "\t" }
    return behind.first.map { ":,()".contains($0) } ?? false || behind.hasPrefix("where ")
  }

  /// What an annotation, an assignment, a comparison or a result around an implicit member says that it is; `plain` as
  /// `InputChecking` has it.
  func expectedType(of node: MemberExpression, plain: Set<String> = []) -> Type? {
    let finder = ContextFinder(ValueContexts(file, typer, isForCompletion: true) { _ in true }, at: offset)
    walk(finder)
    guard let type = finder.contexts.type(of: node) ?? elementType(of: node) else { return nil }
    let inputs = InputChecking(typer: typer)
    return isCompared(node) && inputs.isCertainlyNotEquatable(type, plain: plain) ? nil : type
  }

  /// `[Route.a, .‸]` and `[Route.a, .‸(1)]`, `isLong ? [Route.a] : [.‸]`, where nothing else says what is listed.
  private func elementType(of node: MemberExpression) -> Type? {
    var isInList = false
    for (expression, position) in path.reversed() {
      var lists: [Expression] = []
      switch expression {
      case .array(let list):
        isInList = list.elements.contains { element in
          if case .call(let call) = element { call.callee.range == node.range } else { element.range == node.range }
        }
        guard isInList else { return nil }
        lists = [expression]
      case .ternary(let choice) where isInList: lists = [choice.first, choice.second]
      case .tuple where isInList: continue
      default: if isInList { return nil }
      }
      let types = lists.map { typer.elementType(of: typer.type(of: $0, in: position.scope)) }
      if let known = types.first(where: { !$0.isUnknown }) { return known }
    }
    return nil
  }

  /// An operand of `==` or `!=`, or what such an operand calls.
  private func isCompared(_ node: MemberExpression) -> Bool {
    path.contains { item in
      guard case .sequence(let sequence) = item.expression else { return false }
      return sequence.operands.enumerated().contains { index, operand in
        let around = [index - 1, index].filter(sequence.operators.indices.contains).map { sequence.operators[$0] }
        let isOperand = operand.range == node.range || operand.range.start == node.range.start
        return isOperand && around.contains { $0 == "==" || $0 == "!=" }
      }
    }
  }

  private func walk(_ visitor: some CodeVisitor) {
    guard let facts = project.files[file] else { return }
    var walker = CodeWalker(visitor, typer.resolver)
    walker.walk(facts, of: file)
  }
}

extension Substring {
  /// Of patterns in a list, the last one; nil where parentheses are open.
  var lastPattern: Substring? {
    var depth = 0
    var start = startIndex
    for index in indices {
      switch self[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0: start = self.index(after: index)
      default: break
      }
    }
    return depth == 0 ? self[start...].drop { $0 == " " || $0 == "\t" } : nil
  }
}

extension Statement {
  /// Of `if`, `guard` and `while`.
  var testedConditions: [Condition] {
    switch self {
    case .if(let node): node.allConditions.flatMap { $0 }
    case .guard(let node): node.conditions
    case .while(let node): node.conditions
    default: []
    }
  }
}

private final class StatementFinder: CodeVisitor {
  private let offset: Int
  private(set) var found: [(statement: Statement, position: CodePosition)] = []

  init(_ offset: Int) { self.offset = offset }

  func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool { body.range.touches(offset) }
  func visit(_ expression: Expression, at position: CodePosition) {}

  func visit(_ statement: Statement, at position: CodePosition) {
    if statement.range.touches(offset) { found.append((statement, position)) }
  }
}

/// What positions around a cursor expect.
private final class ContextFinder: CodeVisitor {
  let contexts: ValueContexts
  private let offset: Int

  init(_ contexts: ValueContexts, at offset: Int) {
    self.contexts = contexts
    self.offset = offset
  }

  func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool { body.range.touches(offset) }
  func visit(_ expression: Expression, at position: CodePosition) { contexts.visit(expression, at: position) }
  func visit(_ statement: Statement, at position: CodePosition) { contexts.visit(statement, at: position) }
}

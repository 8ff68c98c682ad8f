/// Two operations in one synchronous turn: R27, and R21 for two switches in a row.

import Facts
import RouteGraph
import Semantics
import SourceText

struct TurnRule {
  private let model: StinsenModel
  private let file: FileID

  init(_ model: StinsenModel, _ file: FileID) {
    self.model = model
    self.file = file
  }

  func check(_ result: inout StinsenFileResult, _ turns: StinsenTurns) {
    let calls = result.calls.filter { !$0.isInvalid && ($0.operation == .route || $0.operation == .root) }
    for call in calls {
      if case .afterView(let previous) = call.origin, call.operation == .route, let name = call.routes.first {
        result.findings.append(neitherShown(previous, name, call))
      }
    }
    // What closures among the arguments do, they do later.
    var latest: [Int: StinsenCall] = [:]
    for second in calls {
      guard let first = latest.updateValue(second, forKey: second.block), isNext(first, second, turns) else {
        continue
      }
      guard let a = first.routes.first, let b = second.routes.first, first.routes.count == 1, second.routes.count == 1
      else {
        continue
      }
      if first.operation == .route, second.operation == .route {
        guard a != b, first.isWholeStatement, second.isWholeStatement else { continue }
        result.findings.append(neitherShown(a, b, second))
      } else if first.operation == .root, second.operation == .root, a == b, !first.hasInput, !second.hasInput,
        isViewRoot(a, second.coordinator)
      {
        result.findings.append(
          StinsenMessages.warning(
            "no-op-transition", second.range, StinsenCallRules.alreadyRoot(b, second.coordinator.name)))
      }
    }
  }

  /// Each stands alone at the start of a chain, on the same receiver, with nothing in between that could do anything.
  private func isNext(_ a: StinsenCall, _ b: StinsenCall, _ turns: StinsenTurns) -> Bool {
    guard a.block == b.block, a.statement < b.statement, a.branch == b.branch, a.coordinator == b.coordinator,
      let name = a.receiverName, name == b.receiverName, a.conditions == b.conditions
    else { return false }
    return turns.isOne(from: a.statement, to: b.statement, ofBlock: a.block)
  }

  private func isViewRoot(_ name: String, _ id: NominalID) -> Bool {
    let shapes = model.coordinators[id]?.routes(named: name).flatMap(\.shapes) ?? []
    return !shapes.isEmpty && shapes.allSatisfy { $0.output == .view }
  }

  private func neitherShown(_ first: String, _ second: String, _ call: StinsenCall) -> StinsenFinding {
    StinsenMessages.warning(
      "no-op-transition", call.range,
      "'\(first)' and '\(second)' on '\(call.coordinator.name)' in one turn: neither is shown")
  }
}

/// What the statements of a file do to the turn of the run loop that they stand in.
struct StinsenTurns {
  private struct Place: Hashable {
    var block: Int
    var statement: Int
  }

  /// After these a turn may have passed.
  private var interruptions = Set<Place>()
  /// These only name a constant, or print one.
  private var quiet = Set<Place>()
  /// These do more, if only in one clause of several that stand there.
  private var loud = Set<Place>()

  mutating func note(_ statement: Statement, at position: CodePosition, _ typer: Typer) {
    let place = Place(block: position.block, statement: position.statement)
    if case .expression(.attempt(let node)) = statement, node.kind == .await { interruptions.insert(place) }
    if StinsenTurns.isQuiet(statement, at: position, typer) { quiet.insert(place) } else { loud.insert(place) }
  }

  private static func isQuiet(_ statement: Statement, at position: CodePosition, _ typer: Typer) -> Bool {
    switch statement {
    case .expression(.call(let call)):
      guard case .name(let node) = call.callee, printers.contains(node.name),
        position.scope.lookup(node.name) == nil, typer.callees(of: call, in: position.scope).isEmpty
      else { return false }
      return call.arguments.allSatisfy { isQuiet($0.value, at: position) }
    case .declaration(.variable(let node)):
      let values = node.bindings.compactMap(\.value)
      return node.head.attributes.isEmpty && values.count == node.bindings.count
        && values.allSatisfy { isQuiet($0, at: position) }
    default: return false
    }
  }

  /// Whether two statements of a block run in one turn, and nothing that matters between them.
  func isOne(from first: Int, to second: Int, ofBlock block: Int) -> Bool {
    let ends = [first, second].map { Place(block: block, statement: $0) }
    return interruptions.isDisjoint(with: ends)
      && (first + 1..<second).allSatisfy { index in
        let place = Place(block: block, statement: index)
        return quiet.contains(place) && !loud.contains(place)
      }
  }

  /// Made of literals, and of constants and parameters of the function.
  private static func isQuiet(_ value: Expression, at position: CodePosition) -> Bool {
    var isQuiet = true
    ExpressionWalk.visit(value) { expression in
      switch expression {
      case .literal, .tuple, .array, .dictionary: break
      case .name(let node):
        isQuiet = isQuiet && position.scope.lookup(node.name).map { $0.mutability != .variable } ?? false
      default: isQuiet = false
      }
    }
    return isQuiet
  }

  private static let printers: Set<String> = ["print", "debugPrint", "NSLog"]
}

extension Statement {
  /// A call that stands alone, or whose result is thrown away in so many words.
  var wholeCall: CallExpression? {
    switch self {
    case .expression(.call(let call)): return call
    case .expression(.assignment(let node)):
      guard case .name(let target) = node.target, target.name == "_", case .call(let call) = node.value else {
        return nil
      }
      return call
    default: return nil
    }
  }
}

/// Two operations in one synchronous turn: R27, and R21 for two switches in a row.

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

  func check(_ result: inout StinsenFileResult, _ interruptions: Set<StinsenVisitor.StatementKey>) {
    let calls = result.calls.filter { !$0.isInvalid && ($0.operation == .route || $0.operation == .root) }
    for call in calls {
      if case .afterView(let previous) = call.origin, call.operation == .route, let name = call.routes.first {
        result.findings.append(neitherShown(previous, name, call))
      }
    }
    // What closures among the arguments do, they do later.
    var latest: [Int: StinsenCall] = [:]
    for second in calls {
      guard let first = latest.updateValue(second, forKey: second.block), isNext(first, second, interruptions) else {
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

  /// Each stands alone at the start of a chain, on the same receiver, in neighbouring statements.
  private func isNext(
    _ a: StinsenCall, _ b: StinsenCall, _ interruptions: Set<StinsenVisitor.StatementKey>
  ) -> Bool {
    guard a.block == b.block, b.statement == a.statement + 1, a.branch == b.branch, a.coordinator == b.coordinator,
      let name = a.receiverName, name == b.receiverName, a.conditions == b.conditions
    else { return false }
    let statements = [a.statement, b.statement].map { StinsenVisitor.StatementKey(block: a.block, statement: $0) }
    return interruptions.isDisjoint(with: statements)
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

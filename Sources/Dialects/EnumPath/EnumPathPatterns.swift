/// Patterns over routes: which cases they name, and what they bind.

import Facts
import RouteGraph
import Semantics
import SourceText

extension EnumPathVisitor {
  func visit(_ conditions: [Condition], at position: CodePosition) {
    for (condition, position) in position.scoped(conditions) {
      guard case .binding(let pattern, _, let value?) = condition else { continue }
      visit(pattern, subjectType(value, position.scope), checkedAt: position)
    }
  }

  /// `for case .detail(let id) in path`
  func visit(_ node: ForStatement, at position: CodePosition) {
    let elements = typer.elementType(of: typer.type(of: node.sequence, in: position.scope))
    visit(node.pattern, elements, checkedAt: position)
  }

  private func visit(_ pattern: Pattern, _ subject: Type, checkedAt position: CodePosition) {
    switch SwitchCoverage.bare(pattern) {
    case .enumCase, .tuple:
      visit(pattern, subject, at: position)
      check(pattern, subject, at: position)
    default: break
    }
  }

  func check(_ pattern: Pattern, _ subject: Type, at position: CodePosition) {
    let checking = PatternChecking(reader: reader)
    report(checking.problems(of: pattern, matching: subject, in: position.scope.context), at: position)
  }

  func visit(_ pattern: Pattern, _ subject: Type, of carrier: EnumPathCarrier? = nil, at position: CodePosition) {
    if pattern.isNothing(of: subject) { return }
    switch SwitchCoverage.bare(pattern) {
    case .enumCase(let type, let name, let range, let arguments):
      let resolved = type.map { resolver.resolve($0, in: position.scope.context) } ?? subject.unwrapped
      guard let id = resolved.nominalID, !name.isEmpty else { return }
      if isAction(id) { noteAction(id, name, range, .handler) }
      guard let route = model.routes[id] else { return }
      note(id, name, range, isPattern: true, at: position)
      guard let arguments, arguments.count == 1, let sub = route.case(name)?.sub else { return }
      let carrier = EnumPathCarrier(owner: id, name: name)
      visit(arguments[0].pattern, .nominal(sub, []), of: carrier, at: position)
    case .tuple(let elements):
      guard case .tuple(let types) = subject.unwrapped else { return }
      for (element, type) in zip(elements, types) { visit(element.pattern, type.type, at: position) }
    case .identifier(_, let range):
      if let carrier { payloads[range.start] = EnumPathPayload(type: subject, carriers: [carrier]) }
    default: break
    }
  }

  /// Of several patterns that bind one name, the last is what code behind them finds.
  func joinPayloads(of item: SwitchStatement.Case) {
    guard item.items.count > 1 else { return }
    var carriers: [String: [EnumPathCarrier]] = [:]
    for alternative in item.items {
      alternative.pattern.eachName { name, range in
        carriers[name, default: []] += payloads[range.start]?.carriers ?? []
        payloads[range.start]?.carriers = carriers[name] ?? []
      }
    }
  }
}

extension Pattern {
  /// `.none` of an optional is `nil`, whatever the enum inside has.
  func isNothing(of subject: Type) -> Bool {
    guard case .optional = subject, case .enumCase(nil, "none", _, _) = self else { return false }
    return true
  }
}

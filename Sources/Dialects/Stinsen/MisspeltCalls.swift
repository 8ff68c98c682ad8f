/// Calls that name the right route and yet do not compile, by how they are written.

import Facts
import RouteGraph
import Semantics
import SourceText

extension StinsenJudge {
  /// `route(\.a)`, `root(to: \.a)`
  func labelFinding(_ route: StinsenRoute?) -> StinsenFinding? {
    guard operation.takesRoute, let first = site.call.arguments.first, first.label != operation.routeLabel, let route
    else { return nil }
    let right = "\(operation.rawValue)(\(operation.routeLabel.map { $0 + ": " } ?? "")\\.\(route.name))"
    var finding = StinsenMessages.error(
      "wrong-receiver", site.alternatives.first?.range ?? site.nameRange,
      "'\(operation.rawValue)' of '\(coordinator.id.name)' has other labels; write '\(right)'")
    let label = TextRange(first.range.start, first.value.range.start)
    let edit = TextEdit(Location(visitor.file, label), newText: operation.routeLabel.map { $0 + ": " } ?? "")
    finding.fixes = [Fix(title: "Write '\(right)'", edits: [edit], isPreferred: true)]
    return finding
  }

  /// `route(to: .a)`; an extension of key paths may declare such a member.
  func missingBackslash(on variant: StinsenVariant) -> StinsenFinding? {
    guard case .member(let member)? = site.call.arguments.first?.value, member.base == nil,
      variant.routes[member.name] != nil, coordinator.isFullyKnown,
      resolver.extensions(endingIn: "KeyPath").isEmpty
    else { return nil }
    var finding = StinsenMessages.error(
      "unknown-route", member.nameRange,
      "'.\(member.name)' names no route of '\(coordinator.id.name)'; write '\\.\(member.name)'")
    let start = TextRange(member.range.start, member.range.start)
    let edit = TextEdit(Location(visitor.file, start), newText: "\\")
    finding.fixes = [Fix(title: "Write '\\.\(member.name)'", edits: [edit], isPreferred: true)]
    return finding
  }

  /// Private to another file.
  func hiddenFinding(_ shape: StinsenShape, _ alternative: KeyPathAlternative) -> StinsenFinding? {
    let isHidden = shape.access == .file || shape.access == .type
    guard isHidden, shape.file != visitor.file, !alternative.isFromConstant,
      let name = alternative.path?.components.first?.name
    else { return nil }
    var finding = StinsenMessages.error(
      "unknown-route", alternative.range,
      "route '\(name)' of '\(coordinator.id.name)' is private to its \(shape.access == .file ? "file" : "class")")
    finding.related = [(.route(RouteID(coordinator.coordinatorID, name)), "'\(name)' is declared here")]
    return finding
  }

  /// A route takes one input: of several values it makes no tuple by itself.
  func severalInputs(
    _ name: String, _ shape: StinsenShape, _ expected: Type, _ alternative: KeyPathAlternative
  ) -> StinsenFinding? {
    let inputs = site.call.arguments.dropFirst().filter { $0.label == nil && !$0.isTrailing }
    guard inputs.count > 1, expected != .void, let first = inputs.first, let last = inputs.last else { return nil }
    let written = shape.parameter?.type ?? expected.spelled
    var finding = StinsenMessages.error(
      "input-mismatch", alternative.range,
      "route '\(name)' of '\(coordinator.id.name)' takes one input of type '\(written)', not \(inputs.count)")
    guard case .tuple(let elements) = expected.unwrapped, elements.count == inputs.count else { return finding }
    let edits = [(first.range.start, "("), (last.range.end, ")")].map { place, text in
      TextEdit(Location(visitor.file, TextRange(place, place)), newText: text)
    }
    finding.message += "; make a tuple of them"
    finding.fixes = [Fix(title: "Make a tuple", edits: edits, isPreferred: true)]
    return finding
  }
}

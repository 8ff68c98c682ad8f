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

  /// `route(to: \a)`: without its dot it is the root of a key path, a type.
  func missingDot(_ path: KeyPathExpression, on variant: StinsenVariant) -> StinsenFinding? {
    guard path.components.isEmpty, case .named(let names)? = path.root, names.count == 1, let name = names.first,
      variant.routes[name.name] != nil, coordinator.isFullyKnown, !site.call.isBroken,
      case .external = resolver.resolve(.named(names), in: site.scope.context), !name.name.startsLikeType
    else { return nil }
    var finding = StinsenMessages.error(
      "unknown-route", name.range,
      "'\\\(name.name)' names no route of '\(coordinator.id.name)'; write '\\.\(name.name)'")
    let start = TextRange(name.range.start, name.range.start)
    let edit = TextEdit(Location(visitor.file, start), newText: ".")
    finding.fixes = [Fix(title: "Write '\\.\(name.name)'", edits: [edit], isPreferred: true)]
    return finding
  }

  /// `route(to: \.a, action: { … })`, `route(to: \.a, parcel: parcel)`: what no operation calls an argument.
  func strangeLabel(_ names: [String]) -> StinsenFinding? {
    let known = operation == .route ? ["to", "onDismiss"] : ["comparator"]
    guard
      let argument = site.call.arguments.dropFirst().first(where: { $0.label.map { !known.contains($0) } ?? false }),
      let label = argument.label, let name = names.first,
      !StinsenCallChecker(visitor, site).isOwnOperation(on: isRouter ? .unknown : type)
    else { return nil }
    let right = argument.isTrailing ? nil : rightLabel(argument, name)
    let isInput = right?.isEmpty ?? false
    let message =
      isInput
      ? "input of '\(name)' of '\(coordinator.id.name)' has no label; leave out '\(label):'"
      : "'\(operation.rawValue)' of '\(coordinator.id.name)' takes no '\(label):', route '\(name)'"
        + (right.map { "; write '\($0)'" } ?? "")
    var finding = StinsenMessages.error(
      isInput ? "input-mismatch" : "wrong-receiver", site.alternatives.first?.range ?? site.nameRange, message)
    guard let right else { return finding }
    let range = TextRange(argument.range.start, argument.value.range.start)
    let edit = TextEdit(Location(visitor.file, range), newText: isInput ? "" : right + " ")
    let title = isInput ? "Remove '\(label):'" : "Write '\(right)'"
    finding.fixes = [Fix(title: title, edits: [edit], isPreferred: true)]
    return finding
  }

  /// What stands in front of a value of the kind that was passed; empty for an input, nil where nothing takes it.
  private func rightLabel(_ argument: Argument, _ name: String) -> String? {
    let takesInput = coordinator.routes(named: name).flatMap(\.shapes).allSatisfy { $0.takesInput }
    if takesInput { return site.plainInput == nil && !argument.value.isFunctionLiteral ? "" : nil }
    return operation == .route && !isRouter && site.onDismiss == nil && argument.value.isFunctionLiteral
      ? "onDismiss:" : nil
  }

  /// Private to another file, or to the class beside which the call stands.
  func hiddenFinding(_ shape: StinsenShape, _ alternative: KeyPathAlternative) -> StinsenFinding? {
    guard !shape.isVisible(from: site.scope.context, coordinator), !alternative.isFromConstant,
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

extension Expression {
  fileprivate var isFunctionLiteral: Bool { if case .closure = self { true } else { false } }
}

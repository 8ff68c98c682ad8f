/// What a stack or a tab bar starts with: C1 of the names there, R3, R4, R5, R8, R9b and R28.

import Facts
import RouteGraph
import Semantics
import SourceText

enum InitialRules {
  @Sendable static func check(_ evidence: StinsenEvidence) -> [(FileID, StinsenFinding)] {
    var findings: [(FileID, StinsenFinding)] = []
    for coordinator in evidence.coordinators {
      for variant in coordinator.variants {
        for item in variant.start.items where item.foreignRoot == nil && !item.isReplaced {
          let finding =
            unknown(item, variant, coordinator, evidence)
            ?? (variant.kind == .tab
              ? skippedTab(item, coordinator, evidence)
              : initial(item, variant, coordinator, evidence))
          if let finding { findings.append((variant.start.file, finding)) }
        }
        if variant.kind == .tab {
          findings += foreignTabs(variant, coordinator).map { (variant.start.file, $0) }
          if let finding = activeTab(variant, coordinator) { findings.append((variant.start.file, finding)) }
        }
      }
    }
    return findings
  }

  /// No member of the coordinator is called so.
  private static func unknown(
    _ item: StinsenStart.Item, _ variant: StinsenVariant, _ coordinator: StinsenCoordinator, _ evidence: StinsenEvidence
  ) -> StinsenFinding? {
    let resolver = evidence.resolver
    guard variant.start.isExact, !variant.start.isConditional, coordinator.isFullyKnown, !item.name.hasPrefix("$"),
      coordinator.routes(named: item.name).isEmpty,
      resolver.members(item.name, of: resolver.selfType(of: coordinator.id)).isEmpty
    else { return nil }
    let names = variant.order.filter { name in
      variant.routes[name]?.shapes.contains { variant.kind == .tab ? $0.kind == .tab : true } ?? false
    }
    return StinsenMessages.unknownRoute(
      item.name, coordinator, near: Spelling.nearest(to: item.name, in: names), at: item.range, isFixable: true,
      variant.start.file)
  }

  // MARK: Stacks

  private static func initial(
    _ item: StinsenStart.Item, _ variant: StinsenVariant, _ coordinator: StinsenCoordinator, _ evidence: StinsenEvidence
  ) -> StinsenFinding? {
    guard let shapes = variant.routes[item.name]?.shapes, let first = shapes.first else {
      return notARoute(item, coordinator, evidence)
    }
    if let finding = input(item, shapes, coordinator, evidence) { return finding }
    // `@Root(` with nothing readable behind it may still become a root.
    guard shapes.allSatisfy({ $0.kind.isPresentation && $0.spelling != nil }) else { return nil }
    return StinsenFinding(
      range: item.range, severity: .information, code: "initial-not-root",
      message:
        "initial '\(item.name)' of '\(coordinator.id.name)' is a \(first.kind.name) route: 'root' and 'isRoot' cannot name it"
    )
  }

  /// R3
  private static func notARoute(
    _ item: StinsenStart.Item, _ coordinator: StinsenCoordinator, _ evidence: StinsenEvidence
  ) -> StinsenFinding? {
    let members = evidence.resolver.info(coordinator.id).members(named: item.name)
    let isProperty = members.contains { member in
      guard case .variable(let node, _) = member.declaration else { return false }
      return StinsenRouteReader.routeAttribute(node.head) == nil
    }
    guard isProperty, coordinator.isFullyKnown, coordinator.routes(named: item.name).isEmpty,
      !mayBeRoute(item, coordinator, evidence)
    else { return nil }
    return StinsenMessages.error(
      "crash-on-transition", item.range,
      "initial '\(item.name)' of '\(coordinator.id.name)' is not a route: the app traps when the view is made")
  }

  private static func mayBeRoute(
    _ item: StinsenStart.Item, _ coordinator: StinsenCoordinator, _ evidence: StinsenEvidence
  ) -> Bool {
    let typer = Typer(evidence.resolver)
    let members = evidence.resolver.members(item.name, of: evidence.resolver.selfType(of: coordinator.id))
    return members.contains { StinsenDeclarationChecker.mayBeRoute($0, typer) }
  }

  /// R4, R4b
  private static func input(
    _ item: StinsenStart.Item, _ shapes: [StinsenShape], _ coordinator: StinsenCoordinator, _ evidence: StinsenEvidence
  ) -> StinsenFinding? {
    guard shapes.allSatisfy({ !$0.input.hasUnknownPart }), let first = shapes.first else { return nil }
    if shapes.allSatisfy({ $0.input == .void }) {
      guard item.hasInput, !item.sharesInput, item.input != .void else { return nil }
      return StinsenFinding(
        range: item.range, severity: .hint, code: "ignored-input",
        message: "initial route '\(item.name)' of '\(coordinator.id.name)' takes no input; it is ignored")
    }
    let needsInput = shapes.allSatisfy { shape in
      if case .optional = shape.input { return false }
      return shape.input != .void
    }
    let inputs = InputChecking(typer: Typer(evidence.resolver))
    let isWrong =
      item.hasInput
      && shapes.allSatisfy { shape in
        item.input.map { inputs.areCertainlyDifferent($0, shape.input) } ?? false
      }
    guard isWrong || (needsInput && !item.hasInput) else { return nil }
    let written = first.parameter?.type ?? first.input.spelled
    return StinsenMessages.error(
      "crash-on-transition", item.range,
      "initial route '\(item.name)' of '\(coordinator.id.name)' needs an input of type '\(written)'")
  }

  /// R28
  @Sendable static func comparedWithNothing(
    _ file: StinsenFileReport, _ evidence: StinsenEvidence
  ) -> [StinsenFinding] {
    file.result.calls.compactMap { call in
      guard call.operation.isRootOperation, call.hasInput, !call.isInvalid, let name = call.routes.first,
        let coordinator = evidence.model.coordinators[call.coordinator], !coordinator.variants.isEmpty,
        evidence.keepsStart(coordinator.id), !call.mayBeElsewhere,
        coordinator.variants.allSatisfy({ startsWithoutInput(name, $0) })
      else { return nil }
      return StinsenMessages.warning(
        "crash-on-transition", call.range,
        "initial route '\(name)' of '\(coordinator.id.name)' has no input to compare with: this call traps while '\(name)' is the first root"
      )
    }
  }

  private static func startsWithoutInput(_ name: String, _ variant: StinsenVariant) -> Bool {
    guard variant.start.isExact, let item = variant.start.items.first, item.name == name, !item.hasInput,
      let shapes = variant.routes[name]?.shapes
    else { return false }
    return shapes.allSatisfy { if case .optional = $0.input { true } else { false } }
  }

  // MARK: Tabs

  /// R8, a property that is no tab
  private static func skippedTab(
    _ item: StinsenStart.Item, _ coordinator: StinsenCoordinator, _ evidence: StinsenEvidence
  ) -> StinsenFinding? {
    guard coordinator.routes(named: item.name).isEmpty, coordinator.isFullyKnown,
      !mayBeRoute(item, coordinator, evidence)
    else { return nil }
    return skipped(item, coordinator)
  }

  /// R8, a key path of another type
  private static func foreignTabs(_ variant: StinsenVariant, _ coordinator: StinsenCoordinator) -> [StinsenFinding] {
    variant.start.items.compactMap { item in
      guard let root = item.foreignRoot, root.nominalID != nil, !root.hasUnknownPart else { return nil }
      return skipped(item, coordinator)
    }
  }

  private static func skipped(_ item: StinsenStart.Item, _ coordinator: StinsenCoordinator) -> StinsenFinding {
    StinsenMessages.warning(
      "skipped-tab-item", item.range,
      "starting item '\(item.name)' is not a tab route of '\(coordinator.id.name)' and is skipped; later indices shift")
  }

  /// R9b
  private static func activeTab(_ variant: StinsenVariant, _ coordinator: StinsenCoordinator) -> StinsenFinding? {
    guard let active = variant.start.activeTab, variant.start.isExact,
      active.value < 0 || active.value >= variant.start.items.count
    else { return nil }
    return StinsenMessages.warning(
      "no-op-transition", active.range, "tab index \(active.value) of '\(coordinator.id.name)' selects nothing")
  }
}

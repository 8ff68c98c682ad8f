/// Routes that nothing uses, and stacks that never hold what is looked for: R6 and R10.

import RouteGraph
import Semantics
import SourceText

enum UsageRules {
  @Sendable static func check(_ evidence: StinsenEvidence) -> [(FileID, StinsenFinding)] {
    let usage = evidence.presence.usage
    return unused(evidence, usage) + neverPushed(evidence, usage)
  }

  /// R6
  private static func unused(_ evidence: StinsenEvidence, _ usage: StinsenUsage) -> [(FileID, StinsenFinding)] {
    var findings: [(FileID, StinsenFinding)] = []
    for coordinator in evidence.coordinators where !usage.unclear.contains(coordinator.coordinatorID) {
      let initial = Set(StinsenLiveness.initial(coordinator))
      for variant in coordinator.variants {
        for name in variant.order {
          let id = RouteID(coordinator.coordinatorID, name)
          guard let shape = variant.routes[name]?.shapes.first, !shape.isPublic, !shape.file.isTest,
            // A question is a use, too; and of a tab that is no starting item, R7 speaks at the call.
            !usage.asked.contains(id), !initial.contains(id), isFirst(name, in: coordinator, variant)
          else {
            continue
          }
          findings.append((shape.file, hint(shape, name, coordinator)))
        }
      }
    }
    return findings
  }

  /// Whether this variant is the first that declares the route: one entity, one finding.
  private static func isFirst(_ name: String, in coordinator: StinsenCoordinator, _ variant: StinsenVariant) -> Bool {
    guard let first = coordinator.variants.first(where: { $0.routes[name] != nil }) else { return true }
    return first.file == variant.file && first.range == variant.range
  }

  private static func hint(_ shape: StinsenShape, _ name: String, _ coordinator: StinsenCoordinator) -> StinsenFinding {
    StinsenFinding(
      range: shape.nameRange, severity: .hint, code: "unused-route",
      message: "\(shape.kind.name) '\(name)' of '\(coordinator.id.name)' is never used")
  }

  /// R10
  private static func neverPushed(_ evidence: StinsenEvidence, _ usage: StinsenUsage) -> [(FileID, StinsenFinding)] {
    evidence.calls.compactMap { call in
      guard call.operation == .focusFirst, !call.isInvalid, let name = call.routes.first, call.routes.count == 1,
        let coordinator = evidence.model.coordinators[call.coordinator],
        coordinator.variants.allSatisfy({ $0.kind == .navigation })
      else { return nil }
      let id = RouteID(coordinator.coordinatorID, name)
      let isInitial = StinsenLiveness.initial(coordinator).contains(id)
      guard !usage.presented.contains(id), !usage.isLoose(id), !isInitial,
        !usage.unclear.contains(coordinator.coordinatorID)
      else { return nil }
      return (
        call.file,
        StinsenMessages.warning(
          "no-op-transition", call.range,
          "'\(name)' of '\(coordinator.id.name)' is never put on the stack: 'focusFirst' always throws")
      )
    }
  }
}

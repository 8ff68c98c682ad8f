/// Tabs that are not there: R7 and R9.

import RouteGraph
import Semantics
import SourceText

enum TabRules {
  /// R7; R9 is found where the index is assigned.
  @Sendable static func check(_ file: StinsenFileReport, _ evidence: StinsenEvidence) -> [StinsenFinding] {
    missingTabs(file.result, evidence) + indices(file.result, evidence)
  }

  private static func missingTabs(_ file: StinsenFileResult, _ evidence: StinsenEvidence) -> [StinsenFinding] {
    file.calls.compactMap { call in
      guard call.operation == .focusFirst, !call.isInvalid, let name = call.routes.first,
        let coordinator = evidence.model.coordinators[call.coordinator], evidence.keepsStart(coordinator.id),
        coordinator.variants.allSatisfy({ variant in
          variant.kind == .tab && variant.start.isExact && !variant.start.items.contains { $0.name == name }
        })
      else { return nil }
      return StinsenMessages.error(
        "crash-on-transition", call.range,
        "tab '\(name)' is not among the starting items of '\(coordinator.id.name)': this call traps")
    }
  }

  private static func indices(_ file: StinsenFileResult, _ evidence: StinsenEvidence) -> [StinsenFinding] {
    file.tabIndices.compactMap { assignment in
      guard let coordinator = evidence.model.coordinators[assignment.coordinator], !coordinator.isForeign,
        evidence.keepsStart(coordinator.id), coordinator.variants.allSatisfy({ isOutside(assignment.index, $0) }),
        let last = coordinator.variants.first?.start.items.last
      else { return nil }
      let count = coordinator.variants.first?.start.items.count ?? 0
      return StinsenMessages.error(
        "crash-on-transition", assignment.range,
        "tab index \(assignment.index) of '\(coordinator.id.name)' is out of range (\(count) tabs, last route '\(last.name)')"
      )
    }
  }

  /// Items that are no tabs are skipped, so only a list of tabs alone has a known count.
  private static func isOutside(_ index: Int, _ variant: StinsenVariant) -> Bool {
    guard variant.kind == .tab, variant.start.isExact,
      variant.start.items.allSatisfy({ $0.foreignRoot == nil && variant.routes[$0.name] != nil })
    else { return false }
    return index < 0 || index >= variant.start.items.count
  }
}

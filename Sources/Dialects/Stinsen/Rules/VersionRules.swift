/// What the pinned version of the framework does not have: section 10 of the dialect's rules.

import RouteGraph
import Semantics
import SourceText

enum VersionRules {
  @Sendable static func check(_ file: StinsenFileReport, _ evidence: StinsenEvidence) -> [StinsenFinding] {
    let version = evidence.model.version
    guard version.isPinned else { return [] }
    return file.result.calls.compactMap { call in
      guard let (name, since) = requirement(of: call), version.isBelow(since) else { return nil }
      let pinned = version.components.map(String.init).joined(separator: ".")
      return StinsenMessages.warning(
        "removed-api", call.operationRange,
        "'\(name)' on '\(call.coordinator.name)' needs Stinsen 2.0.\(since); the workspace pins \(pinned)")
    }
  }

  /// The first patch release of 2.0 that has the operation.
  private static func requirement(of call: StinsenCall) -> (name: String, since: Int)? {
    switch call.operation {
    case .hasRoot: ("hasRoot", 1)
    case .popLast where !call.isRouter: ("popLast", 6)
    case .canDismiss: ("canDismiss", 15)
    case .route where call.hasDismissal: ("route(to:onDismiss:)", 9)
    default: nil
    }
  }
}

/// What the pinned version of the framework does not have: section 10 of the dialect's rules.

import RouteGraph
import Semantics
import SourceText

enum VersionRules {
  @Sendable static func check(_ file: StinsenFileReport, _ evidence: StinsenEvidence) -> [StinsenFinding] {
    let version = evidence.model.versions.version(of: file.file)
    guard version.isPinned else { return [] }
    let pinned = version.components.map(String.init).joined(separator: ".")
    func finding(_ what: String, _ since: Int, _ range: TextRange) -> StinsenFinding? {
      guard version.isBelow(since) else { return nil }
      return StinsenMessages.warning(
        "removed-api", range, "\(what) needs Stinsen 2.0.\(since); the workspace pins \(pinned)")
    }
    return file.result.calls.compactMap { call in
      guard !call.isOwn, let (name, since) = requirement(of: call) else { return nil }
      return finding("'\(name)' on '\(call.coordinator.name)'", since, call.operationRange)
    }
      + file.result.laterUses.compactMap { finding("'\($0.feature.rawValue)'", since($0.feature), $0.range) }
  }

  private static func since(_ feature: StinsenLaterUse.Feature) -> Int {
    switch feature {
    case .routerStorable, .anyCoordinator: 4
    case .onTapped: 10
    case .modalNonDismissible, .dismissible, .hasParent: 14
    case .canDismiss: 15
    }
  }

  /// The first patch release of 2.0 that has the operation.
  private static func requirement(of call: StinsenCall) -> (name: String, since: Int)? {
    switch call.operation {
    case .hasRoot: ("hasRoot", 1)
    case .popLast where !call.isRouter: ("popLast", 6)
    case .route where call.hasDismissal: ("route(to:onDismiss:)", 9)
    default: nil
    }
  }
}

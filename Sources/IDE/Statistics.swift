/// Numbers about a workspace: what it uses, what could be resolved, and what is wrong.

package import RouteGraph

package struct Statistics: Equatable, Sendable {
  package struct DialectCounts: Equatable, Sendable {
    package var dialect: String
    package var coordinators = 0
    package var routes = 0
    package var transitions = 0
    package var resolved = 0
    package var unresolved = 0
    package var invalid = 0
    package var findings = 0
  }

  package struct Reason: Equatable, Sendable {
    /// With `…` for the names in it.
    package var text: String
    package var count: Int
  }

  package struct CoordinatorSize: Equatable, Sendable {
    package var name: String
    package var dialect: String
    package var routes: Int
    package var transitions: Int
  }

  package var files: Int
  package var filesParsed: Int
  /// Sorted by name.
  package var dialects: [DialectCounts]
  package var screens: Int
  package var unreachable: Int
  /// Why transitions are unresolved, the most frequent first.
  package var reasons: [Reason]
  /// Those with the most routes first.
  package var coordinators: [CoordinatorSize]
}

package func statistics(of snapshot: Snapshot, findings: [Diagnostic]) -> Statistics {
  var counts: [String: Statistics.DialectCounts] = [:]
  func count(_ dialect: String, _ change: (inout Statistics.DialectCounts) -> Void) {
    change(&counts[dialect, default: Statistics.DialectCounts(dialect: dialect)])
  }
  var uses: [String: Int] = [:]
  var reasons: [String: Int] = [:]
  for coordinator in snapshot.coordinators {
    count(coordinator.dialect) {
      $0.coordinators += 1
      $0.routes += coordinator.routes.count
    }
  }
  for transition in snapshot.transitions {
    count(transition.dialect) {
      $0.transitions += 1
      switch transition.status {
      case .resolved: $0.resolved += 1
      case .unresolved: $0.unresolved += 1
      case .invalid: $0.invalid += 1
      }
    }
    if let receiver = transition.receiver { uses[receiver, default: 0] += 1 }
    if transition.status == .unresolved { reasons[withoutNames(transition.reason ?? "unknown"), default: 0] += 1 }
  }
  for finding in findings { count(finding.dialect) { $0.findings += 1 } }
  let map = graphMap(of: snapshot)
  let sizes = snapshot.coordinators.map {
    Statistics.CoordinatorSize(
      name: $0.id.qualifiedName, dialect: $0.dialect, routes: $0.routes.count,
      transitions: uses[$0.id.qualifiedName] ?? 0)
  }
  return Statistics(
    files: snapshot.summary.files, filesParsed: snapshot.summary.filesParsed,
    dialects: counts.values.sorted { $0.dialect < $1.dialect },
    screens: map.graph.nodes.count { $0.kind == .screen }, unreachable: map.unreachable.count,
    reasons: reasons.map { Statistics.Reason(text: $0.key, count: $0.value) }
      .sorted { (-$0.count, $0.text) < (-$1.count, $1.text) },
    coordinators: sizes.sorted { (-$0.routes, -$0.transitions, $0.name) < (-$1.routes, -$1.transitions, $1.name) })
}

/// Reasons differ in the names that they quote.
private func withoutNames(_ reason: String) -> String {
  reason.split(separator: "'", omittingEmptySubsequences: false).enumerated()
    .map { $0.offset % 2 == 1 ? "…" : String($0.element) }
    .joined(separator: "'")
}

/// What no entry point leads to: R24.

import RouteGraph
import Semantics
import SourceText

enum ReachabilityRules {
  @Sendable static func check(_ evidence: StinsenEvidence) -> [(FileID, StinsenFinding)] {
    let presence = evidence.presence
    guard presence.hasKnownStart else { return [] }
    var findings: [(FileID, StinsenFinding)] = []
    for coordinator in evidence.coordinators {
      guard presence.live.contains(coordinator.id), !presence.orphans.contains(coordinator.id) else {
        if let variant = coordinator.variants.first, !variant.isPublic, !variant.file.isTest {
          findings.append((variant.file, hint("unreachable-coordinator", variant.nameRange, coordinator.id.name)))
        }
        continue
      }
      for variant in coordinator.variants {
        for name in variant.order {
          let route = RouteID(coordinator.coordinatorID, name)
          guard presence.usage.asked.contains(route), !presence.liveRoutes.contains(route),
            let shape = variant.routes[name]?.shapes.first
          else { continue }
          findings.append((shape.file, hint("unreachable-route", shape.nameRange, route.description)))
        }
      }
    }
    return findings
  }

  private static func hint(_ code: String, _ range: TextRange, _ name: String) -> StinsenFinding {
    StinsenFinding(
      range: range, severity: .hint, code: code, message: "'\(name)' is reached from no entry point")
  }
}

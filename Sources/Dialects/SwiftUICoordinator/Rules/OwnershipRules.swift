/// Children that nobody holds: R13.

import Facts
import RouteGraph
import Semantics
import SourceText

enum OwnershipRules {
  /// From 2.2 to 2.5 parents hold their children weakly; what keeps a child alive is the screen that has it in its
  /// environment.
  static func check(_ evidence: SUCEvidence, _ shown: SUCShown) -> [(FileID, SUCFinding)] {
    guard evidence.model.version.holdsChildrenWeakly else { return [] }
    let bodies = factories(evidence)
    return evidence.results.sorted { $0.key < $1.key }.flatMap { file, result in
      result.localChildren.compactMap { child -> (FileID, SUCFinding)? in
        guard evidence.model.coordinators[child.coordinator]?.kind == .navigation else { return nil }
        // A factory that does more than return may well store what it makes.
        if let factory = child.factory, !(bodies[factory]?.allSatisfy { $0 == 1 } ?? false) { return nil }
        let routes = SUCShown.startRoutes(of: child.coordinator, evidence)
        guard !routes.isEmpty, routes.allSatisfy({ evidence.attachesCoordinator($0.owner, $0.name) == false }) else {
          return nil
        }
        return (
          file,
          SUCMessages.warning(
            child.range, "ownership",
            "nothing holds '\(child.name)': '\(routes[0].owner).\(routes[0].name)' does not attach its coordinator, and "
              + "'\(child.coordinator)' dies at once; store it")
        )
      }
    }
  }
  /// How many statements the functions of each name have.
  private static func factories(_ evidence: SUCEvidence) -> [String: [Int]] {
    var counts: [String: [Int]] = [:]
    let names = evidence.project.names
    for file in evidence.project.files.keys.sorted() {
      for entry in names.types(of: file) + names.extensions(of: file) {
        for case .function(let node) in entry.node.members {
          guard let body = node.body, node.name.hasPrefix("make") else { continue }
          counts[node.name, default: []].append(body.statements.count)
        }
      }
    }
    return counts
  }
}

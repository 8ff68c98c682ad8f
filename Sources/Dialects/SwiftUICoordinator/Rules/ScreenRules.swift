/// Screens that bring a navigation container of their own: R14.

import Facts
import RouteGraph
import Semantics
import SourceText

enum ScreenRules {
  static func check(_ evidence: SUCEvidence, _ shown: SUCShown) -> [(FileID, RouteFinding)] {
    var containers: [NominalID: TextRange] = [:]
    for result in evidence.results.values { containers.merge(result.containers) { first, _ in first } }
    var reported = Set<Location>()
    return shown.all.flatMap { item -> [(FileID, RouteFinding)] in
      guard let own = evidence.model.coordinators[item.key.coordinator], own.kind != .tab, let route = own.route else {
        return []
      }
      // A sheet is a window of its own.
      guard evidence.action(of: route, item.key.route) == .push else { return [] }
      return evidence.branches(of: item.key.coordinator, item.key.route).flatMap { branch in
        branch.shown.compactMap { view -> (FileID, RouteFinding)? in
          guard let name = container(view, branch, containers, evidence) else { return nil }
          guard reported.insert(Location(branch.file, view.range)).inserted else { return nil }
          return (
            branch.file,
            RouteFinding.warning(
              view.range, "nested-navigation-container",
              "'\(route).\(item.key.route)' is pushed by '\(item.key.coordinator)', and \(name) is a second "
                + "navigation container"
            )
          )
        }
      }
    }
  }

  private static func container(
    _ view: SUCBranch.Shown, _ branch: SUCBranch, _ containers: [NominalID: TextRange], _ evidence: SUCEvidence
  ) -> String? {
    if ["NavigationView", "NavigationStack"].contains(view.name),
      evidence.project.names.types(named: view.name).allSatisfy(\.isInterface)
    {
      return "its '\(view.name)'"
    }
    let construction = evidence.constructions.callee(at: view.range, in: branch.file)
    // Which of several declarations is meant, nothing tells.
    guard let construction, containers[construction.type] != nil, evidence.resolver.isDeclaredOnce(construction.type)
    else { return nil }
    return "the root of '\(construction.type)'"
  }
}

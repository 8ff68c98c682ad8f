/// Cases that resolve to nothing, or to a second stack: R4 and R7.

import Facts
import RouteGraph
import Semantics
import SourceText

enum ScreenContentRules {
  static func check(_ evidence: EnumPathEvidence) -> [(FileID, SUCFinding)] { nested(evidence) + blank(evidence) }

  // MARK: R4

  private static func nested(_ evidence: EnumPathEvidence) -> [(FileID, SUCFinding)] {
    let containers = evidence.files.reduce(into: Set<NominalID>()) { $0.formUnion($1.report.result.containers) }
    // In a list with a selection, a link selects.
    let linksMaySelect = evidence.files.contains(where: \.report.result.hasSelectionList)
    let pushes = evidence.transitions.filter { $0.kind != .present && !(linksMaySelect && $0.call == "NavigationLink") }
    var reported = Set<Location>()
    return evidence.routes.filter { $0.isRegistered && !$0.isSub }.flatMap { route in
      (evidence.allBranches[route.id] ?? []).filter { !$0.isConditional }.flatMap { branch in
        branch.shown.compactMap { shown -> (FileID, SUCFinding)? in
          guard let type = shown.type, containers.contains(type), isPushed(route, branch, pushes),
            !route.isPresented || isOnlyResolver(branch, evidence),
            reported.insert(Location(branch.file, shown.range)).inserted
          else { return nil }
          return (
            branch.file,
            SUCMessages.warning(
              shown.range, "nested-navigation-container",
              "'\(route.id).\(branch.cases.first ?? "")' is pushed, and the root of '\(type)' is a second "
                + "navigation container"
            )
          )
        }
      }
    }
  }

  /// Of several, one may be the sheet's and bring the stack onto which another's views are pushed.
  private static func isOnlyResolver(_ branch: EnumPathBranch, _ evidence: EnumPathEvidence) -> Bool {
    branch.cases.allSatisfy { evidence.branches(of: branch.owner, $0).count == 1 }
  }

  private static func isPushed(
    _ route: EnumPathRoute, _ branch: EnumPathBranch, _ pushes: [EnumPathTransition]
  ) -> Bool {
    pushes.contains { transition in
      transition.isPartOfApp && !transition.isConditional
        && transition.reading.hops.contains { $0.owner == route.id && branch.cases.contains($0.name) }
    }
  }

  // MARK: R7

  private static func blank(_ evidence: EnumPathEvidence) -> [(FileID, SUCFinding)] {
    // What no destination shows has no screens: a function may make a label of it.
    let hasOpenMount = evidence.model.hasOpenMount
    return evidence.routes.filter { hasOpenMount || $0.isRegistered || $0.isPresented || $0.isSub }.flatMap { route in
      route.cases.compactMap { item -> (FileID, SUCFinding)? in
        guard item.sub == nil else { return nil }
        let branches = evidence.branches(of: route.id, item.name)
        guard !branches.isEmpty, branches.allSatisfy({ $0.isBlank && !$0.isConditional }) else { return nil }
        let use = evidence.transitions.first { transition in
          transition.isPartOfApp && transition.wrapped == nil && transition.reading.problems.isEmpty
            && transition.reading.hops.contains { $0.owner == route.id && $0.name == item.name }
        }
        guard let use, let hop = use.reading.hops.first(where: { $0.owner == route.id && $0.name == item.name }) else {
          return nil
        }
        let way = use.kind == .present ? "presented" : "pushed"
        var finding = SUCMessages.warning(
          hop.range, "blank-screen", "'\(route.id).\(item.name)' is \(way), and resolves to an empty view")
        finding.related = branches.map {
          RelatedInformation(location: Location($0.file, $0.label), message: "the empty view")
        }
        return (use.file, finding)
      }
    }
  }
}

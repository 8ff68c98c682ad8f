/// Children that nobody holds, and children that nobody lets go: R12 and R13.

import Facts
import RouteGraph
import Semantics
import SourceText

enum OwnershipRules {
  static func check(_ evidence: SUCEvidence) -> [(FileID, RouteFinding)] {
    evidence.model.version.holdsChildrenWeakly ? lostChildren(evidence) : keptChildren(evidence)
  }

  // MARK: R13

  /// From 2.2 to 2.5 parents hold their children weakly; what keeps a child alive is the screen that has it in its
  /// environment.
  private static func lostChildren(_ evidence: SUCEvidence) -> [(FileID, RouteFinding)] {
    let bodies = factories(evidence)
    return evidence.files.flatMap { file, result in
      result.localChildren.compactMap { child -> (FileID, RouteFinding)? in
        guard evidence.model.coordinators[child.coordinator]?.kind == .navigation else { return nil }
        // A factory that does more than return may well store what it makes.
        if let factory = child.factory, !(bodies[factory]?.allSatisfy { $0 == 1 } ?? false) { return nil }
        let routes = SUCShown.startRoutes(of: child.coordinator, evidence)
        guard !routes.isEmpty, routes.allSatisfy({ evidence.attachesCoordinator($0.owner, $0.name) == false }) else {
          return nil
        }
        if routes.contains(where: { mayHold(child.coordinator, $0.name, evidence) }) { return nil }
        if givesItself(child.coordinator, evidence) { return nil }
        return (
          file,
          RouteFinding.warning(
            child.range, "ownership",
            "nothing holds '\(child.name)': '\(routes[0].owner).\(routes[0].name)' does not attach its coordinator, and "
              + "'\(child.coordinator)' dies at once; store it")
        )
      }
    }
  }

  /// Whether the view of a route may be given its coordinator, in place or by the coordinator's own code.
  private static func mayHold(_ coordinator: NominalID, _ route: String, _ evidence: SUCEvidence) -> Bool {
    let type = evidence.resolver.selfType(of: coordinator)
    return evidence.branches(of: coordinator, route).contains { branch in
      branch.helpers.contains { $0 == "self" || !evidence.resolver.members($0, of: type).isEmpty }
    }
  }

  // MARK: R12

  /// In 3.0 parents hold their children, and nothing else does: one that is not added dies at once, one that says that
  /// it is done and is never removed stays.
  private static func keptChildren(_ evidence: SUCEvidence) -> [(FileID, RouteFinding)] {
    guard evidence.model.version.isThree else { return [] }
    let bodies = factories(evidence)
    let removals = evidence.results.values.reduce(into: Set<NominalID?>()) { $0.formUnion($1.removals) }
    return evidence.files.flatMap { file, result in
      result.localChildren.compactMap { child -> (FileID, RouteFinding)? in
        guard evidence.model.coordinators[child.coordinator]?.kind == .navigation else { return nil }
        if let factory = child.factory, !(bodies[factory]?.allSatisfy { $0 == 1 } ?? false) { return nil }
        if !child.isAdded {
          if isHeldByFirstScreen(child.coordinator, evidence) || givesItself(child.coordinator, evidence) { return nil }
          return (
            file,
            RouteFinding.hint(
              child.range, "ownership",
              "nothing holds '\(child.name)': '\(child.coordinator)' is started and dies; add it with 'add(child:)'")
          )
        }
        guard let end = evidence.sends.first(where: { isEnd($0, of: child.coordinator, evidence) })?.action,
          !isRemoved(child, removals, evidence)
        else { return nil }
        return (
          file,
          RouteFinding.hint(
            child.range, "ownership",
            "'\(child.coordinator)' is added, sends 'Action.\(end.name)', and is never removed: call "
              + "'remove(coordinator:)'")
        )
      }
    }
  }

  /// The view of a start route may be given its coordinator, and store it.
  private static func isHeldByFirstScreen(_ coordinator: NominalID, _ evidence: SUCEvidence) -> Bool {
    SUCShown.startRoutes(of: coordinator, evidence).contains { mayHold(coordinator, $0.name, evidence) }
  }

  /// It hands itself to somebody, who may hold it: `parent?.add(child: self)`.
  private static func givesItself(_ coordinator: NominalID, _ evidence: SUCEvidence) -> Bool {
    evidence.model.ancestry(of: coordinator).contains(where: evidence.selfGivers.contains)
  }

  /// `Action.done` or `Action.cancel`, sent by a coordinator or by a screen that is bound to it alone.
  private static func isEnd(_ send: SUCSend, of child: NominalID, _ evidence: SUCEvidence) -> Bool {
    guard let action = send.action, action.owner.simpleName == "Action", ["done", "cancel"].contains(action.name),
      send.place.isPartOfApp, !send.isHandedOn
    else { return false }
    if send.place.owner == child { return true }
    return evidence.coordinators(of: send.receiver)?.known == [child]
  }

  /// Whoever made it, the child itself, one of their bases, or code of nobody lets children go.
  private static func isRemoved(_ child: SUCLocalChild, _ removals: Set<NominalID?>, _ evidence: SUCEvidence) -> Bool {
    if removals.contains(nil) || child.parent == nil { return true }
    let isReplaced = evidence.results.values.contains { $0.assignments.contains { $0.name == "childCoordinators" } }
    if isReplaced { return true }
    let resolver = evidence.resolver
    let around = Set([child.parent, child.coordinator].compactMap { $0 })
    // A class derived from one of them counts as one of them.
    return removals.compactMap { $0 }.contains { remover in
      let lineage = Set(resolver.lineage(of: resolver.selfType(of: remover)).map(\.id))
      return around.contains { type in
        lineage.contains(type) || resolver.lineage(of: resolver.selfType(of: type)).contains { $0.id == remover }
      }
    }
  }

  /// How many statements the functions of each name have.
  private static func factories(_ evidence: SUCEvidence) -> [String: [Int]] {
    var counts: [String: [Int]] = [:]
    let names = evidence.project.names
    for file in evidence.project.fileIDs {
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

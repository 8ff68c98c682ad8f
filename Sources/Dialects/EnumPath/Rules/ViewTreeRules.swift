/// Rules about what is above a view: R3, R9 and R11. They speak only where every way to the view could be followed.

import Facts
import RouteGraph
import Semantics
import SourceText

enum ViewTreeRules {
  static func check(_ evidence: EnumPathEvidence) -> [(FileID, RouteFinding)] {
    let facts = evidence.files.map(\.report.result.views)
    let needs = facts.contains { $0.needs.contains { if case .stack = $0.place.above { false } else { true } } }
    let creations = facts.joined(\.creations)
    let crossing = CrossPush.all(evidence)
    guard needs || creations.count > 1 || !crossing.isEmpty else { return [] }
    return missingStacks(evidence) + secondHolders(evidence, creations)
      + wrongStacks(crossing, facts.joined(\.stacks), evidence.viewTree)
  }

  // MARK: R3

  private static func missingStacks(_ evidence: EnumPathEvidence) -> [(FileID, RouteFinding)] {
    let tree = evidence.viewTree
    let takesSelections = evidence.files.contains(where: \.report.result.hasSelectionList)
    return evidence.files.flatMap { file, report in
      report.result.views.needs.compactMap { need -> (FileID, RouteFinding)? in
        if need.isLink, takesSelections { return nil }
        let around = tree.surroundings(of: need.place)
        guard around.isKnown, around.isBare, around.stacks.isEmpty else { return nil }
        let what = need.isLink ? "this link does nothing" : "this destination is never asked"
        let view = need.place.owner.map { " of '\($0)'" } ?? ""
        return (
          file,
          RouteFinding.warning(
            need.range, "missing-navigation-container",
            "no 'NavigationStack' is above '\(need.isLink ? "NavigationLink" : "navigationDestination")'\(view), "
              + "wherever it is shown: \(what)")
        )
      }
    }
  }

  // MARK: R9

  private static func secondHolders(
    _ evidence: EnumPathEvidence, _ creations: [HolderCreation]
  ) -> [(FileID, RouteFinding)] {
    evidence.files.flatMap { file, report in
      report.result.views.creations.compactMap { inner -> (FileID, RouteFinding)? in
        guard inner.pushes, !inner.isBound, !inner.isHandedOn else { return nil }
        let above = evidence.viewTree.ancestors(of: inner.view)
        let outer = creations.first { $0.holder == inner.holder && $0.isBound && above.contains($0.view) }
        guard let outer else { return nil }
        return (
          file,
          RouteFinding.warning(
            inner.range, "ownership",
            "'\(inner.view)' makes its own '\(inner.holder)', whose path no stack shows; the stack above shows "
              + "'\(outer.name)' of '\(outer.view)': pass that one on")
        )
      }
    }
  }

  // MARK: R11

  private static func wrongStacks(
    _ pushes: [CrossPush], _ stacks: [ViewStack], _ tree: ViewTree
  ) -> [(FileID, RouteFinding)] {
    // Many pushes go onto few paths.
    var known: [EnumPathBound: Bool] = [:]
    func isTab(_ path: EnumPathBound) -> Bool {
      if let answer = known[path] { return answer }
      let own = stacks.filter { $0.path == path }
      let answer = !own.isEmpty && own.allSatisfy { tree.surroundings(of: $0.place).isInTab }
      known[path] = answer
      return answer
    }
    return pushes.compactMap { push -> (FileID, RouteFinding)? in
      guard let owner = push.onto.owner, let view = push.place.owner, isTab(push.onto) else { return nil }
      let around = tree.surroundings(of: push.place)
      guard around.isKnown, !around.isBare, around.stacks.count == 1, let here = around.stacks.first ?? nil,
        here.owner == owner, here != push.onto, isTab(here)
      else { return nil }
      return (
        push.location.file,
        RouteFinding.hint(
          push.location.range, "wrong-stack",
          "'\(push.name ?? "this")' is pushed onto '\(push.onto.name)' of '\(owner)', and '\(view)' is shown by "
            + "'\(here.name)' alone: nothing is seen before the other tab is selected")
      )
    }
  }
}

/// A push that is all that happens where it stands.
private struct CrossPush {
  var location: Location
  var onto: EnumPathBound
  var place: ViewPlace
  var name: String?

  /// None onto paths whose changes somebody waits for.
  static func all(_ evidence: EnumPathEvidence) -> [CrossPush] {
    let observed = evidence.files.reduce(into: Set<String>()) { $0.formUnion($1.report.result.observedPaths) }
    let direct = evidence.transitions.compactMap { push -> CrossPush? in
      guard let onto = push.onto, push.isPartOfApp, push.reading.problems.isEmpty else { return nil }
      let location = Location(push.file, push.reading.range)
      return CrossPush(location: location, onto: onto, place: push.place, name: push.reading.name)
    }
    return (direct + steps(evidence)).filter { !observed.contains($0.onto.name) }
  }

  /// Calls of functions that push, each of a name of its own.
  private static func steps(_ evidence: EnumPathEvidence) -> [CrossPush] {
    let steps = Dictionary(grouping: evidence.files.lazy.flatMap(\.report.result.steps), by: \.method)
    if steps.isEmpty { return [] }
    let resolver = evidence.resolver
    return evidence.files.flatMap(\.report.result.calledMethods).compactMap { call -> CrossPush? in
      guard let lone = call.lone, let found = steps[call.method], found.count == 1, let step = found.first,
        resolver.members(call.method.name, of: resolver.selfType(of: call.method.owner)).count == 1
      else { return nil }
      return CrossPush(
        location: Location(call.location.file, lone.nameRange), onto: step.onto, place: lone.place, name: step.name)
    }
  }
}

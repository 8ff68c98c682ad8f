/// Rules about what is above a view: R3, R9 and R11. They speak only where every way to the view could be followed.

import Facts
import RouteGraph
import Semantics
import SourceText

enum ViewTreeRules {
  static func check(_ evidence: EnumPathEvidence) -> [(FileID, SUCFinding)] {
    let facts = evidence.files.map(\.report.result.views)
    let needs = facts.contains { $0.needs.contains { if case .stack = $0.place.above { false } else { true } } }
    let creations = facts.joined(\.creations)
    let crossing = evidence.transitions.filter { $0.onto != nil }
    guard needs || creations.count > 1 || !crossing.isEmpty else { return [] }
    let tree = ViewTree(facts)
    return missingStacks(evidence, tree) + secondHolders(evidence, creations, tree)
      + wrongStacks(crossing, facts.joined(\.stacks), tree)
  }

  // MARK: R3

  private static func missingStacks(_ evidence: EnumPathEvidence, _ tree: ViewTree) -> [(FileID, SUCFinding)] {
    let takesSelections = evidence.files.contains(where: \.report.result.hasSelectionList)
    return evidence.files.flatMap { file, report in
      report.result.views.needs.compactMap { need -> (FileID, SUCFinding)? in
        if need.isLink, takesSelections { return nil }
        let around = tree.surroundings(of: need.place)
        guard around.isKnown, around.isBare, around.stacks.isEmpty else { return nil }
        let what = need.isLink ? "this link does nothing" : "this destination is never asked"
        let view = need.place.owner.map { " of '\($0)'" } ?? ""
        return (
          file,
          SUCMessages.warning(
            need.range, "missing-navigation-container",
            "no 'NavigationStack' is above '\(need.isLink ? "NavigationLink" : "navigationDestination")'\(view), "
              + "wherever it is shown: \(what)")
        )
      }
    }
  }

  // MARK: R9

  private static func secondHolders(
    _ evidence: EnumPathEvidence, _ creations: [HolderCreation], _ tree: ViewTree
  ) -> [(FileID, SUCFinding)] {
    evidence.files.flatMap { file, report in
      report.result.views.creations.compactMap { inner -> (FileID, SUCFinding)? in
        guard inner.pushes, !inner.isBound, !inner.isHandedOn else { return nil }
        let above = tree.ancestors(of: inner.view)
        let outer = creations.first { $0.holder == inner.holder && $0.isBound && above.contains($0.view) }
        guard let outer else { return nil }
        return (
          file,
          SUCMessages.warning(
            inner.range, "ownership",
            "'\(inner.view)' makes a '\(inner.holder)' of its own, whose path no stack shows; the stack above shows "
              + "'\(outer.name)' of '\(outer.view)': pass that one on")
        )
      }
    }
  }

  // MARK: R11

  private static func wrongStacks(
    _ pushes: [EnumPathTransition], _ stacks: [ViewStack], _ tree: ViewTree
  ) -> [(FileID, SUCFinding)] {
    // Many pushes go onto few paths.
    var known: [EnumPathBound: Bool] = [:]
    func isTab(_ path: EnumPathBound) -> Bool {
      if let answer = known[path] { return answer }
      let own = stacks.filter { $0.path == path }
      let answer = !own.isEmpty && own.allSatisfy { tree.surroundings(of: $0.place).isInTab }
      known[path] = answer
      return answer
    }
    return pushes.compactMap { push -> (FileID, SUCFinding)? in
      guard push.isPartOfApp, push.reading.problems.isEmpty, let onto = push.onto, let owner = onto.owner,
        let view = push.place.owner, isTab(onto)
      else { return nil }
      let around = tree.surroundings(of: push.place)
      guard around.isKnown, !around.isBare, around.stacks.count == 1, let here = around.stacks.first ?? nil,
        here.owner == owner, here != onto, isTab(here)
      else { return nil }
      return (
        push.file,
        SUCMessages.hint(
          push.reading.range, "wrong-stack",
          "'\(push.reading.name ?? "this")' is pushed onto '\(onto.name)' of '\(owner)', and '\(view)' is shown by "
            + "'\(here.name)' alone: nothing is seen before the other tab is selected")
      )
    }
  }
}

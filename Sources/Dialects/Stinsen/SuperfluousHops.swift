/// `.child` and `.coordinator` where a chain has nothing of that name: the coordinator itself has been reached.

import Facts
import RouteGraph
import Semantics
import SourceText

extension StinsenVisitor {
  /// C3g; a wrapper has a `child`, a tab coordinator a `TabChild` of that name, a router its `coordinator`.
  func checkHop(_ member: MemberExpression, of owner: Type, at position: CodePosition) {
    guard let base = member.base, !position.conditions.isPerhapsImpossible,
      !ReceiverChain.followsAnotherClause(member.nameRange, base, in: file, resolver.names),
      case .coordinator(let coordinator, let type, let isRouter) = model.receiver(of: owner, resolver),
      !coordinator.isForeign, coordinator.isFullyKnown, !isRouter || !mayRouterHave(member.name)
    else { return }
    let isTab = coordinator.variants.contains { $0.kind == .tab }
    if isRouter ? member.name == "coordinator" : isTab && member.name == "child" { return }
    guard isRouter || resolver.members(member.name, of: type).isEmpty && !mayObjectsHave(member.name) else { return }
    let place = isRouter ? "the router of '\(coordinator.id.name)'" : "coordinator '\(coordinator.id.name)'"
    let isThroughRouter = isRouter && isTab
    var finding = StinsenMessages.error(
      "wrong-receiver", member.nameRange,
      "'\(member.name)' does not exist on \(place); " + (isThroughRouter ? "use 'coordinator.child'" : "leave it out"))
    finding.fixes = fixes(of: member, base, isThroughRouter: isThroughRouter)
    result.findings.append(finding)
  }

  /// An extension of the workspace adds a member of that name to routers.
  private func mayRouterHave(_ name: String) -> Bool {
    let uses = StinsenLaterUses(self)
    return ["NavigationRouter", "TabRouter", "Routable", "ObservableObject"].contains { uses.isAdded(name, to: $0) }
  }

  /// What a coordinator also is, by way of the framework.
  private func mayObjectsHave(_ name: String) -> Bool {
    let uses = StinsenLaterUses(self)
    let others = ["ObservableObject", "StringIdentifiable", "Identifiable", "NSObject", "NSObjectProtocol"]
    return others.contains { uses.isAdded(name, to: $0) }
  }

  private func fixes(of member: MemberExpression, _ base: Expression, isThroughRouter: Bool) -> [Fix] {
    if isThroughRouter {
      let start = TextRange(member.nameRange.start, member.nameRange.start)
      let edit = TextEdit(Location(file, start), newText: "coordinator.")
      return [Fix(title: "Insert 'coordinator'", edits: [edit], isPreferred: true)]
    }
    // Without it, a question mark in front of it might be the last of the chain.
    if case .unary = base { return [] }
    let edit = TextEdit(Location(file, TextRange(member.baseEnd, member.nameRange.end)), newText: "")
    return [Fix(title: "Remove '.\(member.name)'", edits: [edit], isPreferred: true)]
  }
}

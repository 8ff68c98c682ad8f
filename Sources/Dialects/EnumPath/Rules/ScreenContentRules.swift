/// Cases that resolve to nothing, or to a second stack: R4 and R7.

import Facts
import RouteGraph
import Semantics
import SourceText

enum ScreenContentRules {
  static func check(_ evidence: EnumPathEvidence) -> [(FileID, RouteFinding)] {
    // In a list with a selection, a link selects.
    let linksMaySelect = evidence.files.contains(where: \.report.result.hasSelectionList)
    let transitions = evidence.transitions.filter {
      $0.isPartOfApp && !$0.isConditional && !$0.isWorkedOut && !(linksMaySelect && $0.call == "NavigationLink")
    }
    return nested(transitions, evidence) + blank(transitions, evidence)
  }

  // MARK: R4

  private static func nested(
    _ transitions: [EnumPathTransition], _ evidence: EnumPathEvidence
  ) -> [(FileID, RouteFinding)] {
    let containers = evidence.files.reduce(into: Set<NominalID>()) { $0.formUnion($1.report.result.containers) }
    let pushes = transitions.filter { [.push, .set].contains($0.kind) }
    var reported = Set<Location>()
    return evidence.routes.filter { $0.isRegistered && !$0.isSub || $0.isSub && !$0.isPresented }.flatMap { route in
      (evidence.allBranches[route.id] ?? []).filter { !$0.isConditional && !$0.isPartial }.flatMap { branch in
        stacks(of: branch, containers, evidence.resolver).compactMap { stack -> (FileID, RouteFinding)? in
          let mayBeAnother = stack.view == nil || route.isPresented || route.isSub
          guard isPushed(route, branch, pushes, evidence), !mayBeAnother || isOnlyResolver(branch, evidence),
            reported.insert(Location(branch.file, stack.range)).inserted
          else { return nil }
          let root = stack.view.map { "the root of '\($0)' is" } ?? "its view starts with"
          return (
            branch.file,
            RouteFinding.warning(
              stack.range, "nested-navigation-container",
              "'\(route.id).\(branch.cases.first ?? "")' is pushed, and \(root) a second navigation container")
          )
        }
      }
    }
  }

  /// The stacks that a branch brings along: the views that start with one, or one of its own.
  private static func stacks(
    of branch: EnumPathBranch, _ containers: Set<NominalID>, _ resolver: Resolver
  ) -> [(view: NominalID?, range: TextRange)] {
    let views = branch.shown.compactMap { shown -> (view: NominalID?, range: TextRange)? in
      guard let type = shown.type, containers.contains(type), !isPart(shown.member, of: type, resolver) else {
        return nil
      }
      return (type, shown.range)
    }
    return views + (branch.container.map { [(nil, $0)] } ?? [])
  }

  /// `HomeTab().header(for: shop)` shows what the function makes; `HomeTab().onSave { … }` gives back a copy of itself.
  private static func isPart(_ member: String?, of type: NominalID, _ resolver: Resolver) -> Bool {
    guard let member else { return false }
    return resolver.info(type).members(named: member).contains { found in
      guard case .function(let node) = found.declaration else { return true }
      guard let result = node.result?.dottedName else { return true }
      return result != "Self" && resolver.unaliased(result, in: found.context(resolver)) != type.simpleName
    }
  }

  /// Of several, one may be the sheet's and bring the stack onto which another's views are pushed.
  private static func isOnlyResolver(_ branch: EnumPathBranch, _ evidence: EnumPathEvidence) -> Bool {
    branch.cases.allSatisfy { evidence.branches(of: branch.owner, $0).count == 1 }
  }

  /// A payload is pushed where the outermost route is one that only a stack shows.
  private static func isPushed(
    _ route: EnumPathRoute, _ branch: EnumPathBranch, _ pushes: [EnumPathTransition], _ evidence: EnumPathEvidence
  ) -> Bool {
    pushes.contains { transition in
      // Where part of a file could not be read, what looks like a push may be a choice in a list.
      guard evidence.project.files[transition.file]?.problems.isEmpty ?? true else { return false }
      let hops = transition.reading.hops
      // A route that another value keeps, to come back to, is no more than data.
      if !route.isSub { return hops.first.map { $0.owner == route.id && branch.cases.contains($0.name) } ?? false }
      guard let outer = hops.first.flatMap({ evidence.model.routes[$0.owner] }), outer.isRegistered, !outer.isPresented
      else {
        return false
      }
      return hops.indices.contains { index in
        hops[index].owner == route.id && branch.cases.contains(hops[index].name)
          && carrier(of: index, in: hops, evidence.model).map { isReached(branch, from: $0, evidence) } ?? false
      }
    }
  }

  /// Whether the resolver of the case around certainly asks the one that a branch belongs to: a payload that has views
  /// of its own, such as a tab, may be data there.
  private static func isReached(
    _ branch: EnumPathBranch, from carrier: EnumPathCarrier, _ evidence: EnumPathEvidence
  ) -> Bool {
    if !branch.carriers.isEmpty { return branch.shows(payloadOf: carrier) }
    let handed = EnumPathShownPayload(caseName: carrier.name, payload: branch.owner)
    let isHanded = evidence.model.activation?.basis.shownPayloads.contains(handed) ?? false
    let outer = evidence.branches(of: carrier.owner, carrier.name)
    return !outer.isEmpty
      && outer.allSatisfy { item in
        if item.cases.isEmpty || item.isPartial { return false }
        if item.delegate == branch.place.member { return branch.place.type == branch.owner }
        return isHanded && branch.place.member == "body" && item.shown.count == 1
          && item.shown[0].type == branch.place.type
      }
  }

  /// The case around a hop, if that carries it as a route: what is data there is shown in another way.
  private static func carrier(of index: Int, in hops: [EnumHop], _ model: EnumPathModel) -> EnumPathCarrier? {
    guard index > 0, model.routes[hops[index - 1].owner]?.case(hops[index - 1].name)?.sub == hops[index].owner else {
      return nil
    }
    return EnumPathCarrier(owner: hops[index - 1].owner, name: hops[index - 1].name)
  }

  // MARK: R7

  private static func blank(
    _ transitions: [EnumPathTransition], _ evidence: EnumPathEvidence
  ) -> [(FileID, RouteFinding)] {
    // What no destination shows has no screens: a function may make a label of it.
    let hasOpenMount = evidence.model.hasOpenMount
    return evidence.routes.filter { hasOpenMount || $0.isRegistered || $0.isPresented || $0.isSub }.flatMap { route in
      route.cases.compactMap { item -> (FileID, RouteFinding)? in
        guard item.sub == nil else { return nil }
        let branches = evidence.branches(of: route.id, item.name)
        guard let (use, hop, shown) = blankUse(of: item, in: route, branches, transitions, evidence) else {
          return nil
        }
        let way = use.kind == .present ? "presented" : "pushed"
        var finding = RouteFinding.warning(
          hop.range, "blank-screen", "'\(route.id).\(item.name)' is \(way), and resolves to an empty view")
        finding.related = shown.map {
          RelatedInformation(location: Location($0.file, $0.label), message: "the empty view")
        }
        return (use.file, finding)
      }
    }
  }

  /// A transition to a case that nothing but empty branches show, and these. A function that decides by the value may do
  /// something else with this one.
  private static func blankUse(
    of item: EnumPathRoute.Case, in route: EnumPathRoute, _ branches: [EnumPathBranch],
    _ transitions: [EnumPathTransition], _ evidence: EnumPathEvidence
  ) -> (EnumPathTransition, EnumHop, [EnumPathBranch])? {
    guard branches.contains(where: \.isBlank) else { return nil }
    // What a stack shows below its path may be nothing for a moment.
    for use in transitions where use.kind != .root && use.wrapped == nil && use.reading.problems.isEmpty {
      // What goes onto a path that no stack shows, no destination is asked about.
      if let onto = use.onto, evidence.isUnbound(onto) { continue }
      let hops = use.reading.hops
      // Whoever waits for a value may push it, or may not.
      let outer = hops.first.flatMap { evidence.model.routes[$0.owner] }
      if use.kind == .present, outer?.isPresented == false || isShownByPayload(item.name, of: route.id, evidence) {
        continue
      }
      guard let index = hops.firstIndex(where: { $0.owner == route.id && $0.name == item.name }) else { continue }
      let carrier = carrier(of: index, in: hops, evidence.model)
      if index > 0, carrier == nil { continue }
      let shown = branches.filter { $0.shows(payloadOf: carrier) }
      guard !shown.isEmpty, shown.allSatisfy({ $0.isBlank && !$0.isConditional && !$0.isPartial }) else { continue }
      return (use, hops[index], shown)
    }
    return nil
  }

  /// Another sheet shows what the case carries: a binding may take it out of the slot, and leave this sheet closed.
  private static func isShownByPayload(_ name: String, of id: NominalID, _ evidence: EnumPathEvidence) -> Bool {
    let resolver = evidence.resolver
    return resolver.members(name, of: resolver.selfType(of: id)).contains { found in
      guard case .enumCase(let node) = found.member.declaration else { return false }
      let context = found.member.context(resolver)
      return node.parameters.contains {
        evidence.model.presentedValues.contains(resolver.resolve($0.type, in: context).unwrapped)
      }
    }
  }
}

/// Routes that cannot be shown, show nothing, or that nothing shows: R3, R10 and R15.

import Facts
import RouteGraph
import Semantics
import SourceText

enum RouteRules {
  static func check(_ evidence: SUCEvidence, _ shown: SUCShown) -> [(FileID, RouteFinding)] {
    noAction(evidence) + blank(evidence, shown) + unused(evidence, shown)
  }

  // MARK: R3

  private static func noAction(_ evidence: SUCEvidence) -> [(FileID, RouteFinding)] {
    guard evidence.model.version.needsAction else { return [] }
    return evidence.calls.compactMap { call in
      guard call.operation == .show || call.operation == .start, !call.isInvalid, !call.isHandedOn,
        call.place.isPartOfApp
      else { return nil }
      let named =
        call.operation == .show ? call.values.flatMap { $0.hops.prefix(1) } : SUCShown.startRoutes(of: call, evidence)
      let hops = named.flatMap(evidence.cases)
      let receivers = SUCShown.receivers(of: call, evidence)
      guard !receivers.isEmpty, receivers.allSatisfy({ evidence.model.coordinators[$0]?.kind != .tab }) else {
        return nil
      }
      if call.receiver == .existential, receivers.contains(where: { startsItself($0, evidence) }) { return nil }
      // Started for several coordinators, it must fail for each of them.
      guard !hops.isEmpty, hops.allSatisfy({ !$0.isAlias && evidence.action(of: $0.owner, $0.name) == .none }) else {
        return nil
      }
      let hop = hops[0]
      // Its branches may be among what could not be read.
      if evidence.resolver.info(hop.owner).mayHaveOtherMembers { return nil }
      let range = call.operation == .show ? hop.range : call.operationRange
      let what = call.operation == .show ? "'show(route:)'" : "'start()'"
      let code = call.isForced ? "crash-on-transition" : "no-op-transition"
      let end = call.isForced ? "traps, because of 'try!'" : "throws and shows nothing"
      let finding = RouteFinding.warning(
        range, code,
        "'\(hop.owner).\(hop.name)' has no 'action': \(what) of '\(receivers[0])' \(end); "
          + "use 'append' or 'set', or give it an action"
      )
      return (call.file, finding)
    }
  }

  /// Whoever starts it by a protocol calls its own function.
  private static func startsItself(_ id: NominalID, _ evidence: SUCEvidence) -> Bool {
    let found = evidence.resolver.members("start", of: evidence.resolver.selfType(of: id))
    return found.contains { !$0.member.entry.isInterface }
  }

  // MARK: R10

  private static func blank(_ evidence: SUCEvidence, _ shown: SUCShown) -> [(FileID, RouteFinding)] {
    shown.all.compactMap { item -> (FileID, RouteFinding)? in
      let (coordinator, name) = (item.key.coordinator, item.key.route)
      // Tabs are shown whatever their 'action' is.
      guard let own = evidence.model.coordinators[coordinator], own.kind != .tab, let route = own.route else {
        return nil
      }
      let action = evidence.action(of: route, name)
      guard action == .push || action == .present, let site = item.sites.first else { return nil }
      let files = item.sites.map(\.place.file)
      // What the class itself shows, it shows in each target; which of them asks it to is not known.
      let isCommon = own.declarations.count == 1 && files.contains(own.declarations[0].file)
      let all = evidence.branches(of: coordinator, name)
      let branches = isCommon ? all : SUCVariants.nearest(all, to: files)
      guard !branches.isEmpty, branches.allSatisfy(\.isBlank) else { return nil }
      var finding = RouteFinding.warning(
        site.place.range, "blank-screen",
        "'\(route).\(name)' is shown by '\(coordinator)', and its view is an 'EmptyView'")
      finding.related = branches.map {
        RelatedInformation(location: Location($0.file, $0.places[name] ?? $0.label), message: "the empty view")
      }
      return (site.place.file, finding)
    }
  }

  // MARK: R15

  private static func unused(_ evidence: SUCEvidence, _ shown: SUCShown) -> [(FileID, RouteFinding)] {
    let dead = SUCDeadCode(evidence)
    var findings: [(FileID, RouteFinding)] = []
    for coordinator in evidence.coordinators where dead.unreachable.contains(coordinator.id) {
      guard !coordinator.isPublic, let place = coordinator.declarations.first else { continue }
      guard SourceRole.isTest(place.file, imports: evidence.project.names.imports(of: place.file)) == false else {
        continue
      }
      findings.append(
        (
          place.file,
          RouteFinding.hint(
            place.nameRange, "unreachable-coordinator", "'\(coordinator.id)' is never constructed")
        ))
    }
    for route in evidence.routes where !route.isPublic && !evidence.dynamicEnums.contains(route.id) {
      let owners = evidence.model.owners[route.id] ?? []
      guard !owners.isEmpty, !owners.allSatisfy(dead.unreachable.contains), route.isClosed else { continue }
      for item in route.cases {
        if let finding = hint(route, item, owners, evidence, shown) { findings.append(finding) }
      }
    }
    return findings
  }

  private static func hint(
    _ route: SUCEnum, _ item: SUCEnum.Case, _ owners: [NominalID], _ evidence: SUCEvidence, _ shown: SUCShown
  ) -> (FileID, RouteFinding)? {
    let id = evidence.model.routeID(route.id, item.name)
    guard !shown.cases.contains(id), !evidence.possibleNames.contains(item.name), let place = item.declarations.first
    else {
      return nil
    }
    let named = evidence.uses.filter {
      $0.owner == route.id && $0.name == item.name && $0.role != .ownDescription && $0.place.isPartOfApp
    }
    let whole = "\(route.id).\(item.name)"
    if named.isEmpty {
      return (place.file, RouteFinding.hint(place.range, "unused-route", "'\(whole)' is never used"))
    }
    // A list that is made somewhere and shown elsewhere cannot be followed.
    let values = named.filter { $0.role == .value }
    if values.contains(where: { !isDescribed($0, evidence) }) { return nil }
    return (
      place.file,
      RouteFinding.hint(place.range, "unreachable-route", "'\(whole)' is named but never shown by '\(owners[0])'")
    )
  }

  /// The use is the route of a deep link, or a start route of a coordinator that never starts with it: nothing else
  /// shows it from there.
  private static func isDescribed(_ use: SUCUse, _ evidence: SUCEvidence) -> Bool {
    guard let result = evidence.results[use.file] else { return false }
    return result.deepLinks.contains { $0.route?.range == use.range }
      || evidence.startRoutes.contains { start in
        start.file == use.file && start.reading.hops.contains { $0.range == use.range }
      }
  }
}

/// Declarations of one thing in several targets.
enum SUCVariants {
  /// The branches that stand nearest to a place: a target has its own folder.
  static func nearest(_ branches: [SUCBranch], to files: [FileID]) -> [SUCBranch] {
    guard Set(branches.map(\.file)).count > 1 else { return branches }
    let best = branches.map { branch in files.map { shared(branch.file, $0) }.max() ?? 0 }.max() ?? 0
    return branches.filter { branch in (files.map { shared(branch.file, $0) }.max() ?? 0) == best }
  }

  private static func shared(_ a: FileID, _ b: FileID) -> Int {
    zip(a.path.split(separator: "/"), b.path.split(separator: "/")).prefix { $0 == $1 }.count
  }
}

/// Code that never runs because nobody makes its owner.
struct SUCDeadCode {
  let unreachable: Set<NominalID>

  init(_ evidence: SUCEvidence) {
    var constructed = Set(evidence.constructions.all.filter(\.place.isPartOfApp).map(\.type))
    constructed.formUnion(evidence.madeElsewhere)
    constructed.formUnion(evidence.model.coordinators.keys.filter(evidence.project.isDeclaredEntry))
    // A class that others derive from is made with them.
    for id in constructed { constructed.formUnion(evidence.model.ancestry(of: id)) }
    var unreachable = Set(evidence.model.coordinators.keys).subtracting(constructed)
    // Made where bodies were not read, or by its metatype.
    unreachable = unreachable.filter { evidence.composition.users[$0]?.isEmpty ?? true || !isMentioned($0, evidence) }
    self.unreachable = unreachable
  }
}

private func isMentioned(_ id: NominalID, _ evidence: SUCEvidence) -> Bool {
  let own = Set(evidence.constructions.all.map(\.type))
  return evidence.composition.users[id] != nil && !own.contains(id)
}

/// Destinations that are missing or in the wrong place: R1 and R6.

import Facts
import RouteGraph
import Semantics
import SourceText

enum EnumMountRules {
  static func check(_ evidence: EnumPathEvidence) -> [(FileID, RouteFinding)] {
    unmounted(evidence) + misplaced(evidence)
  }

  // MARK: R1

  private static func unmounted(_ evidence: EnumPathEvidence) -> [(FileID, RouteFinding)] {
    let model = evidence.model
    guard !model.hasOpenMount else { return [] }
    // Whoever else shows the path may register what is pushed onto it.
    let handed = PathRules.handedPaths(evidence).reduce(into: Set<NominalID>()) { $0.formUnion($1.pushed) }
    let takesSelections = evidence.files.contains(where: \.report.result.hasSelectionList)
    return evidence.files.flatMap { file, report in
      report.result.pushes.compactMap { push -> (FileID, RouteFinding)? in
        guard push.isPartOfApp, !model.registered.contains(push.type), !(push.isLink && takesSelections),
          push.isLink || !handed.contains(push.type)
        else { return nil }
        guard !isErased(push.type, evidence) else { return nil }
        let outer = model.routes.values.flatMap { route in
          route.cases.filter { $0.sub == push.type }.map { "\(route.id).\($0.name)" }
        }.min()
        let hint = outer.map { "; wrap it: '\($0)(…)'" } ?? ""
        return (
          file,
          RouteFinding.warning(
            push.range, "unmounted-route",
            "\(whatHappens(push, evidence)), and no 'navigationDestination(for:)' takes it\(hint)")
        )
      }
    }
  }

  /// What a function is given is pushed where some code of the app names that function.
  private static func whatHappens(_ push: EnumPathPush, _ evidence: EnumPathEvidence) -> String {
    let pushed = "'\(push.type)' is pushed"
    guard push.isGiven, let facts = evidence.project.files[push.file],
      let member = PlaceInMember(push.range, in: facts.declarations)
    else { return pushed }
    let own = push.owner.map { member.uses(in: $0, from: push.file, evidence.resolver) } ?? []
    let isCalled =
      !own.isEmpty || !member.uses(of: push.owner, in: evidence.project, from: push.file, evidence.resolver).isEmpty
    return isCalled ? pushed : "'\(member.name)', which nothing calls, pushes '\(push.type)'"
  }

  /// A wrapper of anything, a base class, a type that a protocol extension may register.
  private static func isErased(_ id: NominalID, _ evidence: EnumPathEvidence) -> Bool {
    let resolver = evidence.resolver
    if !resolver.selfType(of: id).arguments.isEmpty { return true }
    return resolver.lineage(of: resolver.selfType(of: id)).dropFirst().contains {
      evidence.model.registered.contains($0.id)
    }
  }

  // MARK: R6

  private static func misplaced(_ evidence: EnumPathEvidence) -> [(FileID, RouteFinding)] {
    let outer = OuterContainers(evidence)
    return evidence.model.mounts.compactMap { mount in
      let what = mount.type.map { "the destination for '\($0)'" } ?? "this destination"
      if let container = mount.lazyContainer {
        return (
          mount.file,
          RouteFinding.warning(
            mount.nameRange, "misplaced-destination",
            "\(what) stands inside '\(container)', which makes its content late: the stack may not "
              + "see it; move it outside"
          )
        )
      }
      if let branch = mount.branch, isRead(mount, evidence.resolver), !isCovered(mount, branch, evidence),
        !isSelfContained(mount, branch, evidence)
      {
        return (
          mount.file,
          RouteFinding.warning(
            mount.nameRange, "misplaced-destination",
            "\(what) stands in one branch of the stack's content: while another is shown, nothing takes what is "
              + "pushed; move it onto the whole content")
        )
      }
      guard mount.isOutside, !outer.mayAsk(mount) else { return nil }
      return (
        mount.file,
        RouteFinding.warning(
          mount.nameRange, "misplaced-destination",
          "\(what) hangs on the stack itself, which looks only inside; move it onto the content")
      )
    }
  }

  /// What belongs to the view may stand where it could not be read.
  private static func isRead(_ mount: EnumPathMount, _ resolver: Resolver) -> Bool {
    mount.owner.map { !resolver.info($0).mayHaveOtherMembers } ?? false
  }

  /// Every branch has one that needs one, or the content around has.
  private static func isCovered(
    _ mount: EnumPathMount, _ branch: EnumPathMountBranch, _ evidence: EnumPathEvidence
  ) -> Bool {
    let same = evidence.model.mounts.filter {
      $0.type == mount.type && $0.file == mount.file && $0.owner == mount.owner && $0.member == mount.member
    }
    if same.contains(where: { $0.branch == nil && !$0.isOutside }) { return true }
    let covered = Set(same.compactMap(\.branch).filter { $0.statement == branch.statement }.map(\.index))
    let idle = branch.idle > 0 && keepsPath(mount, branch, evidence) ? branch.idle : 0
    return covered.count >= branch.count - idle
  }

  /// Whether nothing but the branch's code has the path of the stack: then nothing is pushed while another is shown, but by
  /// links there.
  private static func keepsPath(
    _ mount: EnumPathMount, _ branch: EnumPathMountBranch, _ evidence: EnumPathEvidence
  ) -> Bool {
    guard let path = branch.path, path.name.hasPrefix("$"), let owner = mount.owner,
      let property = evidence.resolver.info(owner).members(named: String(path.name.dropFirst())).first,
      property.head.modifiers.contains(.private), property.head.attributes.contains(where: { $0.name == "State" }),
      let facts = evidence.project.files[property.file],
      var member = PlaceInMember(property.nameRange, in: facts.declarations)
    else { return false }
    let shown = BranchCode(mount, branch, evidence)
    return ["", "$", "_"].allSatisfy { sigil in
      member.name = sigil + property.name
      return member.uses(in: owner, from: property.file, evidence.resolver).allSatisfy {
        $0 == Location(mount.file, path.range) || shown.contains($0)
      }
    }
  }

  /// All routes of the type are made in what the branch shows, by its own code or by views that only it makes, or all other
  /// values of it are pushed there, or on screens that were pushed before: what it pushes, it takes.
  private static func isSelfContained(
    _ mount: EnumPathMount, _ branch: EnumPathMountBranch, _ evidence: EnumPathEvidence
  ) -> Bool {
    let cases = evidence.uses.filter { $0.owner == mount.type && !$0.isPattern && $0.isPartOfApp }
    var made = cases.map { Location($0.file, $0.range) }
    // A struct, or an enum of which code takes all cases. What a path of another type is given, nobody notes.
    if made.isEmpty {
      made = evidence.files.flatMap { file, report in
        report.result.pushes.filter { $0.type == mount.type && $0.isPartOfApp }.map { Location(file, $0.range) }
      }
    }
    let shown = BranchCode(mount, branch, evidence)
    let rest = made.filter { !shown.contains($0) }
    if rest.isEmpty { return true }
    let screens = PushedScreens(evidence)
    return rest.allSatisfy { runs($0, with: shown, or: screens, evidence, depth: 0) }
  }

  /// Whether code runs only while the branch or what it pushes is shown: it stands there, or in a function of a type that is
  /// no view, which only such code names, or nobody at all; but the system may call what meets a requirement of its own.
  private static func runs(
    _ place: Location, with shown: BranchCode, or screens: PushedScreens, _ evidence: EnumPathEvidence, depth: Int
  ) -> Bool {
    if shown.contains(place) || screens.hold(place, beside: shown) { return true }
    guard depth < 4, let type = screens.type(around: place),
      !evidence.resolver.info(type).frameworkSupertypes.contains(where: ["View", "App"].contains),
      let facts = evidence.project.files[place.file],
      let member = PlaceInMember(place.range, in: facts.declarations), member.name != "init"
    else { return false }
    let uses =
      member.uses(in: type, from: place.file, evidence.resolver)
      + member.uses(of: type, in: evidence.project, from: place.file, evidence.resolver)
    if uses.isEmpty { return member.isDeadIfUnnamed(in: type, evidence.resolver) }
    return uses.allSatisfy { runs($0, with: shown, or: screens, evidence, depth: depth + 1) }
  }
}

/// Containers around a view: its destinations are theirs, where they do not stand in a stack of its own.
private struct OuterContainers {
  private let evidence: EnumPathEvidence
  private let splitViews: Lazy<Set<NominalID>>

  init(_ evidence: EnumPathEvidence) {
    self.evidence = evidence
    let facts = evidence.files.map(\.report.result.views)
    splitViews = Lazy { Set(facts.joined(\.stacks).compactMap(\.splitView)) }
  }

  func mayAsk(_ mount: EnumPathMount) -> Bool {
    let stacks = evidence.files.first { $0.file == mount.file }?.report.result.views.stacks ?? []
    let own = stacks.first { $0.range.start == mount.range.start }
    let outer = own.map { evidence.viewTree.surroundings(of: $0.place).stacks } ?? []
    return outer.contains { mayPush(mount.type, onto: $0) } || isInSplitView(mount.owner)
  }

  /// False where the path holds values of another type.
  private func mayPush(_ type: NominalID?, onto path: EnumPathBound?) -> Bool {
    let found = evidence.model.paths.filter { $0.owner == path?.owner && $0.name == path?.name }
    return type == nil || !found.contains { $0.element != nil && $0.element != type && !$0.isGeneric }
  }

  /// Whose columns show it, by whatever way.
  private func isInSplitView(_ owner: NominalID?) -> Bool {
    var pending = owner.map { [$0] } ?? []
    var seen = Set(pending)
    while let next = pending.popLast() {
      if splitViews.value.contains(next) { return true }
      for user in evidence.composition.users[next] ?? [] where seen.insert(user).inserted { pending.append(user) }
    }
    return false
  }
}

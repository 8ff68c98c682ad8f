/// Paths that no stack shows, and pops that may find them empty: R2 and R8.

import Facts
import RouteGraph
import Semantics
import SourceText

enum PathRules {
  static func check(_ evidence: EnumPathEvidence) -> [(FileID, RouteFinding)] {
    unbound(evidence) + pops(evidence) + missingHolders(evidence)
  }

  /// Of no stack at all.
  static func unboundPaths(_ evidence: EnumPathEvidence) -> [EnumPathProperty] {
    unshownPaths(evidence).filter { !mayBeShown($0, evidence) }
  }

  /// Of no stack in the workspace, where code out of sight may have one.
  static func handedPaths(_ evidence: EnumPathEvidence) -> [EnumPathProperty] {
    unshownPaths(evidence).filter { mayBeShown($0, evidence) }
  }

  /// The owner goes to code out of sight, or some protocol of it asks for the path.
  private static func mayBeShown(_ path: EnumPathProperty, _ evidence: EnumPathEvidence) -> Bool {
    let resolver = evidence.resolver
    let isRequired = resolver.lineage(of: resolver.selfType(of: path.owner)).contains { item in
      let info = resolver.info(item.id)
      return info.isProtocol && !info.members(named: path.name).isEmpty
    }
    return isRequired || evidence.handedHolders.contains(path.owner)
  }

  /// Of no stack in the workspace.
  static func unshownPaths(_ evidence: EnumPathEvidence) -> [EnumPathProperty] {
    evidence.model.unboundCandidates.filter { path in
      guard !evidence.boundPaths.contains(EnumPathBound(owner: path.owner, name: path.name)),
        !evidence.boundPaths.contains(EnumPathBound(owner: nil, name: path.name))
      else { return false }
      // What looks at the values of a list may show them.
      if path.element != nil, path.isObserved || evidence.lookedInto.contains(path.name) { return false }
      // A generic destination may take anything.
      if evidence.model.hasOpenMount { return false }
      return path.pushed.allSatisfy { !evidence.model.registered.contains($0) }
        && path.pushed.contains { hasValues($0, evidence.resolver) }
    }
  }

  /// Of an enum without cases, nothing can be pushed.
  private static func hasValues(_ id: NominalID, _ resolver: Resolver) -> Bool {
    let info = resolver.info(id)
    return info.mayHaveOtherMembers
      || info.entries.contains { entry in
        entry.node.kind != .enum
          || entry.node.members.contains { if case .enumCase = $0 { true } else { false } }
      }
  }

  // MARK: R2

  private static func unbound(_ evidence: EnumPathEvidence) -> [(FileID, RouteFinding)] {
    unboundPaths(evidence).compactMap { path in
      guard !SourceRole.isTest(path.file, imports: evidence.project.names.imports(of: path.file)) else { return nil }
      let types = path.pushed.map { "'\($0)'" }.joined(separator: ", ")
      return (
        path.file,
        RouteFinding.warning(
          path.range, "unmounted-route",
          "no 'NavigationStack(path:)' shows '\(path.name)' of '\(path.owner)', and \(types) has no destination: "
            + "what is pushed appears nowhere"
        )
      )
    }
  }

  // MARK: R8

  /// A shown view reads a holder that no code puts into the environment.
  private static func missingHolders(_ evidence: EnumPathEvidence) -> [(FileID, RouteFinding)] {
    let provided = evidence.files.reduce(into: Set<NominalID?>()) { $0.formUnion($1.report.result.provided) }
    guard !provided.contains(nil) else { return [] }
    let shown = Set(evidence.allBranches.values.joined().flatMap(\.screens).compactMap(\.type))
    let previewed = evidence.files.reduce(into: Set<NominalID?>()) { $0.formUnion($1.report.result.providedInPreviews) }
    lazy var screens = PushedScreens(evidence)
    return evidence.files.flatMap { file, report in
      report.result.environmentReads.compactMap { read -> (FileID, RouteFinding)? in
        // Which of several is meant, nothing tells.
        guard shown.contains(read.view), !provided.contains(read.holder), evidence.resolver.isDeclaredOnce(read.holder)
        else { return nil }
        if previewed.contains(read.holder) || previewed.contains(nil), isOnlyPreviewed(read.view, evidence, screens) {
          return nil
        }
        return (
          file,
          RouteFinding.warning(
            read.range, "crash-on-transition",
            "'\(read.name)' of '\(read.view)' reads '\(read.holder)', which nothing puts into the environment: it traps"
          )
        )
      }
    }
  }

  /// Whether what shows a view is shown by previews alone, and not by the app.
  private static func isOnlyPreviewed(
    _ view: NominalID, _ evidence: EnumPathEvidence, _ screens: PushedScreens
  ) -> Bool {
    evidence.allBranches.values.joined().allSatisfy { branch in
      guard branch.screens.contains(where: { $0.type == view }) else { return true }
      return branch.place.type.map(screens.isOnlyPreviewed) ?? false
    }
  }

  private static func pops(_ evidence: EnumPathEvidence) -> [(FileID, RouteFinding)] {
    if evidence.files.allSatisfy(\.report.result.unguardedPops.isEmpty) { return [] }
    let calls = Dictionary(
      grouping: evidence.files.lazy.flatMap(\.report.result.calledMethods).filter {
        !isForProtocol($0, evidence.resolver)
      }, by: \.method)
    let screens = PushedScreens(evidence)
    let flags = Lazy { [project = evidence.project] in PresentedFlags(project) }
    return evidence.files.flatMap { file, report in
      report.result.unguardedPops.compactMap { pop -> (FileID, RouteFinding)? in
        guard let calls = calls[EnumPathSlot(owner: pop.owner, name: pop.function)],
          evidence.resolver.isDeclaredOnce(pop.owner)
        else { return nil }
        let guards = GuardedPlaces(evidence, pop, screens, flags)
        // Where no other view calls it, whoever makes those is out of sight.
        let running = calls.filter { !($0.caller.map(screens.isNeverMade) ?? false) }
        guard !(running.isEmpty ? calls : running).allSatisfy({ screens.runsOnPath($0, guards) }),
          !SourceRole.isTest(file, imports: evidence.project.names.imports(of: file))
        else { return nil }
        var finding = RouteFinding.warning(
          pop.range, "crash-on-transition",
          "'\(pop.function)' of '\(pop.owner)' traps when '\(pop.path)' is empty; guard with 'isEmpty'")
        finding.fixes = guarding(pop)
        return (file, finding)
      }
    }
  }

  /// What a protocol lends to its types, perhaps nobody calls.
  private static func isForProtocol(_ call: EnumPathMethodCall, _ resolver: Resolver) -> Bool {
    guard let caller = call.caller, resolver.info(caller).isProtocol else { return false }
    return !resolver.info(caller).frameworkSupertypes.contains("View")
  }

  private static func guarding(_ pop: EnumPathPop) -> [Fix] {
    guard let (range, path) = pop.statement else { return [] }
    func insertion(_ text: String, at offset: Int) -> TextEdit {
      TextEdit(Location(pop.file, TextRange(offset, offset)), newText: text)
    }
    return [
      Fix(
        title: "Guard with 'isEmpty'",
        edits: [insertion("if !\(path).isEmpty { ", at: range.start), insertion(" }", at: range.end)],
        isPreferred: true)
    ]
  }
}

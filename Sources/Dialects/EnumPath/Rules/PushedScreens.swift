/// Types whose code runs on pushed screens alone, or behind a look at the path: there the path is not empty.

import Facts
import RouteGraph
import Semantics
import SourceText

struct PushedScreens {
  private let constructions: [NominalID: [Composition.Construction]]
  /// Branches that show what is only ever pushed, as far as anybody knows, by file.
  private let branches: [FileID: [TextRange]]
  private let resolver: Resolver

  init(_ evidence: EnumPathEvidence) {
    resolver = evidence.resolver
    constructions = Dictionary(grouping: evidence.composition.constructions, by: \.type)
    let moved = PushedScreens.moved(evidence)
    let pushed = evidence.allBranches.values.joined().filter { branch in
      guard evidence.model.routes[branch.owner]?.isSlot == false, !branch.cases.isEmpty else { return false }
      return branch.cases.allSatisfy { name in
        let usage = evidence.usage(of: branch.owner, name)
        // What nobody constructs is never shown.
        return usage.kinds.isSubset(of: [.push, .set])
          && usage.ownConstructions <= usage.given + (moved[branch.owner]?[name] ?? 0)
      }
    }
    branches = Dictionary(grouping: pushed, by: \.file).mapValues { $0.map(\.extent) }
  }

  /// How often code puts a case onto a path.
  private static func moved(_ evidence: EnumPathEvidence) -> [NominalID: [String: Int]] {
    // A value that can lead to several routes names its outer cases once.
    var places: [NominalID: [String: Set<Location>]] = [:]
    // What is worked out elsewhere is made there.
    for transition in evidence.transitions where transition.isPartOfApp && !transition.isWorkedOut {
      // Cases that a function makes of what it is given are named there, not at its calls.
      for hop in transition.reading.named.dropFirst(transition.wrapped?.cases ?? 0) {
        places[hop.owner, default: [:]][hop.name, default: []].insert(Location(transition.file, hop.range))
      }
    }
    return places.mapValues { $0.mapValues(\.count) }
  }

  /// Whether a call stands in what is shown of a pushed route or behind a guard, or in a type that is made there alone.
  func runsOnPath(_ call: EnumPathMethodCall, _ guards: GuardedPlaces) -> Bool {
    guards.contain(call.location, of: call.caller) || isOnPath(call.caller, guards)
  }

  private func isOnPath(_ type: NominalID?, _ guards: GuardedPlaces) -> Bool {
    type.map { isMade($0) { guards.contain($0.location, of: $0.owner) } } ?? false
  }

  /// Whether code belongs to a type that is made in the content of pushed screens alone, or in such code.
  func hold(_ place: Location, beside code: BranchCode) -> Bool {
    type(around: place).map { isMade($0) { show($0.location) || code.contains($0.location) } } ?? false
  }

  /// The innermost whose declaration, or an extension of which, holds a place.
  func type(around place: Location) -> NominalID? {
    let entries = resolver.names.types(of: place.file) + resolver.names.extensions(of: place.file)
    let around = entries.filter { $0.node.range.contains(place.range) }
    let entry = around.max { $0.node.range.start < $1.node.range.start }
    return entry.flatMap { resolver.extent(of: $0)?.id }
  }

  /// A view that nobody makes, but for previews, as far as anybody sees: what it calls, nobody calls.
  func isNeverMade(_ view: NominalID) -> Bool {
    resolver.info(view).frameworkSupertypes.contains("View") && resolver.isDeclaredOnce(view)
      && (constructions[view] ?? []).allSatisfy(isPreview)
  }

  /// A view that previews show and the app does not: nobody else makes it, but for views of which that holds.
  func isOnlyPreviewed(_ view: NominalID) -> Bool {
    var seen: Set<NominalID> = [view]
    var pending = [view]
    while let next = pending.popLast() {
      let made = constructions[next] ?? []
      guard resolver.info(next).frameworkSupertypes.contains("View"), resolver.isDeclaredOnce(next), !made.isEmpty
      else { return false }
      for maker in made where !isPreview(maker) {
        // What makes itself, others ask for it: `RootView.make()`.
        guard let owner = maker.owner, owner != next else { return false }
        if seen.insert(owner).inserted { pending.append(owner) }
      }
    }
    return true
  }

  /// Whether a type is made in such places and nowhere else, or in types of which that holds. Previews do not count. Of
  /// several types of one name, nobody knows who makes which.
  private func isMade(_ type: NominalID, only isThere: (Composition.Construction) -> Bool) -> Bool {
    var seen: Set<NominalID> = [type]
    var pending = [type]
    while let next = pending.popLast() {
      guard resolver.isDeclaredOnce(next) else { return true }
      let makers = (constructions[next] ?? []).filter { !isPreview($0) }
      guard !makers.isEmpty else { return false }
      for maker in makers where !isThere(maker) {
        guard let owner = maker.owner else { return false }
        if seen.insert(owner).inserted { pending.append(owner) }
      }
    }
    return true
  }

  func show(_ place: Location) -> Bool {
    branches[place.file]?.contains { $0.contains(place.range) } ?? false
  }

  /// What stands at the top level of a file with types is a `#Preview`, but for what a function makes.
  private func isPreview(_ construction: Composition.Construction) -> Bool {
    guard let owner = construction.owner else {
      return construction.member.isEmpty && !construction.location.file.path.hasSuffix("main.swift")
    }
    return SourceRole.isPreview(owner, resolver)
  }
}

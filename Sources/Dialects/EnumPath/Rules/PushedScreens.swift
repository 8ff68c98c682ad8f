/// Types whose code runs on pushed screens alone, or behind a look at the path: there the path is not empty.

import RouteGraph
import Semantics
import SourceText

struct PushedScreens {
  private let constructions: [NominalID: [Composition.Construction]]
  /// Branches that show what is only ever pushed, by file.
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
        return usage.kinds.isSubset(of: [.push, .set]) && usage.constructions > 0
          && usage.constructions == moved[branch.owner]?[name]
      }
    }
    branches = Dictionary(grouping: pushed, by: \.file).mapValues { $0.map(\.extent) }
  }

  /// How often code puts a case onto a path.
  private static func moved(_ evidence: EnumPathEvidence) -> [NominalID: [String: Int]] {
    // A value that can lead to several routes names its outer cases once.
    var places: [NominalID: [String: Set<Location>]] = [:]
    for transition in evidence.transitions {
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

  /// Whether a type is made in the content of pushed screens, or behind a guard, and nowhere else. Previews do not count.
  /// Of several types of one name, nobody knows who makes which.
  private func isOnPath(_ type: NominalID?, _ guards: GuardedPlaces) -> Bool {
    guard let type else { return false }
    var seen: Set<NominalID> = [type]
    var pending = [type]
    while let next = pending.popLast() {
      guard resolver.isDeclaredOnce(next) else { return true }
      let makers = (constructions[next] ?? []).filter { !isPreview($0) }
      guard !makers.isEmpty else { return false }
      for maker in makers where !guards.contain(maker.location, of: maker.owner) {
        guard let owner = maker.owner else { return false }
        if seen.insert(owner).inserted { pending.append(owner) }
      }
    }
    return true
  }

  func show(_ place: Location) -> Bool {
    branches[place.file]?.contains { $0.contains(place.range) } ?? false
  }

  /// What stands at the top level of a file with types is a `#Preview`.
  private func isPreview(_ construction: Composition.Construction) -> Bool {
    guard let owner = construction.owner else { return !construction.location.file.path.hasSuffix("main.swift") }
    return SourceRole.isPreview(owner, resolver)
  }
}

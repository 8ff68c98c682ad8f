/// Deep links that are executed: what the product says about a chain is what happens when it runs.

import Foundation
import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct DeepLinkOracleTests {
  /// Of this run; `SIGNALBOX_SEED` repeats another.
  static let seed: UInt64 =
    ProcessInfo.processInfo.environment["SIGNALBOX_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1_000_000)

  @Test(arguments: 0..<10) func verdictsAgreeWithExecution(part: Int) {
    let seed = Self.seed &+ UInt64(part)
    let world = CoordinatorWorld(seed: seed, chains: 120)
    let differences = Self.differences(world)
    #expect(differences.isEmpty, "SIGNALBOX_SEED=\(seed)\n\(differences.prefix(10).joined(separator: "\n"))")
  }

  /// A generator that never fails, or never finishes, proves nothing.
  @Test func chainsEndInEveryWay() {
    var counts = (finished: 0, unreachable: 0, stalled: 0)
    for part in 0..<16 {
      let world = CoordinatorWorld(seed: Self.seed &+ UInt64(part), chains: 120)
      for index in world.chains.indices {
        switch world.outcomes(of: index)[0] {
        case .finished: counts.finished += 1
        case .unreachable: counts.unreachable += 1
        case .stalled: counts.stalled += 1
        }
      }
    }
    #expect(counts.finished > 40 && counts.unreachable > 40 && counts.stalled > 10, "SIGNALBOX_SEED=\(Self.seed)")
  }

  @Test func generatedWorldsCompile() throws {
    let world = CoordinatorWorld(seed: Self.seed, chains: 120)
    let complaints = try SwiftCompiler().complaints(about: [("World.swift", world.source)])
    #expect(complaints.isEmpty, "SIGNALBOX_SEED=\(Self.seed)\n\(complaints.map(\.description).joined(separator: "\n"))")
  }

  // MARK: Comparison

  private static func differences(_ world: CoordinatorWorld) -> [String] {
    let text = world.source
    let file = FileID("World.swift")
    let snapshot = Snapshot(files: [file: SourceFile(text: Array(text.utf8))])
    let lines = LineIndex(Array(text.utf8))
    let source = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var found: [Int: [(position: Int, code: String)]] = [:]
    for diagnostic in snapshot.diagnostics
    where ["deep-link-unreachable", "deep-link-fragile", "stalled-transition"].contains(diagnostic.code) {
      let line = lines.line(of: diagnostic.location.range.start) + 1
      guard line >= CoordinatorWorld.firstChainLine else { continue }
      let before = source[line - 1].utf8.prefix(
        diagnostic.location.range.start - lines.contentRange(ofLine: line - 1).start)
      let position =
        String(decoding: before, as: UTF8.self).split(separator: ",", omittingEmptySubsequences: false).count - 1
      found[line - CoordinatorWorld.firstChainLine, default: []].append((position, diagnostic.code))
    }
    return world.chains.indices.compactMap { index in
      let outcomes = world.outcomes(of: index)
      guard let difference = difference(world.chains[index].links, outcomes, found[index] ?? []) else { return nil }
      return "\(difference): \(source[CoordinatorWorld.firstChainLine + index - 1]) -- \(outcomes)"
    }
  }

  /// What the product should have said and did not, or the reverse.
  private static func difference(
    _ links: [CoordinatorWorld.Link], _ outcomes: [OracleOutcome], _ found: [(position: Int, code: String)]
  ) -> String? {
    let errors = found.filter { $0.code == "deep-link-unreachable" }.map(\.position)
    let stalls = found.filter { $0.code == "stalled-transition" }.map(\.position)
    if outcomes.contains(.finished), !errors.isEmpty { return "a chain that runs is called an error" }
    guard outcomes[0] == outcomes[1] else {
      if let error = errors.first, !outcomes.contains(.unreachable(error)) { return "an error where none happens" }
      return nil
    }
    switch outcomes[0] {
    case .finished: return stalls.isEmpty ? nil : "a chain that runs is said to stall"
    case .unreachable(let position): return errors == [position] ? nil : "an unreachable route is not found (\(found))"
    case .stalled(let position):
      if !errors.isEmpty { return "an error behind a stall" }
      return position == links.count - 1 || stalls == [position] ? nil : "a stall is not found (\(found))"
    }
  }
}

/// Random workspaces: a graph of coordinators, and call sites of which it is known whether they compile.

import TestSupport

/// One call, alone on its line.
struct GeneratedSite {
  var line: Int
  var text: String
  /// Nil if the call is legal.
  var defect: GeneratedDefect?
}

struct GeneratedWorkspace {
  var path: String
  var text: String
  var sites: [GeneratedSite]

  var brokenLines: Set<Int> { Set(sites.filter { $0.defect != nil }.map(\.line)) }
}

struct CoordinatorGenerator {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Every second site is broken, and every kind of mistake comes up equally often.
  mutating func makeWorkspace(path: String = "Generated.swift", sites count: Int = 150) -> GeneratedWorkspace {
    let graph = GeneratedGraph(using: &random)
    var lines = graph.declarations
    var sites: [GeneratedSite] = []
    var attempts = 0
    while sites.count < count, attempts < count * 50 {
      attempts += 1
      let defects = GeneratedDefect.allCases
      let defect = sites.count % 2 == 0 ? nil : defects[(sites.count / 2) % defects.count]
      let start = Int.random(in: graph.coordinators.indices, using: &random)
      let receiver = GeneratedReceiver(
        on: graph.coordinators[start], index: start, number: sites.count, using: &random)
      guard let (setup, statement) = makeStatement(graph, receiver.chain, defect) else { continue }
      lines += receiver.opening + setup
      lines.append("  " + statement)
      sites.append(GeneratedSite(line: lines.count, text: statement, defect: defect))
      lines += receiver.closing
    }
    return GeneratedWorkspace(path: path, text: lines.joined(separator: "\n") + "\n", sites: sites)
  }

  private mutating func makeStatement(
    _ graph: GeneratedGraph, _ start: GeneratedChain, _ defect: GeneratedDefect?
  ) -> (setup: [String], statement: String)? {
    var chain = start
    let hops = defect == .missingChild ? 1 : Int.random(in: 0...2, using: &random)
    for _ in 0..<hops {
      guard let next = graph.step(graph.openingWrappers(chain), using: &random) else { return nil }
      chain = next
    }
    if defect == .missingChild {
      guard chain.wrappers > 0 else { return nil }
      chain.text += random.chance(30) ? String(repeating: "child.", count: chain.wrappers - 1) : ""
    } else {
      chain = graph.openingWrappers(chain)
    }
    let kind = defect == .missingChild ? nil : defect
    let made = kind.map { graph.brokenCall($0, chain, using: &random) } ?? graph.validCall(chain, using: &random)
    guard let call = made else { return nil }
    return (call.setup, chain.statement(call.text, throwing: call.canThrow))
  }
}

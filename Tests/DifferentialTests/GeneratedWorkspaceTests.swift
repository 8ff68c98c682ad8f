/// The generator knows what compiles: otherwise it could not judge anybody.

import Foundation
import TestSupport
import Testing

/// The seed of this run; `SIGNALBOX_SEED` repeats another.
let generatorSeed: UInt64 =
  ProcessInfo.processInfo.environment["SIGNALBOX_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1_000_000)

@Suite struct GeneratedWorkspaceTests {
  @Test(arguments: 0..<4) func compilerAgreesWithConstruction(part: Int) throws {
    let seed = generatorSeed &+ UInt64(part)
    var generator = CoordinatorGenerator(seed: seed)
    let workspace = generator.makeWorkspace()
    #expect(workspace.sites.count == 150, "seed \(seed)")
    let complaints = try SwiftCompiler().complaints(about: [(workspace.path, workspace.text)])
    let broken = workspace.brokenLines
    let differences = disagreements(in: workspace, of: { _ in broken }, with: complaints)
    #expect(differences.isEmpty, "SIGNALBOX_SEED=\(seed)\n\(differences.joined(separator: "\n"))")
    let ours = disagreements(in: workspace, of: signalboxCompileErrors, with: complaints)
    #expect(ours.isEmpty, "SIGNALBOX_SEED=\(seed)\n\(ours.joined(separator: "\n"))")
  }

  @Test func everyMistakeIsMade() {
    var generator = CoordinatorGenerator(seed: generatorSeed)
    let made = generator.makeWorkspace().sites.compactMap(\.defect)
    for defect in GeneratedDefect.allCases {
      #expect(made.filter { $0 == defect }.count >= 4, "\(defect), SIGNALBOX_SEED=\(generatorSeed)")
    }
  }

  @Test func oneSeedIsOneWorkspace() {
    var first = CoordinatorGenerator(seed: 7)
    var second = CoordinatorGenerator(seed: 7)
    #expect(first.makeWorkspace().text == second.makeWorkspace().text)
    #expect(first.makeWorkspace().text != CoordinatorGenerator(seed: 8).firstText)
  }

  @Test func disagreementsNameBothSides() {
    let text = "let a = 1\n  c.route(to: \\.gone)\n  c.route(to: \\.there)\n"
    let workspace = GeneratedWorkspace(path: "A.swift", text: text, sites: [])
    let complaint = SwiftCompiler.Complaint(path: "A.swift", line: 2, column: 16, message: "no member 'gone'")
    #expect(
      disagreements(in: workspace, of: { _ in [3] }, with: [complaint]) == [
        "missed: A.swift:2:  c.route(to: \\.gone)\n    16: no member 'gone'",
        "false alarm: A.swift:3:  c.route(to: \\.there)",
      ])
    #expect(disagreements(in: workspace, of: { _ in [2] }, with: [complaint]).isEmpty)
  }
}

extension CoordinatorGenerator {
  fileprivate var firstText: String {
    var copy = self
    return copy.makeWorkspace().text
  }
}

/// Trigger sites that the compiler judges: the product calls exactly those lines errors that the compiler refuses.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct TriggerSiteTests {
  @Test(arguments: 0..<3) func compilerAgrees(part: Int) throws {
    let seed = DeepLinkOracleTests.seed &+ UInt64(part)
    var generator = TriggerSiteGenerator(seed: seed)
    let text = generator.makeSource(sites: 150)
    let refused = Set(try SwiftCompiler().complaints(about: [("Sites.swift", text)]).map(\.line))
    let file = FileID("Sites.swift")
    let snapshot = Snapshot(files: [file: SourceFile(text: Array(text.utf8))])
    let lines = LineIndex(Array(text.utf8))
    let compileClass: Set<String> = ["unknown-route", "broken-chain", "input-mismatch", "wrong-receiver"]
    let suspected = Set(
      snapshot.diagnostics.filter { $0.severity == .error && compileClass.contains($0.code) }
        .map { lines.line(of: $0.location.range.start) + 1 })
    let source = text.split(separator: "\n", omittingEmptySubsequences: false)
    let differences = suspected.symmetricDifference(refused).sorted().map { line in
      (refused.contains(line) ? "missed: " : "false alarm: ") + source[line - 1]
    }
    #expect(differences.isEmpty, "SIGNALBOX_SEED=\(seed)\n\(differences.joined(separator: "\n"))")
    #expect(refused.count > 20, "SIGNALBOX_SEED=\(seed)")
  }
}

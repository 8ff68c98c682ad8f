/// A text that is damaged gives no false alarm.

import Extraction
import Facts
import Foundation
import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

/// What is said of the damaged workspace is said of the whole one, too, in the same line. Else it stands in the damaged
/// lines; no error may be anywhere else. A warning or hint may also stand in the function, property or case that was
/// damaged; and that nobody uses something, if no more than that one use was damaged.
@Suite struct DamageTests {
  private static let seeds: [UInt64] = {
    if let seed = ProcessInfo.processInfo.environment["SIGNALBOX_SEED"].flatMap(UInt64.init) { return [seed] }
    return [1, 2]
  }()

  @Test(arguments: DialectFixture.folders.map(\.name), seeds)
  func damagedFixturesGiveNothingNew(_ folder: String, _ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for named in DialectFixture.all where named.folder == folder && !named.fixture.directives.isUnfinished {
      let files = named.fixture.files.filter { $0.id.path.hasSuffix(".swift") }
      let workspace = Undamaged(named.snapshot, name: "\(named.testDescription), SIGNALBOX_SEED=\(seed)")
      for file in [files.randomElement(using: &random), named.prelude.files.first].compactMap(\.self) {
        workspace.expectNothingNew(of: TextDamage(file.text, &random), in: file.id)
      }
    }
  }

  @Test(arguments: SampleWorkspace.names, seeds)
  func damagedSamplesGiveNothingNew(_ name: String, _ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let sample = try SampleWorkspace("SampleWorkspaces/\(name)")
    let workspace = Undamaged(Snapshot(sample), name: "\(name), SIGNALBOX_SEED=\(seed)")
    for _ in 0..<4 {
      for (path, text) in sample.files {
        workspace.expectNothingNew(of: TextDamage(text, &random), in: FileID(path))
      }
    }
  }
}

private struct Undamaged {
  let snapshot: Snapshot
  let name: String
  let said: Set<Said>

  init(_ snapshot: Snapshot, name: String) {
    self.snapshot = snapshot
    self.name = name
    said = Set(snapshot.diagnostics.map { Said($0, in: snapshot) })
  }

  func expectNothingNew(of damage: TextDamage?, in file: FileID) {
    guard let damage else { return }
    let bytes = Array(damage.text.utf8)
    // What can be read as a whole is another program, and the compiler may refuse it as well.
    if damage.kind.mayLeaveWhole, extractFacts(from: bytes, bodies: .all).problems.isEmpty { return }
    // A whole extension that is gone leaves no trace.
    if damage.hidesExtension { return }
    let damaged = snapshot.updating([file: SourceFile(text: bytes)])
    let isSmall = hasClosedBrackets(bytes)
    for finding in damaged.diagnostics where !(isSmall && finding.claimsAbsence) {
      let line = damaged.file(finding.location.file)?.lines.line(of: finding.location.range.start) ?? 0
      let mayBeIn = finding.severity == .error ? damage.lines : damage.holder
      if finding.location.file == file, mayBeIn.contains(line) { continue }
      if said.contains(Said(finding, in: damaged)) { continue }
      Issue.record(
        """
        \(name): \(damage.kind) in \(file):\(damage.lines.lowerBound + 1) '\(damage.line)' gives \
        \(finding.location.file):\(line + 1) \(finding.severity) \(finding.code) \(finding.message)
        """)
    }
  }
}

/// A finding without what a damage elsewhere may change of it.
private struct Said: Hashable {
  var file: FileID
  var severity: Severity
  var line: String

  init(_ finding: Diagnostic, in snapshot: Snapshot) {
    file = finding.location.file
    severity = finding.severity
    let source = snapshot.file(file)
    let number = source?.lines.line(of: finding.location.range.start) ?? 0
    line = source.map { $0.string($0.lines.contentRange(ofLine: number)) } ?? ""
  }
}

/// An update answers as a fresh start would, whatever was edited.

import Foundation
import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct IncrementalTests {
  private static let seeds: [UInt64] = {
    if let seed = ProcessInfo.processInfo.environment["SIGNALBOX_SEED"].flatMap(UInt64.init) { return [seed] }
    return (0..<3).map { _ in UInt64.random(in: 0..<1_000_000) }
  }()

  @Test(arguments: seeds) func updatesEqualFreshStarts(_ seed: UInt64) throws {
    var edits = RandomEdits(try SampleTexts.everything(), seed: seed)
    var files = edits.texts.mapValues { SourceFile(text: Array($0.utf8)) }
    var snapshot = Snapshot(files: files)
    #expect(snapshot.transitions.count { $0.status == .resolved } > 25)
    var log: [String] = []
    for step in 0..<110 {
      var changes: [FileID: SourceFile?] = [:]
      for _ in 0..<(step % 10 == 9 ? 3 : 1) {
        let (name, touched) = edits.edit()
        log.append(name)
        for file in touched { changes[file] = edits.texts[file].map { SourceFile(text: Array($0.utf8)) } }
      }
      for (file, content) in changes { files[file] = content }
      snapshot = snapshot.updating(changes)
      let asked = step % 25 == 24 ? files.keys.sorted() : changes.keys.sorted()
      if let difference = difference(between: snapshot, and: Snapshot(files: files), asking: asked) {
        Issue.record("SIGNALBOX_SEED=\(seed), edit \(step): \(log.suffix(4))\n\(difference)")
        return
      }
    }
  }
}

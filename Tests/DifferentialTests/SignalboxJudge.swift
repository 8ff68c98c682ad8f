/// Signalbox's opinion about which lines compile.

import IDE
import RouteGraph
import SourceText
import TestSupport

/// Lines, from 1, of the first file that carry a finding of the compile class.
func signalboxCompileErrors(files: [(path: String, text: String)]) -> Set<Int> {
  guard let judged = files.first else { return [] }
  let snapshot = Snapshot(texts: Dictionary(files.map { (FileID($0.path), $0.text) }) { first, _ in first })
  guard let source = snapshot.file(FileID(judged.path)) else { return [] }
  let findings = snapshot.diagnostics(of: FileID(judged.path)).filter {
    $0.severity == .error && compileClassCodes.contains($0.code)
  }
  return Set(findings.map { source.lines.line(of: $0.location.range.start) + 1 })
}

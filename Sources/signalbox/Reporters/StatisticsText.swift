/// `check --statistics`: counts for each code, and the files that took longest to read.

import IDE
import RouteGraph
import SourceText

func statisticsText(_ findings: [Diagnostic], _ snapshot: Snapshot) -> String {
  let counts = Dictionary(grouping: findings, by: \.code).mapValues(\.count)
  let byCount = counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
  var text = byCount.isEmpty ? "" : "Findings by code:\n" + table(byCount.map { ["  \($0.key)", "\($0.value)"] })
  let slowest = slowestFiles(of: snapshot, count: 10)
  if slowest.isEmpty { return text }
  text += "Slowest files to read:\n"
  return text
    + table(slowest.map { ["  \($0.file.path)", "\(milliseconds($0.duration)) ms", "\($0.size) bytes"] })
}

/// Reads every file once more, one after the other: in the run itself they are read side by side, which says little
/// about each.
private func slowestFiles(
  of snapshot: Snapshot, count: Int
) -> [(file: FileID, duration: Duration, size: Int)] {
  let clock = ContinuousClock()
  let measured = snapshot.fileIDs.compactMap { id -> (file: FileID, duration: Duration, size: Int)? in
    guard let source = snapshot.file(id) else { return nil }
    let duration = clock.measure { snapshot.readAgain(id) }
    return (id, duration, source.text.count)
  }
  return Array(measured.sorted { ($1.duration, $0.file) < ($0.duration, $1.file) }.prefix(count))
}

private func milliseconds(_ duration: Duration) -> String {
  let hundredths = Int((duration / .milliseconds(1) * 100).rounded())
  return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
}

/// `check --format jsonl`: one JSON object a line.

import JSON

struct JSONLinesReporter: CheckReporter {
  let name = "jsonl"

  func bytes(_ report: CheckReport) throws -> [UInt8] {
    var bytes: [UInt8] = []
    for finding in report.diagnostics {
      bytes += try jsonBytes(object([("type", "diagnostic")] + diagnosticMembers(finding, report.places)))
    }
    return try bytes + jsonBytes(object([("type", "summary")] + summaryMembers(report)))
  }
}

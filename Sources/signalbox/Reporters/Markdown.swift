/// `check --format markdown`: a table for a pull request.

import IDE
import RouteGraph
import SourceText

struct MarkdownReporter: CheckReporter {
  let name = "markdown"

  /// Longer tables are refused or folded where they are shown.
  private static var rowLimit: Int { 200 }

  func bytes(_ report: CheckReport) -> [UInt8] {
    if report.total == 0 { return Array("No findings in \(count(report.summary.files, "file")).\n".utf8) }
    let isShort = report.total <= MarkdownReporter.rowLimit
    let table = isShort ? findings(report) : codes(report)
    let severities = Severity.allCases.map { "\(report.count(of: $0)) \($0.name)" }.joined(separator: ", ")
    return Array("\(table)\n\(count(report.total, "finding")): \(severities)\n".utf8)
  }

  private func findings(_ report: CheckReport) -> String {
    var text = "| severity | place | finding | code |\n| --- | --- | --- | --- |\n"
    for finding in report.diagnostics {
      let place = markdownEscaped(report.places.text(finding.location))
      text += "| \(finding.severity.name) | \(place) | \(markdownEscaped(finding.message)) | `\(finding.code)` |\n"
    }
    return text
  }

  private func codes(_ report: CheckReport) -> String {
    var text = "| code | findings |\n| --- | ---: |\n"
    for (code, counts) in report.countsByCode.sorted(by: { $0.key < $1.key }) {
      text += "| `\(code)` | \(counts.values.reduce(0, +)) |\n"
    }
    return text
  }
}

/// In a cell of a table. An attribute's name must not call a person of that name.
private func markdownEscaped(_ text: String) -> String {
  singleLine(text).unicodeScalars.map { scalar in
    switch scalar {
    case "\\", "`", "|", "*", "_", "[", "]", "~", "#": "\\\(scalar)"
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    case "@": "@<!-- -->"
    default: String(scalar)
    }
  }.joined()
}

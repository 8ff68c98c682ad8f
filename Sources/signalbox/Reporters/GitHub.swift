/// `check --format github`: workflow commands that become annotations of a pull request.

import RouteGraph
import SourceText

struct GitHubReporter: CheckReporter {
  let name = "github"

  /// What a step may show of each level; the rest stays in the log.
  private static var annotationLimit: Int { 10 }

  func bytes(_ report: CheckReport) -> [UInt8] {
    var text = ""
    var levels: [String: Int] = [:]
    for finding in report.diagnostics {
      let level = level(of: finding.severity)
      levels[level, default: 0] += 1
      let start = report.places.start(of: finding.location)
      let end = report.places.place(of: finding.location.range.end, in: finding.location.file)
      let properties = [
        ("file", finding.location.file.path), ("line", "\(start.line)"), ("col", "\(start.column)"),
        ("endLine", "\(end.line)"), ("endColumn", "\(end.column)"), ("title", finding.code),
      ]
      let list = properties.map { "\($0)=\(propertyEscaped($1))" }.joined(separator: ",")
      text += "::\(level) \(list)::\(messageEscaped(finding.message))\n"
    }
    let hidden = levels.values.reduce(0) { $0 + max(0, $1 - GitHubReporter.annotationLimit) }
    if hidden > 0 {
      text += "GitHub shows \(GitHubReporter.annotationLimit) annotations of a level; \(hidden) more are in this log.\n"
    }
    return Array(text.utf8)
  }

  private func level(of severity: Severity) -> String { severity <= .warning ? severity.name : "notice" }
}

private func messageEscaped(_ text: String) -> String {
  escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
}

private func propertyEscaped(_ text: String) -> String {
  escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
}

private func escaped(_ text: String, _ replacements: [Unicode.Scalar: String]) -> String {
  text.unicodeScalars.map { replacements[$0] ?? String($0) }.joined()
}

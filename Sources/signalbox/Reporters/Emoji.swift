/// `check --format emoji`: short lines under their files, for chats.

import RouteGraph
import SourceText

struct EmojiReporter: CheckReporter {
  let name = "emoji"

  func bytes(_ report: CheckReport) -> [UInt8] {
    if report.diagnostics.isEmpty { return Array("✅ No findings\n".utf8) }
    let groups = report.byFile.map { file, findings in
      printable(file.path) + "\n" + findings.map { line($0, report.places) }.joined()
    }
    return Array(groups.joined(separator: "\n").utf8)
  }

  private func line(_ finding: Diagnostic, _ places: Places) -> String {
    let sign =
      switch finding.severity {
      case .error: "⛔️"
      case .warning: "⚠️"
      case .information: "ℹ️"
      case .hint: "💡"
      }
    return "\(sign) Line \(places.start(of: finding.location).line): \(singleLine(finding.message)) (\(finding.code))\n"
  }
}

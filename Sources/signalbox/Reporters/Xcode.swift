/// `check --format xcode`: lines that Xcode turns into issues of the build.

import RouteGraph
import SourceText
import Workspace

struct XcodeReporter: CheckReporter {
  let name = "xcode"

  /// Xcode shows a note beside its line, which is what information and hints want.
  func bytes(_ report: CheckReport) -> [UInt8] {
    let lines = report.diagnostics.map { finding -> String in
      let (line, column) = report.places.start(of: finding.location)
      let kind = finding.severity <= .warning ? finding.severity.name : "note"
      let path = printable(join(report.root, finding.location.file.path))
      return "\(path):\(line):\(column): \(kind): \(singleLine(finding.message)) (\(finding.code))\n"
    }
    return Array(lines.joined().utf8)
  }
}

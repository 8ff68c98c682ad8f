/// `check --format checkstyle`, which Jenkins and many other services read.

import GraphPictures
import RouteGraph
import SourceText

struct CheckstyleReporter: CheckReporter {
  let name = "checkstyle"

  func bytes(_ report: CheckReport) -> [UInt8] {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for (file, findings) in report.byFile {
      text += "  <file name=\"\(markupEscaped(file.path))\">\n"
      for finding in findings {
        let (line, column) = report.places.start(of: finding.location)
        let severity = finding.severity <= .warning ? finding.severity.name : "info"
        text += "    <error line=\"\(line)\" column=\"\(column)\" severity=\"\(severity)\""
        text += " message=\"\(markupEscaped(finding.message))\" source=\"signalbox.\(markupEscaped(finding.code))\"/>\n"
      }
      text += "  </file>\n"
    }
    return Array((text + "</checkstyle>\n").utf8)
  }
}

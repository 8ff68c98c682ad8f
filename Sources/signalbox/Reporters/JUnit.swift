/// `check --format junit`: a suite for each code, a failed case for each finding.

import GraphPictures
import RouteGraph
import SourceText

struct JUnitReporter: CheckReporter {
  let name = "junit"

  /// Services call a file without cases empty, so a clean run has one that passes.
  func bytes(_ report: CheckReport) -> [UInt8] {
    let suites = Dictionary(grouping: report.diagnostics, by: \.code).sorted { $0.key < $1.key }
    let count = report.diagnostics.count
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"signalbox\" tests=\"\(max(1, count))\" failures=\"\(count)\" errors=\"0\">\n"
    for (code, findings) in suites {
      text += opening(code, tests: findings.count, failures: findings.count)
      for finding in findings { text += failedCase(finding, report.places) }
      text += "  </testsuite>\n"
    }
    if suites.isEmpty {
      text += opening("signalbox", tests: 1, failures: 0)
      text += "    <testcase classname=\"signalbox\" name=\"check\"/>\n  </testsuite>\n"
    }
    return Array((text + "</testsuites>\n").utf8)
  }

  private func opening(_ name: String, tests: Int, failures: Int) -> String {
    "  <testsuite name=\"\(markupEscaped(name))\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n"
  }

  private func failedCase(_ finding: Diagnostic, _ places: Places) -> String {
    let place = markupEscaped(places.text(finding.location))
    let message = markupEscaped(finding.message)
    return """
          <testcase classname="\(markupEscaped(finding.location.file.path))" name="\(place)">
            <failure type="\(finding.severity.name)" message="\(message)">\(place): \(message)</failure>
          </testcase>

      """
  }
}

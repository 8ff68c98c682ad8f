/// `check --format sonarqube`: SonarQube's generic import of issues.

import IDE
import JSON
import RouteGraph
import SourceText

struct SonarQubeReporter: CheckReporter {
  let name = "sonarqube"

  func bytes(_ report: CheckReport) throws -> [UInt8] {
    let used = Set(report.diagnostics.map(\.code))
    let rules = explanations.filter { used.contains($0.code) }.map(rule)
    let issues = report.diagnostics.map { issue($0, report.places) }
    return try jsonBytes(object(("rules", .array(rules)), ("issues", .array(issues))), .indented)
  }

  private func rule(_ explanation: Explanation) -> JSONValue {
    let severity = ["error": "HIGH", "warning": "MEDIUM"][explanation.severity] ?? "LOW"
    return object(
      ("id", .string(explanation.code)), ("name", .string(explanation.title)),
      ("description", .string(explanation.meaning + " " + explanation.reason)), ("engineId", "signalbox"),
      ("cleanCodeAttribute", "LOGICAL"),
      ("impacts", .array([object(("softwareQuality", "RELIABILITY"), ("severity", .string(severity)))])))
  }

  private func issue(_ finding: Diagnostic, _ places: Places) -> JSONValue {
    object(
      ("ruleId", .string(finding.code)), ("effortMinutes", 5),
      ("primaryLocation", location(finding.location, finding.message, places)),
      ("secondaryLocations", .array(finding.related.map { location($0.location, $0.message, places) })))
  }

  private func location(_ location: Location, _ message: String, _ places: Places) -> JSONValue {
    object(
      ("message", .string(message)), ("filePath", .string(location.file.path)),
      ("textRange", textRange(location, places)))
  }

  /// Columns count UTF-16 units from 0. The importer refuses empty ranges: they are widened to a character, or to the
  /// line where there is none.
  private func textRange(_ location: Location, _ places: Places) -> JSONValue {
    guard let lines = places.file(location.file)?.lines else { return object(("startLine", 1)) }
    var start = lines.position(of: location.range.start, unit: .utf16)
    var end = lines.position(of: location.range.end, unit: .utf16)
    if start == end {
      let content = lines.contentRange(ofLine: start.line)
      let width = lines.position(of: content.end, unit: .utf16).column
      if width == 0 { return object(("startLine", .integer(start.line + 1))) }
      start.column = min(start.column, width - 1)
      end.column = start.column + 1
    }
    return object(
      ("startLine", .integer(start.line + 1)), ("endLine", .integer(end.line + 1)),
      ("startColumn", .integer(start.column)), ("endColumn", .integer(end.column)))
  }
}

/// `check --format text`, for people: findings, with their source lines where something is wrong.

import IDE
import RouteGraph
import SourceText

struct TextReporter: CheckReporter {
  let name = "text"

  func bytes(_ report: CheckReport) -> [UInt8] { Array(checkText(report, report.palette).utf8) }
}

func checkText(_ report: CheckReport, _ palette: Palette) -> String {
  var text = ""
  for diagnostic in report.diagnostics {
    let severity = diagnostic.severity
    text += palette(.bold, report.places.text(diagnostic.location) + ":") + " "
    text += palette(style(of: severity), severity.name + ":") + " " + palette(.bold, printable(diagnostic.message))
    text += " " + palette(.dim, "[\(diagnostic.code)]") + "\n"
    if severity <= .warning { text += excerpt(of: diagnostic.location, report.places, palette) }
    for related in diagnostic.related {
      text += palette(.bold, report.places.text(related.location) + ":") + " "
      text += palette(.dim, "note:") + " " + printable(related.message) + "\n"
    }
  }
  if report.omitted > 0 { text += "… \(count(report.omitted, "more finding")) left out by --max-diagnostics\n" }
  if !text.isEmpty { text += "\n" }
  return text + summaryLine(report) + "\n"
}

private func style(of severity: Severity) -> Palette.Style {
  switch severity {
  case .error: .red
  case .warning: .yellow
  case .information: .blue
  case .hint: .cyan
  }
}

/// The source line with the range underlined; lines that no terminal shows are left out.
private func excerpt(of location: Location, _ places: Places, _ palette: Palette) -> String {
  guard let source = places.file(location.file) else { return "" }
  let line = source.lines.contentRange(ofLine: source.lines.line(of: location.range.start))
  if line.isEmpty || line.length > 1000 { return "" }
  let start = min(max(location.range.start, line.start), line.end)
  let end = min(max(location.range.end, start), line.end)
  let part = { (from: Int, to: Int) in printable(String(decoding: source.text[from..<to], as: UTF8.self)) }
  let marks = String(repeating: "~", count: displayWidth(part(start, end)))
  let underline = marks.isEmpty ? "^" : marks
  return part(line.start, line.end) + "\n" + blank(part(line.start, start)) + palette(.green, underline) + "\n"
}

/// White space as wide as the text, with its tabs, so that what follows stands at the same place.
private func blank(_ text: String) -> String {
  text.split(separator: "\t", omittingEmptySubsequences: false)
    .map { String(repeating: " ", count: displayWidth($0)) }
    .joined(separator: "\t")
}

/// `2 findings in 31 files: 1 error, 1 hint (9 coordinators, …)`
private func summaryLine(_ report: CheckReport) -> String {
  let summary = report.summary
  let hundredths = Int((min(report.seconds, 1_000_000) * 100).rounded())
  let seconds = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  let known =
    "\(count(summary.coordinators, "coordinator")), \(count(summary.routes, "route")), "
    + "\(summary.transitions.resolved) of \(count(summary.transitions.total, "transition")) resolved, \(seconds) s"
  let files = count(summary.files, "file")
  let accepted = acceptedNote(report)
  if report.total == 0 { return "No findings in \(files): \(accepted)\(known)" }
  let kinds = Severity.allCases.compactMap { severity -> String? in
    let number = report.count(of: severity)
    if number == 0 { return nil }
    return severity == .information ? "\(number) information" : count(number, severity.name)
  }
  let findings = count(report.total, "finding")
  return "\(findings) in \(files): \(kinds.joined(separator: ", ")) (\(accepted)\(known))"
}

/// `2 accepted by comments, 1 by the baseline; `
private func acceptedNote(_ report: CheckReport) -> String {
  let byBaseline = report.accepted.count { $0.source == .baseline }
  let byComments = report.accepted.count - byBaseline
  let parts = [(byComments, "by comments"), (byBaseline, "by the baseline")].filter { $0.0 > 0 }
  guard let first = parts.first else { return "" }
  let rest = parts.dropFirst().map { ", \($0.0) \($0.1)" }.joined()
  return "\(first.0) accepted \(first.1)\(rest); "
}

/// `check --format json`.

import IDE
import JSON
import RouteGraph
import SourceText

struct JSONReporter: CheckReporter {
  let name = "json"

  func bytes(_ report: CheckReport) throws -> [UInt8] { try jsonBytes(checkJSON(report)) }
}

func checkJSON(_ report: CheckReport) -> JSONValue {
  object(
    ("version", jsonVersion), ("root", .string(report.root)),
    ("diagnostics", .array(report.diagnostics.map { object(diagnosticMembers($0, report.places)) })),
    ("summary", object(summaryMembers(report))))
}

func summaryMembers(_ report: CheckReport) -> [(String, JSONValue)] {
  let summary = report.summary
  return [
    ("files", .integer(summary.files)), ("filesParsed", .integer(summary.filesParsed)),
    ("coordinators", .integer(summary.coordinators)), ("routes", .integer(summary.routes)),
    (
      "transitions",
      object(
        ("total", .integer(summary.transitions.total)), ("resolved", .integer(summary.transitions.resolved)),
        ("unresolved", .integer(summary.transitions.unresolved)))
    ),
    ("errors", .integer(report.count(of: .error))), ("warnings", .integer(report.count(of: .warning))),
    // The shape has no number of its own for information.
    ("hints", .integer(report.count(of: .hint) + report.count(of: .information))),
    ("elapsedSeconds", .real((report.seconds * 10_000).rounded() / 10_000)),
  ]
}

func diagnosticMembers(_ diagnostic: Diagnostic, _ places: Places) -> [(String, JSONValue)] {
  places.members(diagnostic.location) + [
    ("severity", .string(diagnostic.severity.name)), ("code", .string(diagnostic.code)),
    ("dialect", .string(diagnostic.dialect)), ("message", .string(diagnostic.message)),
    (
      "related",
      .array(diagnostic.related.map { object(places.members($0.location) + [("message", .string($0.message))]) })
    ),
    ("fixes", .array(diagnostic.fixes.map { fixJSON($0, places) })),
  ]
}

private func fixJSON(_ fix: Fix, _ places: Places) -> JSONValue {
  let edits = fix.edits.map { object(places.members($0.location) + [("newText", .string($0.newText))]) }
  return object(("title", .string(fix.title)), ("edits", .array(edits)))
}

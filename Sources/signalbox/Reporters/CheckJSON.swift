/// `check --format json`.

import IDE
import JSON
import RouteGraph
import SourceText

func checkJSON(_ report: CheckReport) -> JSONValue {
  let summary = report.summary
  return object(
    ("version", jsonVersion), ("root", .string(report.root)),
    ("diagnostics", .array(report.diagnostics.map { diagnosticJSON($0, report.places) })),
    (
      "summary",
      object(
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
        ("elapsedSeconds", .real((report.seconds * 10_000).rounded() / 10_000)))
    ))
}

private func diagnosticJSON(_ diagnostic: Diagnostic, _ places: Places) -> JSONValue {
  object(
    places.members(diagnostic.location) + [
      ("severity", .string(diagnostic.severity.name)), ("code", .string(diagnostic.code)),
      ("dialect", .string(diagnostic.dialect)), ("message", .string(diagnostic.message)),
      (
        "related",
        .array(diagnostic.related.map { object(places.members($0.location) + [("message", .string($0.message))]) })
      ),
      ("fixes", .array(diagnostic.fixes.map { fixJSON($0, places) })),
    ])
}

private func fixJSON(_ fix: Fix, _ places: Places) -> JSONValue {
  let edits = fix.edits.map { object(places.members($0.location) + [("newText", .string($0.newText))]) }
  return object(("title", .string(fix.title)), ("edits", .array(edits)))
}

/// Values for reporters, made by hand so that these tests know nothing of the analysis.

import JSON
import RouteGraph
import SourceText

@testable import IDE
@testable import signalbox

struct Sample {
  var files: [FileID: SourceFile] = [:]

  init(_ texts: [String: String]) {
    for (path, text) in texts { files[FileID(path)] = SourceFile(text: Array(text.utf8)) }
  }

  var places: Places {
    let files = files
    return Places(file: { files[$0] })
  }

  /// Where the first occurrence of a text stands.
  func location(of text: String, in path: String) -> Location {
    let file = FileID(path)
    let bytes = files[file]?.text ?? []
    let needle = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: needle) } ?? 0
    return Location(file, TextRange(start, start + needle.count))
  }

  func report(_ diagnostics: [Diagnostic], seconds: Double = 0.04) -> CheckReport {
    var summary = Summary()
    summary.files = 31
    summary.filesParsed = 20
    summary.coordinators = 9
    summary.routes = 24
    summary.transitions.total = 43
    summary.transitions.resolved = 41
    summary.transitions.unresolved = 2
    return CheckReport(root: "/root", diagnostics: diagnostics, summary: summary, seconds: seconds, places: places)
  }
}

func finding(
  _ location: Location, _ severity: Severity = .error, _ code: String = "unknown-route", _ message: String = "message",
  related: [RelatedInformation] = [], fixes: [Fix] = []
) -> Diagnostic {
  Diagnostic(
    location: location, severity: severity, code: code, dialect: "stinsen", message: message, related: related,
    fixes: fixes)
}

func text(_ value: JSONValue) throws -> String { String(decoding: try writeJSON(value), as: UTF8.self) }

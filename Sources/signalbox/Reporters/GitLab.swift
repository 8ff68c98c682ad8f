/// `check --format gitlab` and `codeclimate`: one format, of which GitLab reads a part.

import IDE
import JSON
import RouteGraph
import SourceText

struct GitLabReporter: CheckReporter {
  let name = "gitlab"

  func bytes(_ report: CheckReport) throws -> [UInt8] {
    let issues = report.fingerprinted.map { finding, fingerprint in
      let line = report.places.start(of: finding.location).line
      let location = object(
        ("path", .string(finding.location.file.path)), ("lines", object(("begin", .integer(line)))))
      return object(issueMembers(finding, fingerprint) + [("location", location)])
    }
    return try jsonBytes(.array(issues), .indented)
  }
}

struct CodeClimateReporter: CheckReporter {
  let name = "codeclimate"

  func bytes(_ report: CheckReport) throws -> [UInt8] {
    let issues = report.fingerprinted.map { finding, fingerprint in
      object(
        [("type", "issue"), ("categories", ["Bug Risk"])] + issueMembers(finding, fingerprint) + [
          ("content", object(("body", .string(content(of: finding.code))))),
          ("location", location(of: finding, report.places)),
        ])
    }
    return try jsonBytes(.array(issues), .indented)
  }

  private func location(of finding: Diagnostic, _ places: Places) -> JSONValue {
    let position = { (offset: Int) -> JSONValue in
      let (line, column) = places.place(of: offset, in: finding.location.file)
      return object(("line", .integer(line)), ("column", .integer(column)))
    }
    let range = finding.location.range
    return object(
      ("path", .string(finding.location.file.path)),
      ("positions", object(("begin", position(range.start)), ("end", position(range.end)))))
  }

  private func content(of code: String) -> String {
    guard let explanation = explanation(of: code) else { return code }
    return explanation.meaning + "\n\n" + explanation.reason
  }
}

private func issueMembers(_ finding: Diagnostic, _ fingerprint: String) -> [(String, JSONValue)] {
  let severity =
    switch finding.severity {
    case .error: "major"
    case .warning: "minor"
    case .information, .hint: "info"
    }
  return [
    ("description", .string(finding.message)), ("check_name", .string(finding.code)),
    ("fingerprint", .string(fingerprint)), ("severity", .string(severity)),
  ]
}

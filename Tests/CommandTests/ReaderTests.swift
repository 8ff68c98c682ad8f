/// Reports before programs that others have written to read them.

import Foundation
import JSON
import RouteGraph
import SourceText
import TestSupport
import Testing

@testable import signalbox

@Suite(.enabled(if: Judge.hasReaders, "`.ci/setup judges` fetches the programs")) struct ReaderTests {
  private func report(_ sample: String) -> CheckReport {
    switch sample {
    case "clean": ReporterSamples.clean
    case "many": ReporterSamples.many(300)
    default: ReporterSamples.everything
    }
  }

  /// Path, line and text of each finding, in order.
  private func expected(_ report: CheckReport, _ text: (Diagnostic) -> String) -> [String] {
    report.diagnostics.map { finding in
      "\(finding.location.file.path):\(report.places.start(of: finding.location).line) \(text(finding))"
    }.sorted()
  }

  private func severity(_ finding: Diagnostic, _ names: [Severity: String]) -> String {
    names[finding.severity] ?? "none"
  }

  /// The report of a sample app, too: with real messages and places.
  private func sampleApp(_ format: String) throws -> (report: String, findings: [JSONValue]) {
    let workspace = try SampleWorkspace("SampleWorkspaces/Stinsen/Parcelbox")
    let terminal = try Terminal(Dictionary(workspace.files.map { ($0.path, $0.text) }) { $1 })
    let json = try parseJSON(Array(try terminal.run("check", "--format", "json").output.utf8))
    return (try terminal.run("check", "--format", format).output, json["diagnostics"]?.arrayValue ?? [])
  }

  @Test(arguments: ["clean", "everything", "many"]) func diffQualityReadsCheckstyle(_ sample: String) throws {
    let report = report(sample)
    let files = try #require(try Judge.understanding(of: output("checkstyle", report), "checkstyle").objectValue)
    let found = files.members.flatMap { file in
      (file.value.arrayValue ?? []).map { finding in
        "\(file.key):\(finding.arrayValue?.first?.integerValue ?? 0) \(finding.arrayValue?.last?.stringValue ?? "")"
      }
    }
    let names: [Severity: String] = [.error: "error", .warning: "warning", .information: "info", .hint: "info"]
    #expect(found.sorted() == expected(report) { "\(severity($0, names)): \($0.message)" })
  }

  @Test(arguments: ["clean", "everything", "many"]) func sarifToolsReadsSARIF(_ sample: String) throws {
    let report = report(sample)
    let records = try Judge.understanding(of: output("sarif", report), "sarif")["records"]?.arrayValue ?? []
    let found = records.map { record in
      let path = record["Location"]?.stringValue?.removingPercentEncoding ?? ""
      let code = record["Code"]?.stringValue ?? ""
      return "\(path):\(record["Line"]?.integerValue ?? 0) \(record["Severity"]?.stringValue ?? "") \(code)"
    }
    let names: [Severity: String] = [.error: "error", .warning: "warning", .information: "note", .hint: "note"]
    #expect(found.sorted() == expected(report) { "\(severity($0, names)) \($0.code)" })
  }

  /// What somebody else makes of our SARIF for Code Climate and GitLab is what we write for them ourselves.
  @Test(arguments: ["gitlab", "codeclimate"]) func anotherWriterAgrees(_ format: String) throws {
    func summary(_ issue: JSONValue) -> [String] {
      let location = issue["location"]
      let line = location?["lines"]?["begin"] ?? location?["positions"]?["begin"]?["line"]
      let members = [issue["check_name"], issue["description"], issue["severity"], location?["path"]]
      return members.map { $0?.stringValue ?? "" } + ["\(line?.integerValue ?? 0)"]
    }
    let theirs = try Judge.understanding(of: try sampleApp("sarif").report, "sarif")["issues"]?.arrayValue ?? []
    let ours = try parseJSON(Array(try sampleApp(format).report.utf8)).arrayValue ?? []
    #expect(ours.count > 5 && ours.map(summary) == theirs.map(summary))
    // What they write beside is what Code Climate asks for; GitLab reads a part.
    let names = Set(theirs.first?.objectValue?.members.map(\.key) ?? [])
    let own = Set(ours.first?.objectValue?.members.map(\.key) ?? [])
    #expect(format == "gitlab" ? own.isSubset(of: names) : own.isSuperset(of: names))
  }

  /// A tool between a linter and GitLab reads the report and gives it back, with the severities that it was told.
  @Test(arguments: ["gitlab", "codeclimate"]) func aToolForGitLabReadsTheReport(_ format: String) throws {
    let (report, findings) = try sampleApp(format)
    let changed = try Judge.understanding(of: report, "gitlab").arrayValue ?? []
    let expected = ["unused-route": "minor", "unknown-route": "info"]
    #expect(changed.count == findings.count)
    for (issue, finding) in zip(changed, findings) {
      let code = finding["code"]?.stringValue ?? ""
      #expect(issue["check_name"]?.stringValue == code && issue["severity"]?.stringValue == expected[code] ?? "major")
      #expect(issue["location"]?["path"] == finding["file"] && issue["description"] == finding["message"])
    }
    // GitLab takes issues with one fingerprint for one issue.
    let fingerprints = changed.compactMap { $0["fingerprint"]?.stringValue }
    #expect(Set(fingerprints).count == findings.count)
  }

  /// A reader that takes everything would prove nothing.
  @Test func readersRefuseWhatIsBroken() throws {
    for (format, right, wrong) in [
      ("checkstyle", " line=\"", " lime=\""), ("checkstyle", "</file>", ""),
      ("sarif", "\"results\":[", "\"results\":7,\"x\":["), ("gitlab", "check_name", "checkname"),
    ] {
      let text = try output(format, ReporterSamples.everything)
      #expect(text.contains(right), "\(format) \(right)")
      #expect(throws: Judge.ReaderFailure.self, "\(format): \(wrong)") {
        try Judge.understanding(of: text.replacingOccurrences(of: right, with: wrong), format)
      }
    }
  }
}

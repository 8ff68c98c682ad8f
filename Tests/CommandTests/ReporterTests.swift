/// What each reporter writes, byte for byte.

import GraphPictures
import IDE
import JSON
import RouteGraph
import SourceText
import TestSupport
import Testing
import Workspace

@testable import signalbox

@Suite struct ReporterTests {
  static let names = ReporterChoice.allValueStrings

  @Test func allAreThere() {
    #expect(
      ReporterTests.names == [
        "text", "xcode", "json", "jsonl", "sarif", "checkstyle", "junit", "github", "gitlab", "codeclimate",
        "sonarqube", "html", "markdown", "emoji", "summary",
      ])
  }

  /// Without what explains the codes, which is held elsewhere.
  private func golden(_ name: String, _ report: CheckReport) throws -> String {
    let text = try output(name, report).replacing(productVersion, with: "VERSION")
    switch name {
    case "sarif":
      return text.replacing(/"rules":\[.*?\]\}\},"columnKind"/, with: #""rules":[]}},"columnKind""#)
        .replacing(#"{"ruleId""#, with: "\n" + #"{"ruleId""#)
    case "sonarqube": return text.replacing(/(?s)"rules": \[.*?\n  \]/, with: #""rules": []"#)
    case "codeclimate": return text.replacing(/"body": ".*"/, with: #""body": """#)
    default: return text
    }
  }

  @Test(arguments: names) func everything(name: String) throws {
    let text = try golden(name, ReporterSamples.everything)
    let problem = difference(of: text, fromGolden: "Goldens/check/\(name).txt")
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test(arguments: names) func nothing(name: String) throws {
    let text = try golden(name, ReporterSamples.clean)
    let problem = difference(of: text, fromGolden: "Goldens/check/\(name)-clean.txt")
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test func acceptedFindingsInSARIF() throws {
    let text = try golden("sarif", ReporterSamples.accepted)
    let problem = difference(of: text, fromGolden: "Goldens/check/sarif-accepted.txt")
    #expect(problem == nil, "\(problem ?? "")")
    var report = ReporterSamples.accepted
    report.showsAccepted = false
    #expect(try !golden("sarif", report).contains("suppressions"))
  }

  @Test(arguments: names.filter { $0 != "text" && $0 != "html" }) func machinesGetNoColour(name: String) throws {
    var report = ReporterSamples.everything
    report.palette = Palette(isColored: true)
    #expect(try output(name, report) == output(name, ReporterSamples.everything))
  }

  @Test func textSaysWhatWasAcceptedAndLeftOut() throws {
    var report = ReporterSamples.accepted
    #expect(
      try output("text", report).hasSuffix(
        "2 findings in 31 files: 1 error, 1 hint (1 accepted by comments, 1 by the baseline; 9 coordinators, "
          + "24 routes, 41 of 43 transitions resolved, 0.04 s)\n"))
    report.counts = ["unknown-route": [.error: 1], "unused-route": [.hint: 4]]
    let cut = try output("text", report)
    #expect(
      cut.contains("\n… 3 more findings left out by --max-diagnostics\n\n5 findings in 31 files: 1 error, 4 hints"))
  }

  @Test func equalFindingsHaveDistinctFingerprints() {
    let fingerprints = ReporterSamples.many(9).fingerprinted.map(\.fingerprint)
    #expect(
      Set(fingerprints).count == 9
        && ReporterSamples.many(12).fingerprinted.map(\.fingerprint).prefix(9) == fingerprints[...])
  }

  // MARK: Limits

  @Test func githubSaysWhatItWillNotShow() throws {
    #expect(try !output("github", ReporterSamples.many(30)).contains("more are in this log"))
    let text = try output("github", ReporterSamples.many(36))
    #expect(text.hasSuffix("\nGitHub shows 10 annotations of a level; 6 more are in this log.\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("::") } == 36)
  }

  @Test func longTablesBecomeCounts() throws {
    #expect(try output("markdown", ReporterSamples.many(200)).split(separator: "\n").count == 203)
    #expect(
      try output("markdown", ReporterSamples.many(201))
        == "| code | findings |\n| --- | ---: |\n| `unused-route` | 201 |\n\n"
        + "201 findings: 67 error, 67 warning, 0 information, 67 hint\n")
  }

  @Test func sarifKeepsTheWorst() throws {
    let bytes = try SARIFReporter(resultLimit: 100).bytes(ReporterSamples.many(103))
    let run = try parseJSON(bytes)["runs"]?.arrayValue?.first
    let results = try #require(run?["results"]?.arrayValue)
    #expect(results.count == 100 && results.count { $0["level"]?.stringValue == "note" } == 35 - 3)
    #expect(String(decoding: bytes, as: UTF8.self).contains(#""text":"3 of 103 results were left out""#))
    #expect(SARIFReporter().resultLimit == 25_000)
  }

  @Test func sarifCutsLocations() throws {
    var report = ReporterSamples.everything
    let note = try #require(report.diagnostics.last?.related.first)
    report.diagnostics[3].related = Array(repeating: note, count: 2000)
    let text = try output("sarif", report)
    #expect(text.contains(#""id":998,"#) && !text.contains(#""id":999,"#))
  }

  @Test func percentEncoding() {
    #expect(percentEncoded("a/B-_.~9 #%?:ü") == "a/B-_.~9%20%23%25%3F%3A%C3%BC")
    #expect(markupEscaped("\u{1}\u{FFFE}\u{1B}<&>\"'\n") == "\u{FFFD}\u{FFFD}\u{FFFD}&lt;&amp;&gt;&quot;&#39;&#10;")
  }
}

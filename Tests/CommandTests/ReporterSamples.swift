/// The reports that every reporter is tried on.

import IDE
import RouteGraph
import SourceText
import Workspace

@testable import signalbox

enum ReporterSamples {
  static let odd = "App/A b#ü 100%.swift"

  static let codes = ["ownership", "unknown-route", "unreachable-route", "unused-route"]

  static var clean: CheckReport {
    var report = Sample([:]).report([])
    report.codes = codes
    return report
  }

  /// One finding of each severity; a message with everything that some format reserves, in two lines; a file name that
  /// needs escaping; emoji before a finding; an empty range; a fix and a note.
  static var everything: CheckReport {
    let sample = Sample([
      "App/Login.swift": "func a() {\n\trouter.route(to: \\.forgotPasword)\n}\n",
      odd: "/* 👩‍👩‍👧 <&> ü */ go(.home, \"x\")\n\n",
    ])
    let typo = sample.location(of: "forgotPasword", in: "App/Login.swift")
    let home = sample.location(of: "home", in: odd)
    let note = RelatedInformation(location: home, message: "'home' <is> declared here")
    let fix = Fix(title: "Replace by 'home' & go", edits: [TextEdit(typo, newText: "home\"")])
    let end = Location(home.file, TextRange(1000, 1000))
    var report = sample.report([
      finding(home, .warning, "ownership", "a <b> & \"c\" 'd' | e % f : g, `h` *i* @j\nin two lines\r\n"),
      finding(home, .information, "unreachable-route", "that"), finding(end, .hint, "unused-route", "at the end"),
      finding(typo, .error, "unknown-route", "no 'forgotPasword'", related: [note], fixes: [fix]),
    ])
    report.codes = codes
    report.identities = identities(report.diagnostics)
    report.problems = [ScanProblem(path: "App/B.swift", message: "not read: permission denied")]
    report.exitCode = 1
    return report
  }

  /// With a baseline, and accepted findings shown.
  static var accepted: CheckReport {
    var report = everything
    let byComment = report.diagnostics.removeFirst()
    let byBaseline = report.diagnostics.removeFirst()
    let identities = report.identities
    report.identities.removeFirst(2)
    report.accepted = [
      AcceptedFinding(finding: byComment, identity: identities[0], source: .comment("on purpose")),
      AcceptedFinding(finding: byBaseline, identity: identities[1], source: .baseline),
    ]
    report.hasBaseline = true
    report.showsAccepted = true
    report.showsAbsolutePaths = false
    return report
  }

  static func many(_ count: Int) -> CheckReport {
    let sample = Sample(["A.swift": "a\nb\n"])
    let place = sample.location(of: "b", in: "A.swift")
    let severities: [Severity] = [.hint, .error, .warning]
    var report = sample.report(
      (0..<count).map { finding(place, severities[$0 % 3], "unused-route", "number \($0)") })
    report.codes = codes
    report.identities = identities(report.diagnostics)
    return report
  }

  private static func identities(_ findings: [Diagnostic]) -> [FindingIdentity] {
    findings.map { FindingIdentity(code: $0.code, dialect: $0.dialect, enclosing: "Login", subject: "word") }
  }
}

func output(_ name: String, _ report: CheckReport) throws -> String {
  guard let choice = ReporterChoice(argument: name) else { return "no reporter '\(name)'" }
  return String(decoding: try choice.reporter.bytes(report), as: UTF8.self)
}

/// What `check` prints.

import IDE
import JSON
import RouteGraph
import SourceText
import Testing

@testable import signalbox

@Suite struct CheckReporterTests {
  private let plain = Palette(isColored: false)

  @Test func findingsStandUnderTheirSource() {
    let sample = Sample([
      "App/Login.swift": "func a() {\n\trouter.route(to: \\.forgotPasword)\n}\n",
      "App/Auth.swift": "@Route var forgotPassword = make\n@Route var testbed = make\n",
    ])
    let related = RelatedInformation(
      location: sample.location(of: "forgotPassword", in: "App/Auth.swift"),
      message: "'forgotPassword' is declared here")
    let report = sample.report([
      finding(
        sample.location(of: "forgotPasword", in: "App/Login.swift"), .error, "unknown-route",
        "'Auth' has no route 'forgotPasword'; did you mean 'forgotPassword'?", related: [related]),
      finding(sample.location(of: "testbed", in: "App/Auth.swift"), .hint, "unused-route", "nothing leads here"),
    ])
    #expect(
      checkText(report, plain) == """
        App/Login.swift:2:21: error: 'Auth' has no route 'forgotPasword'; did you mean 'forgotPassword'? [unknown-route]
        \trouter.route(to: \\.forgotPasword)
        \t                   ~~~~~~~~~~~~~
        App/Auth.swift:1:12: note: 'forgotPassword' is declared here
        App/Auth.swift:2:12: hint: nothing leads here [unused-route]

        2 findings in 31 files: 1 error, 1 hint (9 coordinators, 24 routes, 41 of 43 transitions resolved, 0.04 s)

        """)
  }

  @Test func underlinesCountCellsNotBytes() {
    let sample = Sample(["A.swift": "/* 寿司 é 👩‍👩‍👧 */ go(.ünlong)\nlast"])
    let report = sample.report([
      finding(sample.location(of: "ünlong", in: "A.swift")),
      finding(Location(FileID("A.swift"), TextRange(1000, 1000)), .warning),
      finding(Location(FileID("Unknown.swift"), .zero), .information),
    ])
    #expect(
      checkText(report, plain) == """
        A.swift:1:40: error: message [unknown-route]
        /* 寿司 é 👩‍👩‍👧 */ go(.ünlong)
                            ~~~~~~
        A.swift:2:5: warning: message [unknown-route]
        last
            ^
        Unknown.swift:1:1: information: message [unknown-route]

        3 findings in 31 files: 1 error, 1 warning, 1 information (9 coordinators, 24 routes, \
        41 of 43 transitions resolved, 0.04 s)

        """)
  }

  @Test func aRangeOfSeveralLinesIsUnderlinedToTheEndOfTheFirst() {
    let sample = Sample(["A.swift": "go(\r\n  x)\r\n"])
    let text = checkText(sample.report([finding(sample.location(of: "(\r\n  x", in: "A.swift"))]), plain)
    #expect(text.hasPrefix("A.swift:1:3: error: message [unknown-route]\ngo(\n  ~\n\n1 finding in"))
  }

  @Test func aCleanRunIsOneLine() {
    #expect(
      checkText(Sample([:]).report([], seconds: 12.346), plain)
        == "No findings in 31 files: 9 coordinators, 24 routes, 41 of 43 transitions resolved, 12.35 s\n")
  }

  @Test func sourceCannotSteerTheTerminal() {
    let sample = Sample(["A\u{1B}[2J.swift": "go(\u{1B}[31m.x)"])
    let text = checkText(sample.report([finding(sample.location(of: ".x", in: "A\u{1B}[2J.swift"))]), plain)
    #expect(!text.contains("\u{1B}"))
  }

  @Test func colourIsAddedAndNothingElse() {
    let sample = Sample(["A.swift": "go(.x)"])
    let report = sample.report([finding(sample.location(of: ".x", in: "A.swift"))])
    let colored = checkText(report, Palette(isColored: true))
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == checkText(report, plain))
  }

  @Test func jsonHasTheShapeOfTheContract() throws {
    let sample = Sample(["A b.swift": "let 👍 = go(.x)\n"])
    let place = sample.location(of: "x", in: "A b.swift")
    let report = sample.report([
      finding(
        place, .warning, "unused-route", "a \"b\"\n<c>", related: [RelatedInformation(location: place, message: "m")],
        fixes: [Fix(title: "t", edits: [TextEdit(place, newText: "y")])])
    ])
    let range = #"{"start":{"line":1,"column":16},"end":{"line":1,"column":17}}"#
    #expect(
      try text(checkJSON(report))
        == #"{"version":1,"root":"/root","diagnostics":[{"file":"A b.swift","range":"# + range
        + #","severity":"warning","code":"unused-route","dialect":"stinsen","message":"a \"b\"\n<c>","#
        + #""related":[{"file":"A b.swift","range":"# + range + #","message":"m"}],"#
        + #""fixes":[{"title":"t","edits":[{"file":"A b.swift","range":"# + range + #","newText":"y"}]}]}],"#
        + #""summary":{"files":31,"filesParsed":20,"coordinators":9,"routes":24,"#
        + #""transitions":{"total":43,"resolved":41,"unresolved":2},"errors":0,"warnings":1,"hints":0,"#
        + #""elapsedSeconds":0.04}}"#)
  }
}

/// Baselines on the built program: what they accept, what is new, what is stale, and what changes nothing.

import Foundation
import JSON
import TestSupport
import Testing

@Suite struct BaselineTests {
  private func entries(_ terminal: Terminal, _ path: String = "b.json") throws -> [String] {
    let file = try parseJSON(Array(try terminal.read(path).utf8))
    #expect(file["version"] == 1 && file["tool"] == "signalbox")
    return (file["entries"]?.arrayValue ?? []).map {
      "\($0["code"]?.stringValue ?? "") \($0["subject"]?.stringValue ?? "") \($0["count"]?.integerValue ?? 0)"
    }
  }

  @Test func whatExistsIsAcceptedAndWhatIsNewIsNot() throws {
    let terminal = try Terminal(CheckApp.files)
    let written = try terminal.run("check", "--write-baseline", "b.json")
    #expect(written == Outcome(status: 0, output: "", errors: "Wrote 2 entries to b.json.\n"))
    #expect(
      try entries(terminal) == ["unknown-route StartScreen.body.detial 1", "unused-route MainCoordinator.testbed 1"])
    let clean = try terminal.run("check", "--baseline", "b.json", "--fail-level", "hint")
    #expect(clean.status == 0 && clean.errors == "")
    #expect(clean.output.hasPrefix("No findings in 2 files: 2 accepted by the baseline; 1 coordinator, "))
    // The same once more in the same declaration is new.
    let line = "    Button(\"b\") { router.route(to: \\.detial) }\n"
    try terminal.write("App/Start.swift", CheckApp.start.replacing(line, with: line + line))
    let new = try terminal.run("check", "--baseline", "b.json", "--format", "xcode")
    #expect(new.status == 1 && new.output.split(separator: "\n").count == 1)
    // Another name of the route is new, and the old one is stale.
    try terminal.write("App/Start.swift", CheckApp.start.replacing("detial", with: "detal"))
    let renamed = try terminal.run("check", "--baseline", "b.json", "--format", "xcode")
    #expect(renamed.status == 1 && renamed.output.contains("no route 'detal'"))
    #expect(renamed.errors == "stale baseline entry: unknown-route StartScreen.body.detial\n")
  }

  @Test func staleEntries() throws {
    let terminal = try Terminal(CheckApp.files)
    _ = try terminal.run("check", "--write-baseline", "b.json")
    try terminal.write("App/Start.swift", CheckApp.start.replacing("detial", with: "detail"))
    let stale = "stale baseline entry: unknown-route StartScreen.body.detial\n"
    let lenient = try terminal.run("check", "--baseline", "b.json")
    #expect(lenient.status == 0 && lenient.errors == stale)
    #expect(try terminal.run("check", "--baseline", "b.json", "--strict-baseline").status == 1)
    #expect(try terminal.run("check", "--baseline", "b.json", "--strict").status == 1)
    #expect(try terminal.run("check", "--baseline", "b.json", "--quiet").errors == "")
    // Of a code that did not run nothing is known.
    let other = try terminal.run("check", "--baseline", "b.json", "--only", "unused-route", "--strict-baseline")
    #expect(other.status == 0 && other.errors == "")
    // Narrowing the report does not make entries stale.
    try terminal.write("App/Start.swift", CheckApp.start)
    #expect(try terminal.run("check", "--baseline", "b.json", "--strict-baseline", "App/Main.swift").status == 0)
  }

  @Test func updating() throws {
    let terminal = try Terminal(CheckApp.files)
    _ = try terminal.run("check", "--write-baseline", "b.json")
    try terminal.write("App/Start.swift", CheckApp.start.replacing("detial", with: "detal"))
    let both = try terminal.run("check", "--baseline", "b.json", "--write-baseline", "b.json", "--format", "xcode")
    #expect(both.status == 1 && both.output.contains("no route 'detal'"))
    #expect(try entries(terminal) == ["unused-route MainCoordinator.testbed 1"])
    let fresh = try terminal.run("check", "--write-baseline", "b.json", "App/Main.swift")
    #expect(fresh.status == 0 && fresh.output == "")
    #expect(try entries(terminal).count == 2)
  }

  @Test func theConfigurationMayNameIt() throws {
    let terminal = try Terminal(CheckApp.with([".signalbox.yml": "baseline: ci/b.json\n", "ci/x": ""]))
    let missing = try terminal.run("check")
    #expect(missing.status == 2 && missing.errors.hasPrefix("error: baseline '\(terminal.directory.path)/ci/b.json': "))
    #expect(try terminal.run("check", "--write-baseline", "ci/b.json").status == 0)
    #expect(try terminal.run("check", "App").status == 0)
    #expect(try terminal.run("check", "--no-config").status == 1)
  }

  @Test func sarifTellsNewFromUnchanged() throws {
    let terminal = try Terminal(CheckApp.files)
    _ = try terminal.run("check", "--write-baseline", "b.json", "--only", "unused-route")
    let arguments = ["check", "--baseline", "b.json", "--format", "sarif"]
    let new = try terminal.run(arguments: arguments).output
    #expect(new.contains(#""baselineState":"new""#) && !new.contains("unchanged"))
    let all = try terminal.run(arguments: arguments + ["--sarif-include-suppressed"]).output
    #expect(all.contains(#""baselineState":"unchanged","suppressions":[{"kind":"external""#))
  }

  @Test(arguments: [
    ("", "not JSON: empty text"), ("[]", "not a baseline of signalbox"),
    (#"{"tool":"signalbox","version":2,"entries":[]}"#, "version 2 of the format is not known; known: 1"),
    (#"{"tool":"signalbox","version":1}"#, "it has no 'entries'"),
    (
      #"{"tool":"signalbox","version":1,"entries":[{"fingerprint":"a","code":"b","subject":"c","count":0}]}"#,
      "entry 1 lacks a fingerprint, a code, a subject or a count from 1"
    ),
  ]) func brokenFiles(text: String, message: String) throws {
    let terminal = try Terminal(CheckApp.with(["b.json": text]))
    let outcome = try terminal.run("check", "--baseline", "b.json")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors == "error: baseline '\(terminal.directory.path)/b.json': \(message)\n")
  }

  /// Links lead on to the same file, modes stay.
  @Test func theFileIsReplacedWhereItIs() throws {
    let terminal = try Terminal(CheckApp.with(["real/b.json": "x"]))
    #expect(try terminal.shell("chmod 640 real/b.json && ln -s real/b.json b.json") == "")
    #expect(try terminal.run("check", "--write-baseline", "b.json").status == 0)
    #expect(try terminal.shell("stat -L -c %a b.json; readlink b.json") == "640\nreal/b.json\n")
    #expect(try entries(terminal, "real/b.json").count == 2)
  }
}

/// Whatever moves code and renames no route leaves a baseline intact.
@Suite struct BaselinePropertyTests {
  private static let seed = ProcessInfo.processInfo.environment["SIGNALBOX_SEED"].flatMap(UInt64.init) ?? 4711

  /// A sample app with its accepted findings.
  private func app(_ folder: String) throws -> (terminal: Terminal, files: [(path: String, text: String)]) {
    let files = try SampleWorkspace("SampleWorkspaces/" + folder).files
    let terminal = try Terminal(Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first })
    #expect(try terminal.run("check", "--write-baseline", "b.json").status == 0)
    #expect(try terminal.run("check").status == 1)
    return (terminal, files)
  }

  private func checkHolds(_ terminal: Terminal, _ change: String) throws {
    let outcome = try terminal.run(
      "check", "--baseline", "b.json", "--strict-baseline", "--fail-level", "hint", "--format", "xcode")
    #expect(outcome == Outcome(status: 0, output: "", errors: ""), "\(change), seed \(BaselinePropertyTests.seed)")
  }

  static let samples = [
    "Stinsen/Parcelbox", "XCoordinator/Ferryline", "VDFlow/Trailhead", "EnumPath/Library", "SwiftUICoordinator/Bakery",
  ]

  @Test(arguments: samples) func reformatting(sample: String) throws {
    let (terminal, _) = try app(sample)
    let style = #"{"version":1,"lineLength":60,"indentation":{"tabs":1},"lineBreakBeforeEachArgument":true}"#
    try terminal.write("style.json", style)
    let answer = try terminal.shell("swift format -i -r --configuration style.json .")
    #expect(answer == "")
    try checkHolds(terminal, "reformatted")
  }

  @Test(arguments: samples) func renamingFilesAndMovingLines(sample: String) throws {
    let (terminal, files) = try app(sample)
    for (number, (path, text)) in files.enumerated() {
      try FileManager.default.removeItem(at: terminal.directory.appendingPathComponent(path))
      try terminal.write("\(files.count - number) é.swift", "// A new first line.\n\n\n" + text)
    }
    try checkHolds(terminal, "files renamed")
  }

  /// Whole declarations of a file in another order; imports stay first.
  @Test(arguments: samples) func reorderingDeclarations(sample: String) throws {
    let (terminal, files) = try app(sample)
    var random = SplitMix64(seed: BaselinePropertyTests.seed)
    for (path, text) in files {
      let chunks = topLevelDeclarations(of: text)
      try terminal.write(path, chunks.imports + chunks.declarations.shuffled(using: &random).joined())
    }
    try checkHolds(terminal, "declarations reordered")
  }

  /// The samples are formatted: a line without indentation that closes with a brace ends a declaration.
  private func topLevelDeclarations(of text: String) -> (imports: String, declarations: [String]) {
    var imports = ""
    var declarations: [String] = []
    var chunk = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("import ") {
        imports += line + "\n"
        continue
      }
      chunk += line + "\n"
      if line == "}" || line.contains(/^\S.*\}$/) {
        declarations.append(chunk)
        chunk = ""
      }
    }
    return (imports, declarations + (chunk.isEmpty ? [] : [chunk]))
  }
}

/// Whatever ends a run, a baseline is the old one or the new one.
@Suite struct BaselineCrashTests {
  @Test(arguments: 0..<4) func killedAtAnyMoment(round: Int) throws {
    let terminal = try Terminal(CheckApp.files)
    let start = ContinuousClock.now
    _ = try terminal.run("check", "--write-baseline", "b.json")
    let duration = (ContinuousClock.now - start) / .microseconds(1)
    let new = try terminal.read("b.json")
    // As long as many a real one, so that writing takes its time.
    let entries = (0..<2000).map { #"{"fingerprint":"\#($0)","code":"unused-route","subject":"A","count":1}"# }
    let old = #"{"version":1,"tool":"signalbox","entries":["# + entries.joined(separator: ",") + "]}"
    var random = SplitMix64(seed: UInt64(round))
    var outcomes: [Bool: Int] = [:]
    for _ in 0..<50 {
      try terminal.write("b.json", old)
      try terminal.runKilled(
        after: UInt32(Double.random(in: 0...max(1000, duration), using: &random)), "check", "--write-baseline", "b.json"
      )
      let text = try terminal.read("b.json")
      #expect(text == old || text == new)
      outcomes[text == new, default: 0] += 1
    }
    // What a killed run left beside the file goes with the next one.
    #expect(try terminal.run("check", "--write-baseline", "b.json").status == 0)
    #expect(try terminal.names(in: "").filter { $0.hasPrefix(".") }.isEmpty)
    #expect(outcomes[false, default: 0] > 0, "every run came to its end: \(outcomes)")
  }
}

/// `check --cache` on the built program: the same bytes with and without, whatever is in the directory.

import Foundation
import TestSupport
import Testing

@testable import signalbox

@Suite struct CacheTests {
  /// With a comment that accepts, one in vain, two repairs of text and something that cannot be read.
  private static let app = CheckApp.with([
    "App/Accepted.swift": CheckApp.start.replacing("StartScreen", with: "Accepted")
      .replacing("\\.detial) }\n", with: "\\.detial) }  // signalbox:ignore unknown-route - old flow\n"),
    "App/InVain.swift": "struct InVain {\n  let a = 1  // signalbox:ignore dead-handler\n}\n", "Binary.swift": "a\0b",
  ])

  private func withoutTime(_ report: String) -> String {
    report.replacing(/"elapsedSeconds":[0-9.e-]+|[0-9.]+ s\)|, [0-9.]+ s\n/, with: "")
  }

  private func entries(_ terminal: Terminal, _ directory: String = "cache") throws -> [String] {
    try terminal.names(in: directory).filter { $0.hasSuffix(".signalbox") }
  }

  @Test(arguments: ReporterChoice.allValueStrings) func reportsAreTheSame(format: String) throws {
    let terminal = try Terminal(CacheTests.app)
    for options in format == "sarif" ? [[], ["--sarif-include-suppressed", "--no-absolute-paths"]] : [[]] {
      let plain = try terminal.run(arguments: ["check", "--format", format] + options)
      #expect(plain.output.count > 30 && plain.errors.contains("Binary.swift: not read"))
      for _ in 0..<2 {
        let cached = try terminal.run(arguments: ["check", "--format", format, "--cache", "cache"] + options)
        #expect(withoutTime(cached.output) == withoutTime(plain.output))
        #expect(cached.status == plain.status && cached.errors == plain.errors)
      }
    }
    #expect(try entries(terminal).count == 1)
  }

  /// One outcome answers them all: nothing of what a run wants to see is in it.
  @Test func whatIsReportedIsDecidedAfterwards() throws {
    let terminal = try Terminal(CacheTests.app)
    let git = "git -c user.name=a -c user.email=a@b -c init.defaultBranch=main"
    #expect(try terminal.shell("\(git) init -q && \(git) add . && \(git) commit -qm one") == "")
    #expect(try terminal.run("check", "--write-baseline", "b.json", "--only", "unused-route").status == 0)
    try terminal.write("App/Main.swift", CheckApp.main + "\n")
    for options in [
      ["--only", "unknown-route"], ["--except", "unused-suppression"], ["--no-suppressions"], ["App/InVain.swift"],
      ["--severity", "unknown-route=warning", "--strict"], ["--baseline", "b.json"], ["--max-diagnostics", "1"],
      ["--changed-since", "HEAD"], ["--write-baseline", "new.json"], ["--fail-level", "never"], ["--diff"],
      ["--statistics"],
    ] {
      let plain = try terminal.run(arguments: ["check"] + options)
      let cached = try terminal.run(arguments: ["check", "--cache", "cache"] + options)
      #expect(withoutTime(cached.output) == withoutTime(plain.output), "\(options)")
      #expect(cached.status == plain.status, "\(options)")
      if options != ["--statistics"] { #expect(cached.errors == plain.errors, "\(options)") }
    }
    #expect(try entries(terminal).count == 1)
    #expect(try terminal.run("check", "--changed-since", "HEAD", "--cache", "cache").output.contains("Start.swift:8"))
  }

  @Test func changesAreSeen() throws {
    let terminal = try Terminal(CacheTests.app)
    let cached = { try terminal.run("check", "--cache", "cache", "--verbose", "--format", "xcode") }
    #expect(try cached().errors.contains("cache: no outcome yet\n"))
    #expect(try cached().errors.contains("cache: an earlier run's outcome\n"))
    try terminal.write("App/Start.swift", CheckApp.start.replacing("detial", with: "detail"))
    let fixed = try cached()
    #expect(fixed.errors.contains("cache: no outcome yet\n") && fixed.status == 0 && !fixed.output.contains("detial"))
    // As it was: the time of writing does not matter.
    try terminal.write("App/Start.swift", CheckApp.start)
    let again = try cached()
    #expect(again.errors.contains("cache: an earlier run's outcome\n") && again.output.contains("detial"))
    // What the configuration asks for is a part of the question.
    for (index, text) in ["entry_points: [Other]\n", "dialects: [vdflow]\n", "exclude: [App]\n"].enumerated() {
      try terminal.write(".signalbox.yml", text)
      let plain = try terminal.run("check", "--format", "xcode").output
      #expect(try cached().output == plain, "\(text)")
      #expect(try entries(terminal).count == 3 + index)
    }
    try terminal.write(
      "Package.resolved",
      #"{"pins":[{"identity":"stinsen","location":"","state":{"version":"1.0.0"}}],"version":2}"#)
    #expect(try cached().errors.contains("cache: no outcome yet\n"))
  }

  /// What a project names is a part of the question, its settings are none.
  @Test func targetsAreSeen() throws {
    let terminal = try Terminal(
      CheckApp.with(["App/More.swift": "struct More {}\n", "App.xcodeproj/project.pbxproj": ""]))
    let cached = { try terminal.run("check", "--cache", "cache", "--verbose", "--format", "xcode") }
    let write = { (files: [String], entries: [String]) in
      try terminal.write("App.xcodeproj/project.pbxproj", xcodeProject(naming: files, entries: entries))
    }
    try write(["Main.swift", "Start.swift"], [])
    #expect(try cached().output.contains("detial"))
    try write(["Main.swift", "Start.swift", "More.swift"], ["AB = {isa = XCBuildConfiguration; name = Debug; };"])
    #expect(try cached().errors.contains("cache: no outcome yet\n"))
    try write(["Main.swift", "Start.swift", "More.swift"], ["AB = {isa = XCBuildConfiguration; name = Other; };"])
    #expect(try cached().errors.contains("cache: an earlier run's outcome\n"))
    try write(["Main.swift", "More.swift"], [])
    let silent = try cached()
    #expect(silent.errors.contains("cache: no outcome yet\n") && !silent.output.contains("detial"))
    #expect(try cached().output == silent.output && entries(terminal).count == 3)
    // Read in parts, it is the same.
    _ = try terminal.run("extract", "--output", "a.facts", "App/Main.swift", "App/More.swift")
    _ = try terminal.run("extract", "--output", "b.facts", "App/Start.swift", "App.xcodeproj")
    let linked = try terminal.run("link", "--format", "xcode", "--cache", "cache", "a.facts", "b.facts")
    #expect(linked.output == silent.output && linked.status == silent.status)
    #expect(try entries(terminal).count == 3)
  }

  @Test func theConfigurationMayNameThePlace() throws {
    let terminal = try Terminal(CheckApp.with([".signalbox.yml": "cache: ../outcomes/x\n"]))
    let file = terminal.directory.path + "/App/.signalbox.yml"
    try terminal.write("App/.signalbox.yml", "cache: ../outcomes/x\n")
    #expect(try terminal.run("check", "--no-cache", "App").status == 1)
    #expect(try !terminal.names(in: "").contains("outcomes"))
    #expect(try terminal.run("check", "App").status == 1)
    #expect(try entries(terminal, "outcomes/x").count == 1)
    let printed = { (options: [String]) in
      try terminal.run(arguments: ["check", "App", "--print-config"] + options).output.split(separator: "\n").last
    }
    #expect(try printed([]) == "cache: \"\(terminal.directory.path)/outcomes/x\"  # \(file):1")
    #expect(try printed(["--no-cache"]) == "cache: null  # --no-cache")
    #expect(try printed(["--cache", "c"]) == "cache: \"\(terminal.directory.path)/c\"  # --cache")
    let both = try terminal.run("check", "--cache", "c", "--no-cache")
    #expect(both.status == 2 && both.errors.contains("--cache and --no-cache exclude each other"))
    let empty = try terminal.run("check", "--cache", "")
    #expect(empty.status == 2 && empty.errors.hasPrefix("error: --cache needs a directory; it is empty\n"))
  }

  @Test func aPlaceThatCannotBeWrittenCostsOneWarning() throws {
    let terminal = try Terminal(CheckApp.files)
    let plain = try terminal.run("check", "--format", "xcode")
    let cached = try terminal.run("check", "--format", "xcode", "--cache", "App/Main.swift/x")
    #expect(cached.output == plain.output && cached.status == plain.status)
    #expect(
      cached.errors
        == "warning: nothing is kept in '\(terminal.directory.path)/App/Main.swift/x': not a directory\n")
    #expect(try terminal.run("check", "--quiet", "--cache", "App/Main.swift/x").errors == "")
  }

  /// What `link` finds is what `check` finds: either may leave it to the other.
  @Test func linkSharesIt() throws {
    let terminal = try Terminal(CacheTests.app)
    let whole = try terminal.run("check", "--format", "sarif", "--cache", "cache")
    _ = try terminal.run("extract", "--output", "a.facts", ".")
    let linked = try terminal.run("link", "--format", "sarif", "--cache", "cache", "a.facts")
    #expect(linked.output == whole.output && linked.errors == whole.errors)
    #expect(try entries(terminal).count == 1)
  }

  @Test func runsSideBySideAgree() async throws {
    let terminal = try Terminal(CacheTests.app)
    let plain = try terminal.run("check", "--quiet", "--format", "gitlab")
    let program = (builtProgram, terminal.directory)
    try await withThrowingTaskGroup(of: Outcome.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try run(program.0, ["check", "--quiet", "--format", "gitlab", "--cache", "cache"], in: program.1)
        }
      }
      for try await outcome in group { #expect(outcome == plain) }
    }
    #expect(try entries(terminal).count == 1 && terminal.names(in: "cache").count == 1)
  }
}

/// Whatever ends a run, the next one finds an outcome that is whole, or none.
@Suite struct CacheCrashTests {
  @Test(arguments: 0..<4) func killedAtAnyMoment(round: Int) throws {
    var files = CheckApp.files
    for index in 0..<10 {
      files["App/Screen\(index).swift"] = CheckApp.start.replacing("StartScreen", with: "Screen\(index)")
    }
    let terminal = try Terminal(files)
    let plain = try terminal.run("check", "--format", "gitlab")
    let start = ContinuousClock.now
    _ = try terminal.run("check", "--cache", "cache")
    var duration = (ContinuousClock.now - start) / .microseconds(1)
    let whole = try Data(
      contentsOf: terminal.directory.appendingPathComponent("cache/\(#require(name(in: terminal)))"))
    var random = SplitMix64(seed: UInt64(round))
    var kept = 0
    for _ in 0..<50 {
      try FileManager.default.removeItem(at: terminal.directory.appendingPathComponent("cache"))
      // Writing comes last.
      let moment = Double.random(in: max(1000, duration) / 2...max(1000, duration), using: &random)
      try terminal.runKilled(after: UInt32(moment), "check", "--cache", "cache")
      if let name = name(in: terminal) {
        kept += 1
        // On a machine that has less to do than it had during the first run, the end comes earlier.
        duration *= 0.95
        #expect(try Data(contentsOf: terminal.directory.appendingPathComponent("cache/\(name)")) == whole)
      }
      try? FileManager.default.createDirectory(
        at: terminal.directory.appendingPathComponent("cache"), withIntermediateDirectories: true)
    }
    let after = try terminal.run("check", "--format", "gitlab", "--cache", "cache")
    #expect(after == plain)
    #expect(kept < 50, "every run came to its end")
  }

  private func name(in terminal: Terminal) -> String? {
    (try? terminal.names(in: "cache"))?.first { !$0.hasPrefix(".") }
  }
}

/// What a configuration file changes of `check`, on the built program.

import Foundation
import JSON
import Testing

extension CheckOptionTests {
  /// It changes nothing but what is said about the run.
  @Test func anEntryPointThatNamesNothingIsSaid() throws {
    let terminal = try Terminal(CheckApp.with([".signalbox.yml": "entry_points: [MainCoordinator, StartScreen]\n"]))
    let plain = try terminal.run("check", "--format", "xcode")
    #expect(plain.errors == "")
    try terminal.write(
      ".signalbox.yml", "entry_points:\n  - MainCoordinator\n  - MainCordinator\n  - StartScren\n  - StartScreen\n")
    let file = terminal.directory.path + "/.signalbox.yml"
    let warnings = """
      \(file):3: warning: the entry point 'MainCordinator' is no coordinator and no screen; did you mean 'MainCoordinator'?
      \(file):4: warning: the entry point 'StartScren' is no coordinator and no screen; did you mean 'StartScreen'?

      """
    let said = try terminal.run("check", "--format", "xcode")
    #expect(said.errors == warnings && said.output == plain.output && said.status == plain.status)
    // An earlier run's outcome says the same.
    for _ in 0..<2 { #expect(try terminal.run("check", "--cache", "c", "--format", "xcode").errors == said.errors) }
    #expect(try terminal.run("check", "--quiet", "--format", "xcode").errors == "")
    #expect(try terminal.run("check", "--no-config", "--format", "xcode").errors == "")
    // What lies above the root speaks of other roots, too.
    #expect(try !terminal.run("check", "--root", "App", "--format", "xcode").errors.contains("entry point"))
    try terminal.write(".signalbox.yml", "entry_points: [Xyz]\n")
    #expect(
      try terminal.run("check", "--format", "xcode").errors
        == "\(file):1: warning: the entry point 'Xyz' is no coordinator and no screen\n")
  }

  /// A mistake there would look like an app without mistakes.
  @Test func patternsThatLeaveNoFileAreSaid() throws {
    let terminal = try Terminal(CheckApp.with([".signalbox.yml": "exclude: []\ninclude: [Ap]\n"]))
    let file = terminal.directory.path + "/.signalbox.yml"
    let outcome = try terminal.run("check", "--format", "xcode")
    #expect(outcome.errors == "\(file):2: warning: no Swift file is read: see 'include'\n")
    #expect(outcome.output == "" && outcome.status == 0)
    try terminal.write(".signalbox.yml", "exclude: ['**']\ninclude: [App]\n")
    #expect(
      try terminal.run("check", "--format", "xcode").errors
        == "\(file):2: warning: no Swift file is read: see 'include' and 'exclude'\n")
    try terminal.write(".signalbox.yml", "exclude: [None]\n")
    #expect(try terminal.run("check", "--format", "xcode").errors == "")
  }

  @Test func theEffectiveConfigurationIsPrinted() throws {
    let terminal = try Terminal(
      CheckApp.with([
        ".signalbox.yml": "include: App\nseverity:\n  ownership: off\n  unused-route: error\nfail_level: hint\n"
      ]))
    let outcome = try terminal.run(
      "check", "--print-config", "--severity", "unused-route=warning", "--fail-level", "never", "--baseline", "b.json")
    let file = terminal.directory.path + "/.signalbox.yml"
    #expect(
      outcome.output == """
        # configuration: \(file)
        include: ["App"]  # \(file):1
        exclude: []  # default
        dialects: []  # default
        entry_points: []  # default
        severity:  # \(file):2
          ownership: off  # \(file):3
          unused-route: warning  # --severity
        fail_level: never  # --fail-level
        baseline: "\(terminal.directory.path)/b.json"  # --baseline
        cache: null  # default

        """)
    #expect(outcome.status == 0 && outcome.errors == "")
    // What is printed is a configuration again.
    try terminal.write("printed.yml", outcome.output)
    let again = try terminal.run("check", "--print-config", "--config", "printed.yml").output
    #expect(again.replacing(/\s*#.*/, with: "") == outcome.output.replacing(/\s*#.*/, with: ""))
    let plain = try terminal.run("check", "--print-config", "--no-config").output
    try terminal.write("plain.yml", plain)
    let plainAgain = try terminal.run("check", "--print-config", "--config", "plain.yml").output
    #expect(plainAgain.replacing(/\s*#.*/, with: "") == plain.replacing(/\s*#.*/, with: ""))
  }

  @Test func theConfigurationCounts() throws {
    let terminal = try Terminal(
      CheckApp.with([
        ".signalbox.yml": "severity:\n  unknown-route: off\n  unused-route: warning\nfail_level: warning\n"
      ]))
    #expect(try reported(terminal, status: 1) == [hint])
    #expect(try reported(terminal, "--no-config", status: 1) == [hint, error])
    #expect(try reported(terminal, "--fail-level", "error", status: 0) == [hint])
    #expect(try reported(terminal, "--severity", "unknown-route=hint", "--only", "unknown-route", status: 0) == [error])
  }

  @Test func patternsThatNothingMatchesAreNamed() throws {
    let terminal = try Terminal(
      CheckApp.with([
        ".signalbox.yml": "include: [App, Nope]\nexclude: [\"**/Main*\", App/Gone.swift, \"**/*.generated.swift\"]\n"
      ]))
    let said = try terminal.run("check", "--verbose").errors.split(separator: "\n").filter { $0.hasPrefix("pattern") }
    #expect(
      said == ["Nope", "App/Gone.swift", "**/*.generated.swift"].map { "pattern without a match: \($0)" })
    #expect(try !terminal.run("check").errors.contains("pattern"))
  }

  @Test func theSchemaOfTheConfiguration() throws {
    let outcome = try Terminal(CheckApp.files).run("config", "schema")
    let schema = try parseJSON(Array(outcome.output.utf8))
    #expect(outcome.status == 0 && schema["additionalProperties"] == false)
    #expect(schema["properties"]?["severity"]?["properties"]?["unused-suppression"] != nil)
  }
}

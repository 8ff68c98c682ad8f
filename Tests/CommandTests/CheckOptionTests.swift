/// Every option of `check`, on the built program.

import Foundation
import JSON
import Testing

@Suite struct CheckOptionTests {
  /// `file:line code` of what is reported.
  func reported(_ terminal: Terminal, _ arguments: String..., status: Int32? = nil) throws -> [String] {
    let outcome = try terminal.run(arguments: ["check", "--format", "jsonl"] + arguments)
    if let status { #expect(outcome.status == status, "\(outcome)") }
    return try outcome.output.split(separator: "\n").map { try parseJSON(Array($0.utf8)) }
      .filter { $0["type"] == "diagnostic" }
      .map { finding in
        let line = finding["range"]?["start"]?["line"]?.integerValue ?? 0
        return "\(finding["file"]?.stringValue ?? ""):\(line) \(finding["code"]?.stringValue ?? "")"
      }
  }

  let error = "App/Start.swift:8 unknown-route"
  let hint = "App/Main.swift:8 unused-route"

  // MARK: Which findings

  @Test func failLevels() throws {
    let terminal = try Terminal(CheckApp.files)
    #expect(try reported(terminal, status: 1) == [hint, error])
    for (level, status) in [("error", 1), ("hint", 1), ("never", 0)] {
      #expect(try terminal.run("check", "--fail-level", level).status == Int32(status))
    }
    #expect(try reported(terminal, "--except", "unknown-route", status: 0) == [hint])
    #expect(try reported(terminal, "--except", "unknown-route", "--fail-level", "hint", status: 1) == [hint])
    #expect(try reported(terminal, "--only", "unknown-route") == [error])
  }

  @Test func severities() throws {
    let terminal = try Terminal(CheckApp.files)
    let changed = ["--severity", "unknown-route=warning", "--severity", "unused-route=off"]
    let outcome = try terminal.run(arguments: ["check", "--format", "summary"] + changed)
    #expect(outcome.status == 0 && outcome.output.contains("unknown-route      0        1            0     0\n"))
    #expect(!outcome.output.contains("unused-route"))
    #expect(try terminal.run(arguments: ["check", "--strict"] + changed).status == 1)
    #expect(try terminal.run("check", "--strict", "--fail-level", "error").status == 2)
  }

  @Test func commentsAcceptFindings() throws {
    let terminal = try Terminal(CheckApp.accepting("// signalbox:ignore unknown-route - old flow"))
    #expect(try reported(terminal, status: 0) == [hint])
    #expect(try reported(terminal, "--no-suppressions", status: 1) == [hint, error])
    #expect(try terminal.run("check").output.contains("(1 accepted by comments; 1 coordinator"))
    let sarif = try terminal.run("check", "--format", "sarif", "--sarif-include-suppressed").output
    #expect(sarif.contains(#""suppressions":[{"kind":"inSource","justification":"old flow"}]"#))
    #expect(try !terminal.run("check", "--format", "sarif").output.contains("suppressions"))
  }

  @Test func commentsInVainAreFindings() throws {
    let terminal = try Terminal(CheckApp.accepting("// signalbox:ignore unknwon-route"))
    let unused = "App/Start.swift:8 unused-suppression"
    #expect(try reported(terminal, status: 1) == [hint, error, unused])
    #expect(
      try terminal.run("check", "--format", "xcode").output.contains(
        "warning: unknown code 'unknwon-route'; did you mean 'unknown-route'? (unused-suppression)\n"))
    // `--only` never invents one, and what did not run cannot be in vain.
    #expect(try reported(terminal, "--only", "unknown-route") == [error])
    let other = try Terminal(CheckApp.accepting("// signalbox:ignore dead-handler"))
    #expect(try reported(other, "--except", "dead-handler") == [hint, error])
    #expect(try reported(other, "--severity", "dead-handler=off") == [hint, error])
    #expect(try reported(other, "--severity", "unused-suppression=off") == [hint, error])
    #expect(try reported(other) == [hint, error, unused])
    #expect(try terminal.run("explain", "unused-suppression").status == 0)
  }

  @Test func fixesRemoveCommentsInVain() throws {
    let terminal = try Terminal(
      CheckApp.with(["App/Other.swift": "let a = 1  // signalbox:ignore dead-handler\nlet b = 2\n"]))
    #expect(try terminal.run("check", "--fix", "--only", "dead-handler", "--only", "unused-suppression").status == 0)
    #expect(try terminal.read("App/Other.swift") == "let a = 1\nlet b = 2\n")
  }

  // MARK: Reports

  @Test func severalReportsInOneRun() throws {
    let terminal = try Terminal(CheckApp.files)
    let outcome = try terminal.run(
      "check", "--format", "xcode", "--output", "x.txt", "--report", "json=out/../r.json", "--report", "sarif=r.sarif")
    #expect(outcome.status == 1 && outcome.output == "" && outcome.errors == "")
    #expect(try terminal.read("x.txt") == terminal.run("check", "--format", "xcode").output)
    #expect(try terminal.read("r.json").hasPrefix(#"{"version":1,"root":"/"#))
    #expect(try terminal.read("r.sarif") == terminal.run("check", "--format", "sarif").output)
    let text = try terminal.run("check", "--report", "github=g.txt")
    #expect(text.output.contains("2 findings in 2 files"))
    #expect(try terminal.read("g.txt").hasPrefix("::notice file=App/Main.swift,line=8,"))
    #expect(try terminal.names(in: "").filter { $0.hasPrefix(".") }.isEmpty)
  }

  @Test func aDashIsStandardOutput() throws {
    let terminal = try Terminal(CheckApp.files)
    let names = try terminal.names(in: "")
    for plain in [["check", "--format", "xcode"], ["graph", "--format", "json"]] {
      #expect(try terminal.run(arguments: plain + ["--output", "-"]) == terminal.run(arguments: plain))
    }
    #expect(try terminal.names(in: "") == names)
  }

  @Test(arguments: [
    (
      ["--report", "sarf=a"],
      "error: --report: unknown format 'sarf'; did you mean 'sarif'? See 'signalbox check --help'.\n"
    ),
    (["--report", "a.json"], "error: --report: expected FORMAT=FILE, got 'a.json'. See 'signalbox check --help'.\n"),
    (["--output", "a", "--report", "json=./a"], "error: two reports would go to './a'\n"),
    (["--output", "missing/a"], "error: cannot write 'missing/a': no such file or directory\n"),
    (["--output", "App"], "error: cannot write 'App': is a directory\n"),
    (["--baseline", "b.json"], "error: baseline '{}/b.json': no such file or directory\n"),
    (["--changed-since", "HEAD"], "error: --changed-since: '{}' is in no Git work tree\n"),
    (
      ["--script-input-files"],
      "error: --script-input-files: neither SCRIPT_INPUT_FILE_COUNT nor SCRIPT_INPUT_FILE_LIST_COUNT is set\n"
    ),
  ]) func mistakes(arguments: [String], message: String) throws {
    let terminal = try Terminal(CheckApp.files)
    let outcome = try terminal.run(arguments: ["check"] + arguments)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors == message.replacingOccurrences(of: "{}", with: terminal.directory.path))
  }

  @Test func formatsAreListedWhereOneIsUnknown() throws {
    let outcome = try Terminal(CheckApp.files).run("check", "--format", "sarf")
    #expect(outcome.status == 2 && outcome.errors.contains("sarif") && outcome.errors.contains("--help"))
  }

  @Test func aDeviceIsWrittenToAndNotReplaced() throws {
    #expect(try Terminal(CheckApp.files).run("check", "--output", "/dev/null").status == 1)
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func longReportsAreCut() throws {
    let terminal = try Terminal(CheckApp.files)
    let outcome = try terminal.run("check", "--max-diagnostics", "1")
    #expect(outcome.status == 1 && !outcome.output.contains("unknown-route"))
    #expect(outcome.output.contains("… 1 more finding left out by --max-diagnostics\n\n2 findings in 2 files: 1 error"))
    #expect(try terminal.run("check", "--max-diagnostics", "-1").status == 2)
    // Text says so itself, whatever else is written.
    #expect(outcome.errors == "")
    let left = "1 finding left out by --max-diagnostics\n"
    let json = ["check", "--max-diagnostics", "1", "--format", "json"]
    #expect(try terminal.run(arguments: json).errors == left)
    #expect(try terminal.run("check", "--max-diagnostics", "1", "--report", "sarif=a.sarif").errors == left)
    #expect(try terminal.run(arguments: json + ["--quiet"]).errors == "")
    #expect(try terminal.run("check", "--max-diagnostics", "2", "--format", "json").errors == "")
  }

  @Test func pathsCanBeKeptOut() throws {
    let terminal = try Terminal(CheckApp.files)
    let root = terminal.directory.path
    #expect(try terminal.run("check", "--format", "sarif").output.contains("file://\(root)/"))
    #expect(try !terminal.run("check", "--format", "sarif", "--no-absolute-paths").output.contains(root))
  }

  /// Services look for files where the repository has them, also for an app in one of its folders.
  @Test func pathsCanBeThoseOfTheRepository() throws {
    let terminal = try Terminal(
      Dictionary(CheckApp.files.map { ("ios/" + $0.key, $0.value) }) { $1 }.merging(["server/Main.swift": ""]) { $1 })
    let github = try terminal.run("check", "--format", "github", "--root", ".", "ios")
    #expect(github.status == 1 && github.output.contains("::error file=ios/App/Start.swift,line=8,"))
    let sarif = try terminal.run("check", "--format", "sarif", "--root", ".", "ios").output
    #expect(sarif.contains(#""uri":"ios/App/Start.swift""#) && sarif.contains("file://\(terminal.directory.path)/\""))
    // Alone, a folder is the root.
    #expect(try terminal.run("check", "--format", "github", "ios").output.contains("file=App/Start.swift,"))
  }

  @Test func statisticsGoToStandardError() throws {
    let terminal = try Terminal(CheckApp.files)
    let outcome = try terminal.run("check", "--statistics", "--format", "xcode")
    #expect(outcome.output == (try terminal.run("check", "--format", "xcode").output))
    #expect(
      outcome.errors.contains(
        /Findings by code:\n {2}unknown-route +1\n {2}unused-route +1\nSlowest files to read:\n {2}App\/\w+.swift +\d+\.\d\d ms +\d+ bytes\n/
      ), "\(outcome.errors)")
  }

  /// Neither the number of threads nor the order of files has an influence.
  @Test(arguments: ["sarif", "html", "checkstyle", "junit", "gitlab", "markdown", "xcode", "sonarqube"])
  func reportsAreStable(format: String) throws {
    let files = CheckApp.with([
      "Z/A.swift": "let a = 1 // signalbox:ignore all\n", "B.swift": "let b = 1 // signalbox:ignore x\n",
    ])
    let first = try Terminal(files)
    let second = try Terminal([:])
    for (path, text) in files.sorted(by: { $0.key > $1.key }) {
      let file = second.directory.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try second.write(path, text)
    }
    let one = try first.run("check", "--format", format, "--jobs", "1").output
    let other = try second.run("check", "--format", format, "--jobs", "8").output
    #expect(one == other.replacingOccurrences(of: second.directory.path, with: first.directory.path))
    #expect(one == (try first.run("check", "--format", format).output))
  }

  // MARK: Narrowing

  @Test func standardInputIsTheTextOfAFile() throws {
    let terminal = try Terminal(CheckApp.files)
    let text = CheckApp.start.replacing("detial", with: "detale")
    let outcome = try terminal.run(
      arguments: ["check", "--stdin", "--stdin-filename", "App/Start.swift", "--format", "xcode"], input: text)
    #expect(outcome.status == 1 && outcome.errors == "")
    #expect(outcome.output.contains("App/Start.swift:8:38: error: 'MainCoordinator' has no route 'detale'"))
    #expect(!outcome.output.contains("Main.swift"))
    let new = try terminal.run(
      arguments: ["check", "--stdin", "--stdin-filename", "App/New.swift", "--format", "xcode"],
      input: text.replacing("StartScreen", with: "NewScreen"))
    #expect(new.status == 1 && new.output.contains("/App/New.swift:8:38: error: "))
    // What editors ask about it is answered as well.
    let typed = text.replacing("StartScreen", with: "NewScreen")
    let arguments = ["complete", "--stdin", "App/New.swift:7:38"]
    let items = try terminal.run(arguments: arguments, input: typed)
    #expect(items.status == 0 && items.output.hasPrefix("detail"), "\(items)")
    #expect(try terminal.run("complete", "App/New.swift:7:38").status == 2)
    #expect(try terminal.run("check", "--stdin").status == 2)
    #expect(try terminal.run("check", "--stdin-filename", "App/New.swift").status == 2)
    #expect(try terminal.run("check", "--stdin", "--stdin-filename", "App/New.swift", "App").status == 2)
  }

  /// A payload stands behind its case as in the code, what else there is to say apart.
  @Test func completionsAreATable() throws {
    let flow = """
      import VDFlow
      @Steps struct Trip { var start; var map: String = "" }
      func f(_ trip: Trip) { trip.selected = . }
      """
    let steps = try Terminal(["A.swift": flow]).run("complete", "A.swift:3:41").output
    #expect(steps == "start  Trip · EmptyStep\nmap  Trip · String\n")
    let main = CheckApp.main.replacing("func makeDetail()", with: "func makeDetail(id: Int)")
    let routes = try Terminal(CheckApp.with(["App/Main.swift": main])).run("complete", "App/Start.swift:8:38").output
    #expect(routes.hasPrefix("detail(Int)   push → Text\ntestbed(Int)  push → Text\n"), "\(routes)")
  }

  @Test(.enabled(if: getuid() != 0)) func whatMayNotBeLookedAtIsSaidSo() throws {
    let terminal = try Terminal(CheckApp.with(["Shut/A.swift": ""]))
    let folder = terminal.directory.appendingPathComponent("Shut").path
    chmod(folder, 0)
    defer { chmod(folder, 0o700) }
    let outcome = try terminal.run("check", "Shut/A.swift")
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("error: permission denied: "), "\(outcome)")
  }

  @Test func standardInputCanBeFixed() throws {
    let terminal = try Terminal(CheckApp.files)
    let arguments = ["check", "--stdin", "--stdin-filename", "App/Start.swift"]
    let fixed = try terminal.run(arguments: arguments + ["--fix"], input: CheckApp.start)
    #expect(fixed.status == 0 && fixed.output == CheckApp.start.replacing("detial", with: "detail"))
    #expect(try terminal.read("App/Start.swift") == CheckApp.start)
    let diff = try terminal.run(arguments: arguments + ["--diff"], input: CheckApp.start)
    #expect(diff.output.contains("+    Button(\"b\") { router.route(to: \\.detail) }\n"))
  }

  @Test func whatAChangeCanHaveCaused() throws {
    let terminal = try Terminal(CheckApp.files)
    let git = "git -c user.name=a -c user.email=a@b -c init.defaultBranch=main"
    #expect(try terminal.shell("\(git) init -q && \(git) add . && \(git) commit -qm one") == "")
    #expect(try reported(terminal, "--changed-since", "HEAD", status: 0).isEmpty)
    // The error is not in the changed file, but its receiver is declared there.
    try terminal.write("App/Main.swift", CheckApp.main + "\n")
    #expect(try reported(terminal, "--changed-since", "HEAD", status: 1) == [hint, error])
    try terminal.write("App/Main.swift", CheckApp.main)
    try terminal.write("App/Start.swift", CheckApp.start + "\n")
    #expect(try reported(terminal, "--changed-since", "HEAD") == [error])
    try terminal.write("App/Start.swift", CheckApp.start)
    try terminal.write("App/New ü.swift", CheckApp.start.replacing("StartScreen", with: "NewScreen"))
    #expect(try reported(terminal, "--changed-since", "HEAD") == ["App/New ü.swift:8 unknown-route"])
    #expect(try reported(terminal, "--changed-since", "HEAD", "App/Main.swift", status: 0).isEmpty)
    for reference in ["missing", "--output=x", "HEAD:App"] {
      let outcome = try terminal.run("check", "--changed-since=\(reference)")
      #expect(outcome.status == 2)
      #expect(outcome.errors == "error: --changed-since: Git knows no commit '\(reference)'\n")
    }
  }

  /// A repository is not trusted: nothing that its configuration names runs.
  @Test func gitRunsNothingOfTheRepository() throws {
    let terminal = try Terminal(CheckApp.with([".gitattributes": "*.swift diff=x filter=y\n"]))
    let git = "git -c user.name=a -c user.email=a@b -c init.defaultBranch=main"
    #expect(try terminal.shell("\(git) init -q && \(git) add . && \(git) commit -qm one") == "")
    let programs = ["diff.x.command", "diff.x.textconv", "filter.y.clean", "filter.y.process"]
    for key in ["diff.external", "core.fsmonitor", "core.pager"] + programs {
      #expect(try terminal.shell("git config \(key) 'touch ran-\(key); true'") == "")
    }
    try terminal.write("App/Start.swift", CheckApp.start + "\n")
    #expect(try reported(terminal, "--changed-since", "HEAD") == [error])
    #expect(try terminal.names(in: "").allSatisfy { !$0.hasPrefix("ran") })
  }

  /// Whoever names a folder that is left out elsewhere means it, also beside one that holds it.
  @Test func namedFoldersAreReadBesideThoseThatHoldThem() throws {
    let terminal = try Terminal(CheckApp.with(["Pods/P.swift": CheckApp.start.replacing("Start", with: "Pod")]))
    let all = [hint, error, "Pods/P.swift:8 unknown-route"]
    #expect(try reported(terminal, ".", "Pods") == all)
    #expect(try reported(terminal, "Pods/P.swift", ".") == all)
    #expect(try reported(terminal, ".") == [hint, error])
  }

  /// What is used nowhere else may be used there.
  @Test func nothingIsUnusedBesideAFileThatCannotBeRead() throws {
    let terminal = try Terminal(CheckApp.files)
    #expect(try reported(terminal) == [hint, error])
    let use = "func f(_ r: MainCoordinator.Router) { r.route(to: \\.testbed) }"
    try terminal.write("App/Binary.swift", "// \u{0}\n\(use)\n")
    #expect(try reported(terminal) == [error])
    let options = ["--fix", "--unsafe-fixes", "--only", "unused-route"]
    #expect(try terminal.run(arguments: ["check"] + options).errors.contains("Fixed 0 of 0 findings"))
  }

  @Test func aDirectoryIsNoNameForATextThatComesIn() throws {
    let outcome = try Terminal(CheckApp.files).run("check", "--stdin", "--stdin-filename", "App")
    #expect(outcome.status == 2 && outcome.errors.contains("a directory, where a file is asked for"))
  }

  @Test func theFilesOfABuildPhase() throws {
    let terminal = try Terminal(CheckApp.with(["list.xcfilelist": "App/Main.swift\n\n/elsewhere/X.swift\n"]))
    let root = terminal.directory.path
    let run = { (environment: [String: String]) in
      try terminal.shell("signalbox check --script-input-files --format xcode", environment: environment)
    }
    let one = try run(["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": root + "/App/Start.swift"])
    #expect(one.contains("Start.swift:8:38: error") && !one.contains("Main.swift") && one.hasSuffix("exit 1\n"))
    let list = try run(["SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": "list.xcfilelist"])
    #expect(list.contains("Main.swift:8:21: note") && !list.contains("Start.swift") && !list.contains("exit"))
    #expect(try run(["SCRIPT_INPUT_FILE_COUNT": "0"]) == "")
    #expect(
      try run(["SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": "a"]).contains("SCRIPT_INPUT_FILE_1 is not set"))
    #expect(try run(["SCRIPT_INPUT_FILE_COUNT": "many"]).hasSuffix("is no number from 0: 'many'\nexit 2\n"))
  }

  @Test func environmentsDoNotChangeTheFormat() throws {
    let terminal = try Terminal(CheckApp.files)
    let plain = try terminal.run("check", "--format", "xcode").output
    let variables = ["CI": "true", "GITHUB_ACTIONS": "true", "XCODE_VERSION_ACTUAL": "1600"]
    #expect(try terminal.shell("signalbox check --format xcode", environment: variables) == plain + "exit 1\n")
    #expect(try terminal.shell("signalbox check", environment: variables).hasPrefix("App/Main.swift:8:21: hint: "))
  }
}

/// `check --watch` on the built program: changes on disk, reports on standard output, signals.

import Foundation
import TestSupport
import Testing

@Suite struct WatchTests {
  private let app = [
    "App/Main.swift": """
    import Stinsen

    final class MainCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\MainCoordinator.start)
      @Root var start = makeStart
      func makeStart() -> StartScreen { StartScreen() }
    }

    """,
    "App/Start.swift": "struct StartScreen {}\n",
  ]
  private let wrong = "import Stinsen\nfunc go(_ router: MainCoordinator.Router) { router.route(to: \\.strat) }\n"

  @Test func eachChangeThatMattersIsReported() throws {
    let terminal = try Terminal(app.merging(["App.xcodeproj/project.pbxproj": ""]) { $1 })
    let watch = try Watch(terminal, "check", "--watch")
    try watch.waits { $0.contains("No findings in 2 files") }

    // New files, new directories, changes and removals are seen; what alters nothing is not reported.
    try terminal.shellDo("mkdir -p App/New/Deep && printf '%s' \"$TEXT\" > App/New/Deep/Go.swift", ["TEXT": wrong])
    try watch.waits { $0.contains("'MainCoordinator' has no route 'strat'") && $0.contains("1 finding in 3 files") }
    #expect(watch.text.contains(/--- \d\d:\d\d:\d\d 1 finding ---\n/))
    let reports = watch.text.components(separatedBy: " files: ").count - 1
    try terminal.write("notes.txt", "nothing")
    try terminal.write("App/New/Deep/Go.swift", wrong)
    try terminal.write("App/New/Deep/Go.swift", wrong.replacingOccurrences(of: "strat", with: "start"))
    try watch.waits { $0.components(separatedBy: " files: ").count > reports + 1 }
    #expect(watch.text.components(separatedBy: " files: ").count - 1 == reports + 1)
    try FileManager.default.removeItem(at: terminal.directory.appendingPathComponent("App/New"))
    try watch.waits { $0.components(separatedBy: "in 2 files: ").count == 3 }

    // A project that does not hold a file, and then does.
    let project = { try terminal.write("App.xcodeproj/project.pbxproj", xcodeProject(naming: $0)) }
    try project(["Main.swift", "Start.swift"])
    try terminal.write("App/Go.swift", wrong)
    try watch.waits { $0.components(separatedBy: "No findings in 3 files").count == 2 }
    try project(["Main.swift", "Start.swift", "Go.swift"])
    try watch.waits { $0.components(separatedBy: "1 finding in 3 files").count == 3 }
    try FileManager.default.removeItem(at: terminal.directory.appendingPathComponent("App/Go.swift"))
    try watch.waits { $0.components(separatedBy: "in 2 files: ").count == 4 }

    // A mistake in the configuration does not end it.
    try terminal.write(".signalbox.yml", "severty: 1\n")
    try watch.waits { $0.contains("unknown key 'severty'") }
    try terminal.write(".signalbox.yml", "fail_level: never\n")
    #expect(watch.end(SIGTERM) == 0)
  }

  /// A branch may lack the directory that is watched, and the next one have it again.
  @Test func theRootMayGoAndComeBack() throws {
    let terminal = try Terminal(["App/Main.swift": app["App/Main.swift"] ?? "", "App/Go.swift": wrong])
    let watch = try Watch(terminal, "check", "--watch")
    try watch.waits { $0.contains("1 finding in 2 files") }
    let (root, files) = (terminal.directory.path, FileManager.default)
    defer { try? files.removeItem(atPath: root + "-away") }
    try files.moveItem(atPath: root, toPath: root + "-away")
    try watch.waits { $0.contains("error: \(root): ") }
    try files.createDirectory(atPath: root, withIntermediateDirectories: true)
    try terminal.write("Main.swift", app["App/Main.swift"] ?? "")
    try watch.waits { $0.contains("No findings in 1 file:") }
    try terminal.write("Go.swift", wrong)
    try watch.waits { $0.components(separatedBy: "1 finding in 2 files").count == 3 }
    #expect(watch.end(SIGINT) == 1)
  }

  /// Only what changed is read again; what is then reported is what a run from scratch reports.
  @Test func editsInARowEndWhereAFreshRunDoes() throws {
    var random = SplitMix64(seed: 21)
    let terminal = try Terminal(app)
    let watch = try Watch(terminal, "check", "--watch", "--format", "gitlab")
    try watch.waits { $0.contains("[]") }
    let texts = [
      wrong, wrong.replacingOccurrences(of: "strat", with: "start"), "let a = 1\n", wrong + wrong,
      "import Stinsen\nextension MainCoordinator { func strat() {} }\n",
    ]
    for _ in 0..<12 {
      let path = "App/\(random.pick(["Go", "Start", "More", "Main"]) ?? "Go").swift"
      if random.chance(25) {
        try? FileManager.default.removeItem(at: terminal.directory.appendingPathComponent(path))
      } else {
        try terminal.write(path, (random.chance(50) ? app[path] : nil) ?? random.pick(texts) ?? "")
      }
      usleep(UInt32.random(in: 0..<80_000, using: &random))
      if random.chance(40) { try watch.waits(forReport: terminal.run("check", "--format", "gitlab").output) }
    }
    try terminal.write("App/Last.swift", wrong.replacingOccurrences(of: "strat", with: "last"))
    try watch.waits(forReport: terminal.run("check", "--format", "gitlab").output)
    _ = watch.end(SIGTERM)
  }

  /// 200 ms are promised; machines that run many tests at once get more.
  @Test func reportsComeSoon() throws {
    let terminal = try Terminal(app)
    let watch = try Watch(terminal, "check", "--watch", "--format", "jsonl")
    try watch.waits { $0.contains("\"type\":\"summary\"") }
    var fastest = Duration.seconds(60)
    for index in 0..<5 {
      let name = "route\(index)"
      let start = ContinuousClock.now
      try terminal.write("App/Go.swift", wrong.replacingOccurrences(of: "strat", with: name))
      try watch.waits(pause: 5000) { $0.contains("'\(name)'") && $0.hasSuffix("\n") }
      fastest = min(fastest, ContinuousClock.now - start)
    }
    #expect(fastest < .seconds(1))
    _ = watch.end(SIGTERM)
  }

  /// What people read is told apart in a pipe, too.
  @Test(arguments: ["emoji", "summary"]) func reportsForPeopleAreSeparated(
    _ format: String
  ) throws {
    let terminal = try Terminal(app)
    let watch = try Watch(terminal, "check", "--watch", "--format", format)
    try watch.waits { $0.hasSuffix("\n") }
    #expect(!watch.text.contains("---"))
    try terminal.write("App/Go.swift", wrong)
    try watch.waits { $0.contains("unknown-route") }
    #expect(watch.text.contains(/\n--- \d\d:\d\d:\d\d 1 finding ---\n/))
    _ = watch.end(SIGTERM)
  }

  @Test func theExitCodeIsTheLastRuns() throws {
    var app = app
    app["App/Go.swift"] = wrong
    let terminal = try Terminal(app)
    let watch = try Watch(terminal, "check", "--watch", "--format", "jsonl", "--quiet")
    try watch.waits { $0.contains("\"type\":\"summary\"") }
    #expect(watch.end(SIGINT) == 1)
    #expect(!watch.text.contains("---"))
    #expect(try terminal.run("check", "--watch", "--fix").status == 2)
    #expect(try terminal.run("check", "--watch", "--stdin", "--stdin-filename", "A.swift").status == 2)
  }
}

/// The program while it watches; both of its streams go to one file.
private final class Watch {
  private let process = Process()
  private let file: URL

  init(_ terminal: Terminal, _ arguments: String...) throws {
    file = FileManager.default.temporaryDirectory.appendingPathComponent("signalbox-watch-\(UUID().uuidString)")
    try Data().write(to: file)
    let stream = try FileHandle(forWritingTo: file)
    process.executableURL = builtProgram
    process.arguments = arguments
    process.currentDirectoryURL = terminal.directory
    process.standardOutput = stream
    process.standardError = stream
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: file)
  }

  var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  /// Until the last report is this one.
  func waits(forReport report: String) throws { try waits { $0.hasSuffix(report) } }

  func waits(pause microseconds: UInt32 = 50_000, until isThere: (String) -> Bool) throws {
    for _ in 0..<(20_000_000 / microseconds) {
      if isThere(text) { return }
      usleep(microseconds)
    }
    Issue.record("not seen; there is only:\n\(text)")
  }

  func end(_ signal: Int32) -> Int32 {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationStatus
  }
}

extension Terminal {
  fileprivate func shellDo(_ command: String, _ environment: [String: String]) throws {
    #expect(try shell(command, environment: environment) == "")
  }
}

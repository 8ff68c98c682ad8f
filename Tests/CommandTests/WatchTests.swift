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

  @Test(.timeLimit(.minutes(1))) func eachChangeThatMattersIsReported() throws {
    let terminal = try Terminal(app)
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

    // A mistake in the configuration does not end it.
    try terminal.write(".signalbox.yml", "severty: 1\n")
    try watch.waits { $0.contains("unknown key 'severty'") }
    try terminal.write(".signalbox.yml", "fail_level: never\n")
    #expect(watch.end(SIGTERM) == 0)
  }

  @Test(.timeLimit(.minutes(1))) func theExitCodeIsTheLastRuns() throws {
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

  func waits(until isThere: (String) -> Bool) throws {
    for _ in 0..<400 {
      if isThere(text) { return }
      usleep(50_000)
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

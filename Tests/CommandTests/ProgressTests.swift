/// How far reading is: when a line comes, and where none does.

import Foundation
import Synchronization
import Testing
import Workspace

@testable import signalbox

@Suite struct ProgressTests {
  /// A clock that the test moves, and what was written.
  private final class Desk: Sendable {
    let start = ContinuousClock.now
    let elapsed = Mutex(Duration.zero)
    let written = Mutex<[String]>([])

    func progress(_ style: ReadingProgress.Style) -> ReadingProgress {
      ReadingProgress(
        style: style, now: { self.start.advanced(by: self.elapsed.withLock { $0 }) },
        write: { line in self.written.withLock { $0.append(line) } })
    }

    func wait(_ milliseconds: Int) { elapsed.withLock { $0 += .milliseconds(milliseconds) } }

    var lines: [String] { written.withLock { $0 } }
  }

  @Test func aTerminalGetsOneLineAfterHalfASecond() {
    let desk = Desk()
    let progress = desk.progress(.terminal)
    progress.note(.found(5012))
    for _ in 0..<99 {
      desk.wait(5)
      progress.note(.read)
    }
    #expect(desk.lines.isEmpty)
    for _ in 0..<1105 { progress.note(.read) }
    desk.wait(5)
    progress.note(.found(1))
    #expect(desk.lines == ["\r\u{1B}[KReading 1,204 of 5,013 files"])
    // Ten times a second at most.
    for _ in 0..<50 {
      desk.wait(10)
      progress.note(.read)
    }
    #expect(desk.lines.count == 6)
    progress.finish()
    #expect(desk.lines.last == "\r\u{1B}[K")
  }

  @Test func shortWorkLeavesNoTrace() {
    let desk = Desk()
    let progress = desk.progress(.terminal)
    progress.note(.read)
    desk.wait(499)
    progress.finish()
    #expect(desk.lines.isEmpty)
  }

  @Test func aLogGetsALineEveryTwoSeconds() {
    let desk = Desk()
    let progress = desk.progress(.log)
    progress.note(.found(1_234_567))
    for _ in 0..<50 {
      desk.wait(100)
      progress.note(.read)
    }
    progress.finish()
    #expect(desk.lines == ["Reading 20 of 1,234,567 files\n", "Reading 40 of 1,234,567 files\n"])
  }

  /// Enough text that reading it takes the program more than half a second.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func aRealTerminal() throws {
    let lines = (0..<3000).map { "func go\($0)(_ a: [Int: String]) -> Int { a.map { $0.key + \($0) }.reduce(0, +) }" }
    var files = CheckApp.files
    for number in 0..<200 { files["Many/F\(number).swift"] = lines.joined(separator: "\n") }
    let terminal = try Terminal(files)
    let run = { (arguments: String, variables: [String: String]) in
      try terminal.shell(
        "script -qec 'signalbox check --jobs 1 --format summary \(arguments) 2>&1 1>report.txt' /dev/null",
        environment: variables)
    }
    let watched = try run("", ["TERM": "xterm"])
    #expect(watched.contains(/\r\x1B\[KReading \d+ of 202 files/), "\(watched.debugDescription)")
    #expect(try terminal.read("report.txt").hasPrefix("code "))
    for (arguments, term) in [("--quiet", "xterm"), ("--progress never", "xterm"), ("", "dumb")] {
      #expect(try !run(arguments, ["TERM": term]).contains("Reading"), "\(arguments) \(term)")
    }
    #expect(try terminal.run("check", "Many", "--jobs", "1").errors == "")
  }
}

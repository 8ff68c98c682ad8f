/// Every command line of the README, run.

import Foundation
import TestSupport
import Testing

@testable import signalbox

@Suite struct ReadmeTests {
  private static let text =
    (try? String(
      contentsOf: testsDirectory.deletingLastPathComponent().appendingPathComponent("README.md"), encoding: .utf8))
    ?? ""

  /// Lines of code blocks that call the program, without the prompt.
  static var commands: [String] {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      if line.hasPrefix("```") { isCode.toggle() }
      let command = line.hasPrefix("$ ") ? line.dropFirst(2) : line
      // A comment would swallow what the shell adds.
      return isCode && command.hasPrefix("signalbox ") ? String(command.replacing(/\s+#.*/, with: "")) : nil
    }
  }

  @Test func thereAreSome() { #expect(ReadmeTests.commands.count >= 10) }

  /// In the app that the README shows, on a branch of a repository.
  private func app() throws -> Terminal {
    let files = try SampleWorkspace("SampleWorkspaces/Stinsen/Parcelbox").files
    let terminal = try Terminal(Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first })
    let git = "git -c user.name=a -c user.email=a@b -c init.defaultBranch=main"
    let setUp =
      "\(git) init -q && \(git) add . && \(git) commit -qm one && git update-ref refs/remotes/origin/main HEAD"
    #expect(try terminal.shell(setUp) == "")
    #expect(try terminal.run("check", "--write-baseline", ".signalbox-baseline.json").status == 0)
    return terminal
  }

  /// The app has planted mistakes, so 1 is an answer too.
  @Test func everyCommandLineWorks() throws {
    let terminal = try app()
    for command in ReadmeTests.commands {
      let answer = try terminal.shell(command)
      #expect(!answer.hasPrefix("error") && !answer.contains(/exit ([02-9]|\d\d+)\n$/), "\(command)\n\(answer)")
    }
    #expect(try terminal.read("signalbox.sarif").contains("unknown-route"))
    #expect(try terminal.read("gl-code-quality-report.json").contains("fingerprint"))
    #expect(try terminal.read("signalbox.schema.json").contains("fail_level"))
  }

  /// What the README shows below a prompt is what the program prints, but for lines that it leaves out.
  @Test func whatIsShownIsPrinted() throws {
    let terminal = try app()
    var printed: [Substring] = []
    var isCode = false
    for line in ReadmeTests.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isCode.toggle()
        printed = []
      } else if isCode, line.hasPrefix("$ signalbox ") {
        printed = try terminal.shell(String(line.dropFirst(2))).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(!printed.isEmpty)
      } else if !printed.isEmpty, line != "…" {
        let seconds = /\d+\.\d\d s\)/
        #expect(
          printed.contains { $0.replacing(seconds, with: "") == line.replacing(seconds, with: "") },
          "not printed: \(line)")
      }
    }
  }

  @Test func theReportsAreListed() {
    let text = ReadmeTests.text.replacing("\n", with: " ")
    let list = ReporterChoice.allValueStrings.map { "`\($0)`" }.joined(separator: ", ")
    #expect(text.contains("Reports: \(list)."))
  }
}

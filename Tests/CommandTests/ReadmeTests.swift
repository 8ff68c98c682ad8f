/// Every command line of the README does what stands below it, in the sample app that it is about.

import Foundation
import TestSupport
import Testing

@Suite struct ReadmeTests {
  private static let text =
    (try? String(
      contentsOf: testsDirectory.deletingLastPathComponent().appendingPathComponent("README.md"), encoding: .utf8))
    ?? ""

  private struct Example {
    var command: String
    /// The lines below it.
    var shown: [String]
  }

  private var examples: [Example] {
    var examples: [Example] = []
    for block in ReadmeTests.text.components(separatedBy: "```").enumerated() where block.offset % 2 == 1 {
      for line in block.element.split(separator: "\n", omittingEmptySubsequences: false).dropFirst() {
        if line.hasPrefix("$ ") {
          examples.append(Example(command: String(line.dropFirst(2)), shown: []))
        } else if !examples.isEmpty, block.element.contains("\n$ ") {
          examples[examples.count - 1].shown.append(String(line))
        }
      }
    }
    return examples
  }

  /// Times differ; what stands between two ellipses stands in the answer in this order.
  @Test(.enabled(if: Tool.isExpected(["dot"]))) func commandLinesAnswerAsShown() throws {
    let workspace = try SampleWorkspace("SampleWorkspaces/Stinsen/Parcelbox")
    let terminal = try Terminal(Dictionary(workspace.files.map { ($0.path, $0.text) }) { $1 })
    #expect(examples.count >= 6)
    for example in examples {
      let output = withoutTime(try terminal.shell(example.command))
      var rest = output[...]
      for line in example.shown.map(withoutTime) where line != "…" && !line.isEmpty {
        guard let found = rest.range(of: line + "\n") else {
          Issue.record("\(example.command): no '\(line)' in\n\(output)")
          break
        }
        rest = rest[found.upperBound...]
      }
      #expect(!output.contains("error: Unknown") && !output.contains("exit 2"), "\(example.command): \(output)")
    }
  }

  private func withoutTime(_ text: String) -> String { text.replacing(/, [0-9.]+ s\)/, with: ", 0 s)") }

  /// What the text and the tables name exists: commands, and options that some command takes.
  @Test func namedCommandsAndOptionsExist() throws {
    let terminal = try Terminal([:])
    let help = try terminal.run("--help").output
    let commands = help.matches(of: /(?m)^  ([a-z]+) {2,}\S/).map { String($0.1) }
    let options = try commands.map { try terminal.run($0, "--help").output }.joined()
    let named = ReadmeTests.text.matches(of: /`signalbox ([a-z]+)/).map { String($0.1) }
    #expect(named.count > 8 && Set(named).isSubset(of: commands))
    for option in ReadmeTests.text.matches(of: /`(?:signalbox [a-z]+ )?(--[a-z-]+)/) where option.1 != "--help" {
      #expect(options.contains(option.1), "\(option.1)")
    }
  }
}

/// `extract` and `link` on the built program: what is read in parts is found as if it had been read at once.

import Foundation
import TestSupport
import Testing

@Suite struct LinkTests {
  private func terminal(_ sample: String) throws -> (Terminal, [String]) {
    let files = try SampleWorkspace("SampleWorkspaces/\(sample)").files
    var texts = Dictionary(files.map { ($0.path, $0.text) }) { $1 }
    let pins = #"{"pins":[{"identity":"stinsen","location":"","state":{"version":"1.0.0"}}],"version":2}"#
    texts["Package.resolved"] = pins
    return (
      try Terminal(texts), try Terminal(texts).run("extract", "--list").output.split(separator: "\n").map(String.init)
    )
  }

  private func withoutTime(_ report: String) -> String {
    report.replacing(/"elapsedSeconds":[0-9.e-]+|[0-9.]+ s\)/, with: "")
  }

  @Test(arguments: SampleWorkspace.names) func eightPartsAreTheWhole(_ sample: String) throws {
    let (terminal, files) = try terminal(sample)
    var parts: [String] = []
    for part in 0..<8 {
      let chosen = files.enumerated().filter { $0.offset % 8 == part }.map(\.element)
      if chosen.isEmpty { continue }
      let outcome = try terminal.run(arguments: ["extract", "--output", "\(part).facts"] + chosen)
      #expect(outcome == Outcome(status: 0, output: "", errors: ""))
      parts.insert("\(part).facts", at: 0)
    }
    for format in ["text", "json"] {
      let whole = try terminal.run("check", "--format", format)
      let linked = try terminal.run(arguments: ["link", "--format", format] + parts)
      #expect(withoutTime(linked.output) == withoutTime(whole.output))
      #expect(linked.status == whole.status && linked.errors == whole.errors && whole.output.count > 200)
    }
    // The sources are no longer needed.
    let whole = try terminal.run("check", "--format", "json").output
    for file in files { try FileManager.default.removeItem(at: terminal.directory.appendingPathComponent(file)) }
    #expect(
      withoutTime(try terminal.run(arguments: ["link", "--format", "json"] + parts).output) == withoutTime(whole))
  }

  @Test func mistakesAreNamed() throws {
    let terminal = try Terminal(["A.swift": "struct A {}\n", "B.swift": "struct B {}\n"])
    _ = try terminal.run("extract", "--output", "a.facts", "A.swift")
    _ = try terminal.run("extract", "--output", "ab.facts", ".")
    let twice = try terminal.run("link", "a.facts", "ab.facts")
    #expect(twice.status == 2)
    #expect(twice.errors == "error: 'A.swift' is in two of the facts files; each file belongs to one\n")
    #expect(try terminal.run("link", "A.swift").errors == "error: A.swift: not a facts file\n")
    #expect(try terminal.run("link").status == 2)
    #expect(try terminal.run("extract", "A.swift").status == 2)
    #expect(try terminal.run("extract", "--output", "c.facts", "Missing.swift").status == 2)
    let bytes = try Data(contentsOf: terminal.directory.appendingPathComponent("a.facts"))
    try bytes.dropLast(3).write(to: terminal.directory.appendingPathComponent("cut.facts"))
    #expect(
      try terminal.run("link", "cut.facts").errors
        == "error: cut.facts: the file is damaged; extract it again\n")
    let version = try terminal.run("--version").output.dropLast().split(separator: " ")[1]
    let old = String(decoding: bytes, as: UTF8.self).range(of: version).map { range in
      bytes.prefix(range.lowerBound.utf16Offset(in: String(decoding: bytes, as: UTF8.self)))
    }
    let start = try #require(old?.count)
    var other = bytes
    other[start] = UInt8(ascii: "9")
    try other.write(to: terminal.directory.appendingPathComponent("old.facts"))
    let refused = try terminal.run("link", "old.facts")
    #expect(refused.status == 2)
    #expect(
      refused.errors == "error: old.facts: it was written by signalbox 9\(version.dropFirst()), "
        + "and this is signalbox \(version); extract it again\n")
  }

  /// In its help and in completions; what reads sources again is not among them.
  @Test func optionsOfCheckAreListed() throws {
    let terminal = try Terminal([:])
    func options(_ command: String) throws -> Set<Substring> {
      Set(try terminal.run(command, "--help").output.matches(of: /(?m)^  (--[a-z-]+)/).map(\.1))
    }
    let (check, link) = (try options("check"), try options("link"))
    #expect(check.subtracting(link) == ["--stdin", "--stdin-filename", "--watch"])
    #expect(link.isSubset(of: check) && link.count > 20)
    let script = try terminal.run("--generate-completion-script", "fish").output
    for option in link where option != "--version" {
      #expect(
        script.split(separator: "\n").contains {
          $0.contains("\"signalbox link\"") && $0.contains(" '\(option.dropFirst(2))' ")
        },
        "\(option)")
    }
    #expect(try terminal.run("link", "--stdin", "a.facts").status == 2)
  }

  /// The generator that the documentation shows.
  @Test(.enabled(if: Tool.isExpected(["ninja"]))) func ninjaReadsOnlyWhatChanged() throws {
    let (terminal, _) = try terminal("Stinsen/Parcelbox")
    let generator = testsDirectory.appendingPathComponent("Examples/Ninja/generate.sh")
    try terminal.write("App/A $b: c.swift", "struct A {}\n")
    #expect(try terminal.shell("sh '\(generator.path)' 8") == "")
    let first = try terminal.shell("ninja")
    #expect(first.contains("checking") && !first.contains("exit"), "\(first)")
    let whole = try terminal.run("check", "--format", "json").output
    #expect(withoutTime(try terminal.read(".signalbox/report.json")) == withoutTime(whole))
    #expect(try terminal.shell("ninja") == "ninja: no work to do.\n")
    let text = try terminal.read("Screens/ParcelListScreen.swift")
    try terminal.write("Screens/ParcelListScreen.swift", text.replacingOccurrences(of: "detial", with: "detail"))
    let second = try terminal.shell("ninja")
    #expect(second.matches(of: /\[\d\/2\]/).count == 2, "\(second)")
    #expect(!(try terminal.read(".signalbox/report.json").contains("detial")))
    #expect(try terminal.shell("sh '\(generator.path)' 8; ninja") == "ninja: no work to do.\n")
  }
}

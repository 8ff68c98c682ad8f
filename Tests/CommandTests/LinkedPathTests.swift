/// Paths that lead through symbolic links.

import Foundation
import Testing

@Suite struct LinkedPathTests {
  private func link(_ path: String, to destination: String, in terminal: Terminal) throws {
    try FileManager.default.createSymbolicLink(
      atPath: terminal.directory.appendingPathComponent(path).path, withDestinationPath: destination)
  }

  private let error = "App/Start.swift:8:38: error: "

  /// Discovery finds such a file at its own place, and there alone.
  @Test(arguments: [
    ["Screens/Start.swift"], ["Start.swift"], ["--root", ".", "Screens"], ["--root", "Root", "Root/Screens"],
    ["Screens/Start.swift", "App/Start.swift", "Start.swift"], ["App/Screens/App/Start.swift"],
  ]) func aLinkInsideTheRootIsResolved(arguments: [String]) throws {
    let terminal = try Terminal(CheckApp.files)
    try link("Screens", to: "App", in: terminal)
    try link("Start.swift", to: "App/Start.swift", in: terminal)
    try link("App/Screens", to: "..", in: terminal)
    try link("Root", to: ".", in: terminal)
    let outcome = try terminal.run(arguments: ["check", "--fail-level", "error"] + arguments)
    #expect(outcome.status == 1 && outcome.output.contains(error) && outcome.errors == "", "\(outcome)")
    #expect(outcome.output.components(separatedBy: error).count == 2)
    #expect(outcome.output.contains(" in 2 files: 1 error"))
  }

  /// A shell that went through a link calls the directory by the link's name; the system does not.
  @Test func theCurrentDirectoryIsTheRootWhateverItIsCalled() throws {
    let real = try Terminal(CheckApp.files)
    let terminal = try Terminal([:])
    try link("Linked", to: real.directory.path, in: terminal)
    let report = try terminal.shell("cd Linked && signalbox check \"$PWD/App/Start.swift\"")
    #expect(report.contains(error) && report.contains(" in 2 files: "), "\(report)")
  }

  @Test func whatALinkLeavesTheRootForIsReadWhereItIsNamed() throws {
    let elsewhere = try Terminal(CheckApp.files)
    let terminal = try Terminal(["A.swift": ""])
    try link("Linked", to: elsewhere.directory.path, in: terminal)
    let one = try terminal.run("check", "Linked/App/Start.swift")
    #expect(one.output.hasPrefix("No findings in 2 files: ") && one.errors == "")
    #expect(try terminal.run("check", "--root", ".", "Linked").output.contains("Linked/" + error))
  }

  @Test func filesOfOtherKindsAreSourcesByTheNameOfTheirLink() throws {
    let terminal = try Terminal(CheckApp.with(["App/Start.txt": CheckApp.start]))
    try FileManager.default.removeItem(at: terminal.directory.appendingPathComponent("App/Start.swift"))
    try link("App/Start.swift", to: "Start.txt", in: terminal)
    #expect(try terminal.run("check", "App/Start.swift").output.hasPrefix(error))
  }

  @Test func questionsAndNewTextsTakeLinks() throws {
    let terminal = try Terminal(CheckApp.files)
    try link("Screens", to: "App", in: terminal)
    #expect(
      try terminal.run("definition", "Screens/Start.swift:7:38").output.hasPrefix("App/Main.swift:7:21: declaration\n"))
    let text = CheckApp.start.replacing("StartScreen", with: "NewScreen")
    let new = try terminal.run(
      arguments: ["check", "--stdin", "--stdin-filename", "Screens/New.swift"], input: text)
    #expect(new.status == 1 && new.output.hasPrefix("App/New.swift:8:38: error: "))
    #expect(
      try terminal.run("extract", "--list", "Screens", "Screens/Start.swift").output
        == "App/Main.swift\nApp/Start.swift\n")
  }

  @Test func listsOfABuildPhaseMayHoldLinks() throws {
    let terminal = try Terminal(CheckApp.files)
    try link("Screens", to: "App", in: terminal)
    let report = try terminal.shell(
      "signalbox check --script-input-files --format xcode",
      environment: ["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": "Screens/Start.swift"])
    #expect(report.contains("/" + error) && report.hasSuffix("exit 1\n"))
  }
}

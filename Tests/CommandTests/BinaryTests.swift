/// The built program, from outside: arguments in; both streams and the exit code out.

import Foundation
import TestSupport
import Testing

@testable import signalbox

struct Outcome: Equatable {
  var status: Int32
  var output: String
  var errors: String
}

/// A directory for one test, and the program run in it.
final class Terminal {
  let directory: URL

  init(_ files: [String: String]) throws {
    directory = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("signalbox-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = directory.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  func run(_ arguments: String...) throws -> Outcome { try run(arguments: arguments) }

  func run(arguments: [String], input: String? = nil) throws -> Outcome {
    try CommandTests.run(builtProgram, arguments, in: directory, input: input)
  }
}

/// Waits until the program has ended.
func run(_ program: URL, _ arguments: [String], in directory: URL, input: String? = nil) throws -> Outcome {
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.currentDirectoryURL = directory
  let (output, errors) = (Pipe(), Pipe())
  process.standardOutput = output
  process.standardError = errors
  let standardInput = Pipe()
  process.standardInput = input == nil ? FileHandle.nullDevice : standardInput
  try process.run()
  // Less than a pipe holds.
  if let input { try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8)) }
  try standardInput.fileHandleForWriting.close()
  let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return Outcome(status: process.terminationStatus, output: answer, errors: complaint)
}

@Suite struct BinaryTests {
  /// It is nowhere, which must not mean the whole disk.
  @Test(arguments: ["check", "check .", "check --root ../gone", "routes", "hover A.swift:1:1", "extract --list"])
  func aDeletedCurrentDirectoryIsNoRoot(_ command: String) throws {
    let terminal = try Terminal(["App/A.swift": "struct A {}\n"])
    let gone = "mkdir gone && cd gone && rmdir ../gone"
    #expect(
      try terminal.shell("\(gone) && timeout 5 signalbox \(command)")
        == "error: the current directory is deleted\nexit 2\n")
    #expect(try terminal.shell("\(gone) && signalbox check --quiet --format xcode \(terminal.directory.path)") == "")
  }

  private let app = ["App/A.swift": "struct A {}\n", "App/B.swift": "struct B {}\n", "notes.txt": ""]

  @Test func versionAndHelp() throws {
    let terminal = try Terminal(app)
    let version = try terminal.run("--version")
    #expect(version.status == 0 && version.output.wholeMatch(of: /signalbox \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(arguments: Signalbox.commandNames) func helpEndsInAnExample(command: String) throws {
    let help = try Terminal([:]).run(command, "--help")
    #expect(help.status == 0 && help.errors == "")
    #expect(help.output.split(separator: "\n\n").last?.hasPrefix("Example: signalbox \(command)") == true)
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(difference(of: help.output, fromGolden: "Goldens/help/\(command).txt") == nil)
  }

  @Test func aProjectWithoutRoutesIsClean() throws {
    let outcome = try Terminal(app).run("check")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      outcome.output.hasPrefix("No findings in 2 files: 0 coordinators, 0 routes, 0 of 0 transitions resolved, "))
    let narrowed = try Terminal(app).run("check", "App/A.swift", "--format", "json")
    #expect(narrowed.status == 0 && narrowed.output.hasPrefix(#"{"version":1,"root":"/"#))
  }

  /// The argument parser lists the values; which one was meant comes first.
  @Test(arguments: [
    (["check", "--format", "jso"], "The value 'jso' is invalid for '--format <format>'; did you mean 'json'? Please"),
    (["check", "--fail-level", "eror"], "'--fail-level <level>'; did you mean 'error'? Please provide one of 'error'"),
    (["graph", "--kind", "scren"], "'--kind <kinds>'; did you mean 'screen'? Please provide one of 'coordinator'"),
    (["check", "--color", "xyzzy"], "'--color <when>'. Please provide one of 'auto'"),
    (["check", "--formt", "json"], "Unknown option '--formt'. Did you mean '--format'?"),
  ]) func theNearestValueIsNamed(arguments: [String], message: String) throws {
    let outcome = try Terminal(app).run(arguments: arguments)
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("error: ") && outcome.errors.contains(message))
    #expect(outcome.errors.contains("See 'signalbox \(arguments[0]) --help' for more information."))
  }

  @Test(arguments: [
    (["chekc"], "error: unknown command 'chekc'; did you mean 'check'? See 'signalbox --help'.\n"),
    (["check", "Missing"], "error: no such file or directory: '{}/Missing'\n"),
    (["check", ""], "error: no such file or directory: ''\n"),
    (["check", "--root", ""], "error: no such directory: ''\n"),
    (["help", "chekc"], "error: unknown command 'chekc'; did you mean 'check'? See 'signalbox --help'.\n"),
    (["check", "notes.txt"], "error: not a Swift file: '{}/notes.txt'\n"),
    (["check", "--root", "App/A.swift"], "error: not a directory: 'App/A.swift'\n"),
    (["check", "--root", "App", "notes.txt"], "error: not a Swift file: '{}/notes.txt'\n"),
    (
      ["check", "--only", "unknown-rout"],
      "error: --only: unknown code 'unknown-rout'; did you mean 'unknown-route'? See 'signalbox check --help'.\n"
    ),
    (
      ["check", "--severity", "unknown-route=bad"],
      "error: --severity: unknown level 'bad'; known: error, warning, information, hint, off."
        + " See 'signalbox check --help'.\n"
    ),
    (
      ["link", "--severity", "unknown-route=eror", "A.facts"],
      "error: --severity: unknown level 'eror'; did you mean 'error'? See 'signalbox link --help'.\n"
    ),
    (["definition", "App/A.swift:9:1"], "error: 'App/A.swift' has 2 lines, there is no line 9\n"),
    (
      ["hover", "App/A.swift:1:99"], "error: line 1 of 'App/A.swift' ends at column 12, there is no column 99\n"
    ),
    (["references", "App:1:1"], "error: not a file: 'App'\n"),
  ]) func mistakesEndWithTwo(arguments: [String], message: String) throws {
    let terminal = try Terminal(app)
    let outcome = try terminal.run(arguments: arguments)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors == message.replacingOccurrences(of: "{}", with: terminal.directory.path))
  }

  @Test(arguments: [
    (["transitions", "--status", "resolvd"], "--status: unknown status 'resolvd'; did you mean 'resolved'?"),
    (["transitions", "--status", "x"], "--status: unknown status 'x'; known: resolved, unresolved, invalid"),
    (["routes", "--kind", "tb"], "--kind: unknown kind 'tb'; did you mean 'tab'?"),
    (["routes", "--kind", "x"], "--kind: unknown kind 'x'; known: navigation, tab, view, split, page, "),
    (["check", "--watch", "--diff"], "--watch and --diff exclude each other"),
    (["check", "--watch", "--fix"], "--watch and --fix exclude each other"),
    (["check", "--watch", "--print-config"], "--watch and --print-config exclude each other"),
  ]) func whatNoProjectCanMeanIsRefused(arguments: [String], message: String) throws {
    let outcome = try Terminal(app).run(arguments: arguments)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("error: \(message)") && outcome.errors.contains("--help"))
  }

  @Test func helpNamesCommands() throws {
    let terminal = try Terminal(app)
    #expect(try terminal.run("help", "check") == terminal.run("check", "--help"))
    for arguments in [["help"], ["help", "help"], ["help", "--help"]] {
      #expect(try terminal.run(arguments: arguments).status == 0)
    }
  }

  /// A report that is lost must not look like one that was written.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func standardOutputThatTakesNothingIsAnError() throws {
    let terminal = try Terminal(app)
    #expect(
      try terminal.shell("signalbox check > /dev/full")
        == "error: cannot write to standard output: no space left on device\nexit 2\n")
    // A reader that went away wants no message.
    #expect(try terminal.shell("{ sleep 0.2; trap '' PIPE; signalbox check; } | true") == "")
  }

  @Test func usageErrorsNameTheOptionAndTheHelp() throws {
    let terminal = try Terminal(app)
    for arguments in [
      ["check", "--fail-levl", "x"], ["check", "--jobs", "0"], ["definition", "A.swift"], ["explain", "-z"],
    ] {
      let outcome = try terminal.run(arguments: arguments)
      #expect(outcome.status == 2 && outcome.output == "")
      #expect(outcome.errors.hasPrefix("error: ") && outcome.errors.contains("--help"))
    }
  }

  @Test func unknownCodesGetTheThreeNearest() throws {
    let outcome = try Terminal(app).run("explain", "unknwn-route")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: unknown code 'unknwn-route'; nearest: unknown-route, "))
  }

  @Test func configurationMistakesNameFileAndLine() throws {
    let terminal = try Terminal([".signalbox.yml": "include: [A]\nexlude: [B]\n", "A.swift": ""])
    let outcome = try terminal.run("check")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "error: \(terminal.directory.path)/.signalbox.yml:2: unknown key 'exlude'; did you mean 'exclude'?\n")
    #expect(try terminal.run("check", "--no-config").status == 0)
  }

  @Test func whatIsLeftOutIsSaidOnStandardError() throws {
    let terminal = try Terminal(["A.swift": "a\0b", "B.swift": ""])
    let outcome = try terminal.run("check")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "warning: A.swift: not read: it has NUL bytes, so it is not UTF-8 text\n")
    #expect(try terminal.run("check", "--quiet").errors == "")
    #expect(try terminal.run("check", "A.swift").status == 2)
  }

  @Test func twoRunsAreEqual() throws {
    let terminal = try Terminal(app)
    for command in ["routes", "transitions", "graph"] {
      let first = try terminal.run(command, "--format", "json", "--jobs", "1")
      #expect(first == (try terminal.run(command, "--format", "json", "--jobs", "4")))
      #expect(first.status == 0 && first.output.hasPrefix(#"{"version":1,"#))
    }
  }
}

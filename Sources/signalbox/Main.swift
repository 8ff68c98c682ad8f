/// Where the program starts: picks the command, and turns every way to fail into an exit code and one message.

import ArgumentParser
import CGlibc
import IDE
import JSON
import Workspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

struct Signalbox: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: productName,
    abstract: "Knows the coordinators and routes of a Swift app, without building it.",
    discussion: """
      Positions count from 1; a column counts UTF-8 bytes, as the compiler does.

      Example: signalbox check .
      """,
    version: productName + " " + productVersion,
    subcommands: [
      CheckCommand.self, RoutesCommand.self, TransitionsCommand.self, GraphCommand.self, PathCommand.self,
      DefinitionCommand.self, HoverCommand.self, ReferencesCommand.self, CompleteCommand.self, ExplainCommand.self,
      ConfigCommand.self, StatsCommand.self, ExtractCommand.self, LinkCommand.self, LSPCommand.self, ManualCommand.self,
    ])

  /// Commands that analyse nothing, or that live too long for a faster start to be worth its memory.
  static let withoutAnalysis: Set<String> = ["explain", "config", "extract", "lsp", "manual"]

  static var commandNames: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }
}

@main
enum Main {
  static func main() {
    signal(SIGINT) { _ in _exit(130) }
    signalbox_grow_heaps_in_large_steps()
    signalbox_use_large_pages()
    prepareJSON()
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// The exit code. `exit` then drops the snapshot with the process, which is faster than releasing it.
  private static func run(_ arguments: [String]) -> Int32 {
    if let message = unknownCommandMessage(arguments) {
      writeError("error: \(message)\n")
      return ExitStatus.usage
    }
    do {
      var command = try parseWhilePreparing(arguments)
      try command.run()
      return ExitStatus.clean
    } catch let status as ExitCode {
      return status.rawValue
    } catch let failure as CommandFailure {
      writeError("error: \(failure.message)\(failure.namesHelp ? helpNotice(failure, arguments.first) : "")\n")
      return failure.status
    } catch {
      return report(error)
    }
  }

  /// To parse a command line takes as long as to prepare an analysis.
  private static func parseWhilePreparing(_ arguments: [String]) throws -> any ParsableCommand {
    guard let name = arguments.first, !Signalbox.withoutAnalysis.contains(name) else { return try parse(arguments) }
    return try preparing {
      Snapshot.prepare()
    } while: {
      try parse(arguments)
    }
  }

  /// The command alone first, without the options of all others; what goes wrong then, the root words.
  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    let named = Signalbox.configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    // For help it gives another command.
    if let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst())), type(of: command) == named {
      return command
    }
    return try Signalbox.parseAsRoot(arguments)
  }

  private static func helpNotice(_ failure: CommandFailure, _ command: String?) -> String {
    "\(failure.message.hasSuffix("?") ? "" : ".") See '\(productName) \(command ?? "") --help'."
  }

  /// What the argument parser throws: help and version are answers, the rest is a usage error.
  private static func report(_ error: any Error) -> Int32 {
    let message = Signalbox.fullMessage(for: error)
    if Signalbox.exitCode(for: error).isSuccess {
      writeOutput(withExampleLast(message) + "\n")
      return ExitStatus.clean
    }
    let mistake = withNearestValue(message)
    writeError(mistake.hasPrefix("Error: ") ? "error: " + mistake.dropFirst(7) + "\n" : mistake + "\n")
    return ExitStatus.usage
  }

  /// The parser lists the values that an option takes, but not which of them was meant.
  private static func withNearestValue(_ message: String) -> String {
    guard let mistake = message.firstMatch(of: /The value '(.+)' is invalid for '[^']+'(?=\. Please provide one of)/),
      let list = message[mistake.range.upperBound...].split(separator: "\nHelp: ").first
    else { return message }
    let values = list.matches(of: /(?m)^  - (\S+)$|'([^']+)'/).compactMap { $0.1 ?? $0.2 }.map(String.init)
    let near = suggestion(for: String(mistake.1), in: values)
    if near.isEmpty { return message }
    return message[..<mistake.range.upperBound] + near + message[mistake.range.upperBound...].dropFirst()
  }

  /// The parser puts all prose in front of the options; an example is what one looks for at the end.
  private static func withExampleLast(_ help: String) -> String {
    var parts = help.split(separator: "\n\n", omittingEmptySubsequences: false)
    guard let index = parts.firstIndex(where: { $0.hasPrefix("Example: ") }) else { return help }
    let example = parts.remove(at: index)
    while parts.last?.allSatisfy(\.isNewline) == true { parts.removeLast() }
    let rest = parts.joined(separator: "\n\n")
    return rest + (rest.hasSuffix("\n") ? "\n" : "\n\n") + example
  }

  private static func unknownCommandMessage(_ arguments: [String]) -> String? {
    let names = Signalbox.commandNames
    // Behind `help` stands a command, too, or nothing.
    let name = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    guard let name, !name.hasPrefix("-"), name != "help", !names.contains(name) else { return nil }
    let near = suggestion(for: name, in: names)
    return "unknown command '\(name)'\(near.isEmpty ? "." : near) See 'signalbox --help'."
  }
}

/// The exit codes of every command.
enum ExitStatus {
  static let clean: Int32 = 0
  static let findings: Int32 = 1
  static let usage: Int32 = 2
  static let internalError: Int32 = 70
}

/// Ends a command with a message. An `ExitCode` ends it without one.
struct CommandFailure: Error {
  var message: String
  var status = ExitStatus.usage
  /// Whether the message is followed by how to see the command's options.
  var namesHelp = false

  /// What an option's value is not.
  static func usage(_ message: String) -> CommandFailure {
    var failure = CommandFailure(message)
    failure.namesHelp = true
    return failure
  }

  init(_ message: String, status: Int32 = ExitStatus.usage) {
    self.message = message
    self.status = status
  }
}

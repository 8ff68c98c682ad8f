/// `signalbox lsp`: the language server on standard input and output.

import ArgumentParser
import CGlibc
import LanguageServer
import Workspace

struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serves editors with the Language Server Protocol on standard input and output.",
    discussion: "Example: signalbox lsp --stdio")

  @Flag(name: .customLong("stdio"), help: "Speak on standard input and output; the default.")
  var usesStandardStreams = false

  @Option(
    name: .customLong("clientProcessId"),
    help: ArgumentHelp("End when this process has ended.", valueName: "pid"))
  var clientProcessID: Int?

  // Clients pass these to servers that they start on another transport. Ignoring them would leave both sides waiting.
  @Option(help: .hidden) var pipe: String?
  @Option(help: .hidden) var socket: String?
  @Option(help: .hidden) var port: String?

  func validate() throws {
    if pipe != nil || socket != nil || port != nil {
      throw ValidationError("only standard input and output are served; start it with --stdio")
    }
  }

  func run() throws {
    signalbox_stay_small(Int32(clamping: availableCores))
    let options = ServerOptions(
      version: productVersion, clientProcessID: clientProcessID, releaseMemory: signalbox_give_back_memory)
    throw ExitCode(runLanguageServer(options))
  }
}

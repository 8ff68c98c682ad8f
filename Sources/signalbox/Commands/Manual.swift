/// `signalbox manual`: the manual page, for `make install`.

import ArgumentParser
import JSON

struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual page, in the form that 'man' reads.",
    discussion: "Example: signalbox manual > signalbox.1", shouldDisplay: false)

  func run() throws {
    guard let description = try? parseJSON(Array(Signalbox._dumpHelp().utf8)) else {
      throw CommandFailure("internal error: the parser does not describe itself", status: ExitStatus.internalError)
    }
    writeOutput(manualPage(of: description))
  }
}

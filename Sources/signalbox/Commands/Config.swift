/// `signalbox config`: what editors want to know about `.signalbox.yml`.

import ArgumentParser
import JSON
import Workspace

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Say what .signalbox.yml may hold.",
    discussion: "Example: signalbox config schema",
    subcommands: [SchemaCommand.self])

  struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "schema", abstract: "Print the JSON Schema of .signalbox.yml, for editors.",
      discussion: "Example: signalbox config schema > signalbox.schema.json")

    func run() throws { writeOutput(try jsonBytes(configurationSchema(), .indented)) }
  }
}

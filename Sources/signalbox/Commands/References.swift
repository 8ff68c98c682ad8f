/// `signalbox references`

import ArgumentParser
import IDE

struct ReferencesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "references",
    abstract: "Show every place that names the route at a position.",
    usage: "signalbox references [<options>] <file:line:col>",
    discussion: "Example: signalbox references App/HomeCoordinator.swift:9:24")

  @OptionGroup var question: PositionOptions

  @Flag(help: "Uses only.")
  var excludeDeclaration = false

  func run() throws {
    let asked = try EditorQuestion(question)
    let answer = references(
      at: asked.offset, in: asked.file, of: asked.snapshot, includingDeclaration: !excludeDeclaration)
    try writeLocations(answer, Places(asked.snapshot), question.format)
  }
}

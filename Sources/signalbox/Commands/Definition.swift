/// `signalbox definition`

import ArgumentParser
import IDE

struct DefinitionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "definition",
    abstract: "Show where the route at a position is declared, made and leads to.",
    usage: "signalbox definition [<options>] <file:line:col>",
    discussion: "Example: signalbox definition App/HomeScreen.swift:31:40")

  @OptionGroup var question: PositionOptions

  func run() throws {
    let asked = try EditorQuestion(question)
    let answer = definition(at: asked.offset, in: asked.file, of: asked.snapshot)
    try writeLocations(answer?.targets ?? [], Places(asked.snapshot), question.format)
  }
}

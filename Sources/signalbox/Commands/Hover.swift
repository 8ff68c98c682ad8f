/// `signalbox hover`

import ArgumentParser
import IDE
import JSON
import SourceText

struct HoverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hover",
    abstract: "Show what is known about the route at a position.",
    usage: "signalbox hover [<options>] <file:line:col>",
    discussion: "Example: signalbox hover App/HomeScreen.swift:31:40")

  @OptionGroup var question: PositionOptions

  func run() throws {
    let asked = try EditorQuestion(question)
    let card = hover(at: asked.offset, in: asked.file, of: asked.snapshot)
    switch question.format {
    case .text:
      guard let card else { return }
      writeOutput(([card.title] + card.lines).map { printable($0) + "\n" }.joined())
    case .json:
      let places = Places(asked.snapshot)
      let answer = card.map { card in
        object(
          places.members(Location(asked.file, card.range)) + [
            ("title", .string(card.title)), ("lines", .array(card.lines.map { .string($0) })),
          ])
      }
      try writeJSONOutput(object(("version", jsonVersion), ("hover", answer ?? .null)))
    }
  }
}

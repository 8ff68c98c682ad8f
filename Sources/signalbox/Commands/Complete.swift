/// `signalbox complete`

import ArgumentParser
import IDE
import JSON
import LanguageServer
import RouteGraph
import SourceText

struct CompleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "complete",
    abstract: "Show the routes that may stand at a position.",
    usage: "signalbox complete [<options>] <file:line:col>",
    discussion: "Example: signalbox complete App/HomeScreen.swift:31:40")

  @OptionGroup var question: PositionOptions

  func run() throws {
    let asked = try EditorQuestion(question)
    let items = completions(at: asked.offset, in: asked.file, of: asked.snapshot)
    switch question.format {
    case .text:
      writeOutput(table(items.map { [name(of: $0), $0.description ?? ""] }))
    case .json:
      let list = items.map { completionItemJSON($0, in: asked.source, unit: .utf16, snippets: true) }
      try writeJSONOutput(object(("version", jsonVersion), ("items", .array(list))))
    }
  }

  /// `detail(id: Int)`, `trails  TabFlow · TrailFlow`
  private func name(of item: CompletionItem) -> String {
    guard let detail = item.detail else { return item.label }
    return item.label + (detail.hasPrefix("(") ? "" : "  ") + detail
  }
}

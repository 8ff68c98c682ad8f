/// What the commands that answer a question about one position have in common.

import ArgumentParser
import IDE
import SourceText
import Workspace

struct PositionOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Where, counted from 1: FILE:LINE:COL.", valueName: "file:line:col"), completion: .file())
  var position: SourcePosition

  @Option(help: "The form of the answer.")
  var format: TextOrJSON = .text

  @Option(help: ArgumentHelp("What a column counts.", valueName: "unit"))
  var encoding: ColumnEncoding = .utf8

  @Flag(help: "Standard input is the text of the file.")
  var stdin = false

  @OptionGroup var options: AnalysisOptions
}

/// A position in an analysed project.
struct EditorQuestion {
  let snapshot: Snapshot
  let file: FileID
  let offset: Int
  let source: SourceFile

  init(_ question: PositionOptions) throws {
    let path = question.position.file
    let (options, stdin) = (question.options, question.stdin)
    let selection = try RootSelection(paths: [path], option: options.root, mayBeMissing: stdin)
    let project = try LoadedProject(
      selection, try loadConfiguration(root: selection.root, options), options, standardInput: stdin, for: .places)
    guard let file = project.selection.reported.first, kind(ofPath: normalizedPath(path)) != .directory else {
      throw CommandFailure("not a file: '\(path)'")
    }
    self.file = FileID(file)
    snapshot = project.snapshot
    guard let source = snapshot.file(self.file) else { throw CommandFailure("not readable: '\(path)'") }
    self.source = source
    offset = try question.position.offset(in: source, question.encoding)
  }
}

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
    let project = try LoadedProject(paths: [path], options: question.options, for: .places)
    guard let file = project.selection.reported.first, kind(ofPath: normalizedPath(path)) != .directory else {
      throw CommandFailure("not a file: '\(path)'")
    }
    self.file = FileID(file)
    var snapshot = project.snapshot
    if question.stdin {
      let text = SourceFile(text: readStandardInput())
      snapshot = snapshot.updating([self.file: text])
    }
    guard let source = snapshot.file(self.file) else { throw CommandFailure("not readable: '\(path)'") }
    self.snapshot = snapshot
    self.source = source
    offset = try question.position.offset(in: source, question.encoding)
  }
}

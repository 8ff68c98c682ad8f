/// From offsets to the protocol's positions, ranges, locations and URIs.

import IDE
import LanguageServerProtocol
import RouteGraph
import SourceText

/// Converts for one folder at one moment.
struct Converter: Sendable {
  let unit: ColumnUnit
  let snapshot: Snapshot
  /// The folder's URI as the client spells it, without a slash at its end; nil where there is no folder.
  let folderURI: String?
  /// The client's own spelling of open documents.
  let openURIs: [FileID: String]
  let openVersions: [FileID: Int]

  func uri(of file: FileID) -> String {
    if let uri = openURIs[file] { return uri }
    guard let folderURI else { return file.path }
    return folderURI + "/" + percentEncoded(file.path)
  }

  func range(_ range: TextRange, in file: FileID) -> LSP.Range {
    guard let lines = snapshot.file(file)?.lines else {
      let start = LSP.Position(line: 0, character: 0)
      return LSP.Range(start: start, end: start)
    }
    return lines.range(range, unit: unit)
  }

  func location(_ location: Location) -> LSP.Location {
    LSP.Location(uri: uri(of: location.file), range: range(location.range, in: location.file))
  }
}

extension LineIndex {
  func range(_ range: TextRange, unit: ColumnUnit) -> LSP.Range {
    LSP.Range(start: lspPosition(of: range.start, unit: unit), end: lspPosition(of: range.end, unit: unit))
  }

  private func lspPosition(of offset: Int, unit: ColumnUnit) -> LSP.Position {
    let position = position(of: offset, unit: unit)
    return LSP.Position(line: position.line, character: position.column)
  }
}

extension HoverCard {
  /// The title is code, the lines are Markdown.
  func markup(_ kind: LSP.MarkupKind, under heading: String? = nil) -> LSP.MarkupContent {
    switch kind {
    case .markdown:
      let blocks = [heading.map { "#### " + $0 }, "```swift\n\(title)\n```"].compactMap { $0 } + lines
      return LSP.MarkupContent(kind: kind, value: blocks.joined(separator: "\n\n"))
    case .plaintext:
      let plain = lines.map { line in line.filter { $0 != "`" && $0 != "*" } }
      let all = [heading.map { $0 + ":" }, title].compactMap { $0 } + plain
      return LSP.MarkupContent(kind: kind, value: all.joined(separator: "\n"))
    }
  }
}

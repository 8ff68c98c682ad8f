/// From the core's edits to the protocol's.

import LanguageServerProtocol
import SourceText

extension Converter {
  /// Grouped by document; open ones with the version that the edits are meant for.
  func workspaceEdit(_ edits: [TextEdit], _ client: ClientCapabilities) -> LSP.WorkspaceEdit {
    let files = Dictionary(grouping: edits, by: \.location.file).sorted { $0.key < $1.key }
    let documents = files.map { file, edits in
      LSP.DocumentEdits(
        uri: uri(of: file), version: openVersions[file],
        edits: edits.sorted { $0.location < $1.location }.map {
          LSP.TextEdit(range: range($0.location.range, in: file), newText: $0.newText)
        })
    }
    return LSP.WorkspaceEdit(documents: documents, isVersioned: client.supportsDocumentChanges)
  }
}

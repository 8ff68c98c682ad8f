/// `textDocument/documentHighlight`: the references of this file; declaration, factory and handler write, uses read.

import IDE
import JSON
import LanguageServerProtocol
import RouteGraph
import SourceText

let documentHighlightRow = RequestRow.document(
  "textDocument/documentHighlight", feature: Feature(name: "documentHighlight", isOnBesideCompanion: false),
  advertise: capability("documentHighlightProvider")
) { (parameters: LSP.PositionParameters, document) -> [LSP.DocumentHighlight]? in
  let targets = highlights(at: document.offset(of: parameters.position), in: document.file, of: document.snapshot)
  let shown = targets.map {
    LSP.DocumentHighlight(range: document.range($0.location.range), kind: $0.role == .use ? .read : .write)
  }
  return shown.isEmpty ? nil : shown
}

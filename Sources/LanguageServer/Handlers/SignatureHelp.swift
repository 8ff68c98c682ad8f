/// `textDocument/signatureHelp`: the input of the route under construction.

import IDE
import JSON
import LanguageServerProtocol

let signatureHelpRow = RequestRow.document(
  "textDocument/signatureHelp", feature: Feature(name: "signatureHelp", isOnBesideCompanion: false),
  advertise: capability("signatureHelpProvider", member: "triggerCharacters", ["(", ","])
) { (parameters: LSP.PositionParameters, document) -> LSP.SignatureHelp? in
  signatureHelp(at: document.offset(of: parameters.position), in: document.file, of: document.snapshot).map {
    let kind = document.client.signatureDocumentationKind
    return LSP.SignatureHelp(
      label: $0.label, documentation: $0.documentation.map { LSP.MarkupContent(kind: kind, value: $0) },
      parameters: $0.parameters, activeParameter: $0.activeParameter)
  }
}

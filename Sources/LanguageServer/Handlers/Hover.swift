/// `textDocument/hover`: the card of the route or coordinator.

import IDE
import JSON
import LanguageServerProtocol

let hoverRow = RequestRow.document(
  "textDocument/hover", feature: Feature(name: "hover"), advertise: capability("hoverProvider")
) { (parameters: LSP.PositionParameters, document) -> LSP.Hover? in
  let offset = document.offset(of: parameters.position)
  return hover(
    at: offset, in: document.file, of: document.snapshot, findings: { document.folder.findings(of: document.file) }
  ).map { card in
    let kind = document.client.hoverKind
    // Pages lead somewhere only where the editor asks for them.
    let links = card.codes.map { code in
      kind == .markdown && document.client.showsVirtualDocuments
        ? "[\(code)](\(explanationURI(of: code)))" : "\(code): `signalbox explain \(code)`"
    }
    var whole = card
    if !links.isEmpty { whole.lines.append(links.joined(separator: " · ")) }
    // Editors put the cards of all servers below one another.
    let heading = document.settings.hasCompanion ? "Signalbox" : nil
    return LSP.Hover(contents: whole.markup(kind, under: heading), range: document.range(card.range))
  }
}

/// `textDocument/hover`: the card of the route or coordinator.

import IDE
import JSON
import LanguageServerProtocol

let hoverRow = RequestRow.document(
  "textDocument/hover", feature: Feature(name: "hover"), advertise: capability("hoverProvider")
) { (parameters: LSP.PositionParameters, document) -> LSP.Hover? in
  hover(at: document.offset(of: parameters.position), in: document.file, of: document.snapshot).map { card in
    LSP.Hover(contents: card.markup(document.client.hoverKind), range: document.range(card.range))
  }
}

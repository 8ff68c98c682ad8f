/// `textDocument/references`: every use of the route or coordinator in the folder.

import IDE
import JSON
import LanguageServerProtocol
import RouteGraph

let referencesRow = RequestRow.workspace(
  "textDocument/references", feature: Feature(name: "references"), advertise: capability("referencesProvider")
) { (parameters: LSP.ReferenceParameters, document) -> [LSP.Location]? in
  let targets = references(
    at: document.offset(of: parameters.position), in: document.file, of: document.snapshot,
    includingDeclaration: parameters.includesDeclaration)
  return targets.isEmpty ? nil : targets.map { document.converter.location($0.location) }
}

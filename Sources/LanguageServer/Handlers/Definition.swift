/// `textDocument/definition`: from a use to its declaration, factory or handler; from a declaration to its factories.

import IDE
import JSON
import LanguageServerProtocol
import RouteGraph

let definitionRow = RequestRow.document(
  "textDocument/definition", feature: Feature(name: "definition"), advertise: capability("definitionProvider")
) { (parameters: LSP.PositionParameters, document) -> JSONValue? in
  guard let answer = definition(at: document.offset(of: parameters.position), in: document.file, of: document.snapshot)
  else { return nil }
  let targets = document.settings.hasCompanion ? beyondDeclarations(answer.targets) : answer.targets
  guard !targets.isEmpty else { return nil }
  let locations = targets.map { document.converter.location($0.location) }
  guard document.client.supportsDefinitionLinks else { return locations.json }
  let origin = document.range(answer.origin)
  return locations.map { LSP.LocationLink(originSelectionRange: origin, target: $0) }.json
}

/// Without the declarations, which sourcekit-lsp gives, unless there is nothing else.
private func beyondDeclarations(_ targets: [NavigationTarget]) -> [NavigationTarget] {
  let others = targets.filter { $0.role != .declaration }
  return others.isEmpty ? targets : others
}

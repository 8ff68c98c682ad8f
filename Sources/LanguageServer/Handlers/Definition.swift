/// `textDocument/definition`, `declaration`, `typeDefinition` and `implementation`: where a name leads.

import IDE
import JSON
import LanguageServerProtocol
import RouteGraph
import SourceText

let definitionRow = RequestRow.document(
  "textDocument/definition", feature: Feature(name: "definition"), advertise: capability("definitionProvider")
) { (parameters: LSP.PositionParameters, document) -> JSONValue? in
  guard let answer = definition(at: document.offset(of: parameters.position), in: document.file, of: document.snapshot)
  else { return nil }
  let targets = document.settings.hasCompanion ? beyondDeclarations(answer.targets) : answer.targets
  return places(targets, from: answer.origin, in: document, links: document.client.supportsDefinitionLinks)
}

let declarationRow = RequestRow.document(
  "textDocument/declaration", feature: Feature(name: "declaration", isOnBesideCompanion: false),
  advertise: capability("declarationProvider")
) { (parameters: LSP.PositionParameters, document) -> JSONValue? in
  declarations(at: document.offset(of: parameters.position), in: document.file, of: document.snapshot).flatMap {
    places($0.targets, from: $0.origin, in: document, links: document.client.supportsLinks(to: "declaration"))
  }
}

let typeDefinitionRow = RequestRow.document(
  "textDocument/typeDefinition", feature: Feature(name: "typeDefinition"),
  advertise: capability("typeDefinitionProvider")
) { (parameters: LSP.PositionParameters, document) -> JSONValue? in
  typeDefinition(at: document.offset(of: parameters.position), in: document.file, of: document.snapshot).flatMap {
    places($0.targets, from: $0.origin, in: document, links: document.client.supportsLinks(to: "typeDefinition"))
  }
}

let implementationRow = RequestRow.document(
  "textDocument/implementation", feature: Feature(name: "implementation"),
  advertise: capability("implementationProvider")
) { (parameters: LSP.PositionParameters, document) -> JSONValue? in
  implementations(at: document.offset(of: parameters.position), in: document.file, of: document.snapshot).flatMap {
    places($0.targets, from: $0.origin, in: document, links: document.client.supportsLinks(to: "implementation"))
  }
}

/// As links where the client understands them.
private func places(
  _ targets: [NavigationTarget], from origin: TextRange, in document: DocumentQuery, links: Bool
) -> JSONValue? {
  guard !targets.isEmpty else { return nil }
  let locations = targets.map { document.converter.location($0.location) }
  guard links else { return locations.json }
  let range = document.range(origin)
  return locations.map { LSP.LocationLink(originSelectionRange: range, target: $0) }.json
}

/// Without the declarations, which sourcekit-lsp gives, unless there is nothing else.
private func beyondDeclarations(_ targets: [NavigationTarget]) -> [NavigationTarget] {
  let others = targets.filter { $0.role != .declaration }
  return others.isEmpty ? targets : others
}

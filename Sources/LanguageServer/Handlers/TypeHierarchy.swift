/// `typeHierarchy/…`: which coordinators create which.

import IDE
import JSON
import LanguageServerProtocol

private let typeHierarchyFeature = Feature(
  name: "typeHierarchy", isOnBesideCompanion: false, registration: "textDocument/prepareTypeHierarchy")

let prepareTypeHierarchyRow = RequestRow.document(
  "textDocument/prepareTypeHierarchy", feature: typeHierarchyFeature, advertise: capability("typeHierarchyProvider")
) { (parameters: LSP.PositionParameters, document) -> [LSP.HierarchyItem]? in
  let offset = document.offset(of: parameters.position)
  let items = typeHierarchyItems(at: offset, in: document.file, of: document.snapshot)
  return items.isEmpty ? nil : items.map { $0.lsp(document.converter) }
}

let supertypesRow = RequestRow.hierarchy("typeHierarchy/supertypes", feature: typeHierarchyFeature) { id, folder in
  creators(of: id, in: folder.snapshot).map { $0.lsp(folder.converter) }.json
}

let subtypesRow = RequestRow.hierarchy("typeHierarchy/subtypes", feature: typeHierarchyFeature) { id, folder in
  created(by: id, in: folder.snapshot).map { $0.lsp(folder.converter) }.json
}

/// `callHierarchy/…`: the route graph, one step at a time.

import IDE
import JSON
import JSONRPC
import LanguageServerProtocol
import RouteGraph
import SourceText

private let callHierarchyFeature = Feature(name: "callHierarchy", registration: "textDocument/prepareCallHierarchy")

let prepareCallHierarchyRow = RequestRow.document(
  "textDocument/prepareCallHierarchy", feature: callHierarchyFeature, advertise: capability("callHierarchyProvider")
) { (parameters: LSP.PositionParameters, document) -> [LSP.HierarchyItem]? in
  let offset = document.offset(of: parameters.position)
  let items = callHierarchyItems(at: offset, in: document.file, of: document.snapshot)
  return items.isEmpty ? nil : items.map { $0.lsp(document.converter) }
}

let incomingCallsRow = RequestRow.hierarchy("callHierarchy/incomingCalls", feature: callHierarchyFeature) {
  id, folder in
  incomingCalls(to: id, in: folder.snapshot).map { $0.lsp(.from, file: nil, folder.converter) }.json
}

let outgoingCallsRow = RequestRow.hierarchy("callHierarchy/outgoingCalls", feature: callHierarchyFeature) {
  id, folder in
  let file = callHierarchyItem(id, in: folder.snapshot)?.location.file
  return outgoingCalls(from: id, in: folder.snapshot).map { $0.lsp(.to, file: file, folder.converter) }.json
}

extension RequestRow {
  /// About an item that was given before. One that is gone has no neighbours.
  static func hierarchy(
    _ method: String, feature: Feature, _ answer: @escaping @Sendable (String, FolderQuery) -> JSONValue
  ) -> RequestRow {
    RequestRow(
      method: method, feature: feature,
      run: .aboutWorkspace { query, json throws(ResponseError) in
        let parameters: LSP.HierarchyItemParameters = try decoded(json)
        guard let id = parameters.id else { return [] }
        let home = query.resolve(parameters.uri)?.folder
        let folder = query.folders.first { $0.id == home } ?? query.folders.first
        return folder.map { answer(id, $0) } ?? []
      })
  }
}

extension HierarchyItem {
  func lsp(_ converter: Converter, detail: String? = nil) -> LSP.HierarchyItem {
    LSP.HierarchyItem(
      name: name, kind: LSP.SymbolKind(kind), detail: detail ?? kind.rawValue, location: converter.location(location),
      id: id)
  }
}

extension HierarchyCall {
  /// `file`: where the ranges are; nil: in the neighbour's file.
  fileprivate func lsp(
    _ direction: LSP.HierarchyCall.Direction, file: FileID?, _ converter: Converter
  ) -> LSP.HierarchyCall {
    LSP.HierarchyCall(
      direction: direction, item: item.lsp(converter, detail: detail),
      ranges: ranges.map { converter.range($0, in: file ?? item.location.file) })
  }
}

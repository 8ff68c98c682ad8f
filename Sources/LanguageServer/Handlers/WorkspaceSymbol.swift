/// `workspace/symbol`: coordinators, routes, screens and actions by a few letters.

import IDE
import JSON
import JSONRPC
import LanguageServerProtocol

private let limit = 512

let workspaceSymbolRow = RequestRow(
  method: "workspace/symbol", feature: Feature(name: "workspaceSymbol", registration: "workspace/symbol"),
  advertise: capability("workspaceSymbolProvider"),
  run: .aboutWorkspace { query, json throws(ResponseError) in
    let parameters: LSP.WorkspaceSymbolParameters = try decoded(json)
    let found = query.folders.flatMap { folder in
      workspaceSymbols(matching: parameters.query, in: folder.snapshot, limit: limit).map { (folder, $0) }
    }
    // Each folder's are in order.
    let best = query.folders.count > 1 ? found.sorted { WorkspaceSymbol.inOrder($0.1, $1.1) } : found
    return best.prefix(limit).map { folder, symbol in
      LSP.SymbolInformation(
        name: symbol.name, kind: LSP.SymbolKind(symbol.kind), location: folder.converter.location(symbol.location),
        containerName: symbol.container)
    }.json
  })

/// `textDocument/prepareRename` and `textDocument/rename`: a route's name, everywhere.

import IDE
import JSON
import JSONRPC
import LanguageServerProtocol

private let renameFeature = Feature(name: "rename", isOnBesideCompanion: false)

private let advertiseRename: Advertisement = { capabilities, client in
  capabilities["renameProvider"] = client.supportsPrepareRename ? ["prepareProvider": true] : true
}

let prepareRenameRow = RequestRow.document(
  "textDocument/prepareRename", feature: renameFeature, advertise: advertiseRename
) { (parameters: LSP.PositionParameters, document) -> LSP.PrepareRenameResult? in
  renamableName(at: document.offset(of: parameters.position), in: document.file, of: document.snapshot).map {
    LSP.PrepareRenameResult(range: document.range($0.range), placeholder: $0.name)
  }
}

let renameRow = RequestRow(
  method: "textDocument/rename", feature: renameFeature, advertise: advertiseRename,
  run: .aboutWorkspace { query, json throws(ResponseError) in
    let parameters: LSP.RenameParameters = try decoded(json)
    guard let document = query.document(parameters.uri) else { return .null }
    do throws(RenameRefusal) {
      let offset = document.offset(of: parameters.position)
      let edits = try rename(at: offset, in: document.file, of: document.snapshot, to: parameters.newName)
      return edits.map { document.converter.workspaceEdit($0, query.client) }.json
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  })

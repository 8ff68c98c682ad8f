/// `signalbox/synchronize`: answered once everything received before it has taken effect.

import JSON
import JSONRPC
import LanguageServerProtocol

let synchronizeRow = RequestRow(
  method: "signalbox/synchronize",
  run: .whenSettled { server, json throws(ResponseError) in
    let _: LSP.NoParameters = try decoded(json)
    server.publishDiagnostics()
    return .null
  })

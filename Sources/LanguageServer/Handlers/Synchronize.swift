/// `signalbox/synchronize`: answered once everything received before it has taken effect.

import JSON
import JSONRPC
import LanguageServerProtocol

let synchronizeRow = RequestRow(
  method: "signalbox/synchronize",
  run: .whenSettled { server, _ throws(ResponseError) in
    server.publishDiagnostics()
    return .null
  })

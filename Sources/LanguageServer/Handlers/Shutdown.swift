/// `shutdown`: nothing but `exit` is served from here on.

import JSON
import JSONRPC
import LanguageServerProtocol

let shutdownRow = RequestRow(
  method: "shutdown",
  run: .onLoop { server, _ throws(ResponseError) in
    server.phase = .shutDown
    server.cancelHeldPulls()
    return .null
  })

/// `initialized`, `$/setTrace` and `$/cancelRequest`.

import JSON
import JSONRPC
import LanguageServerProtocol

let initializedRow = NotificationRow(
  method: "initialized",
  run: { server, _ throws(InvalidParameters) in
    server.register()
    server.pullConfiguration()
  })

let setTraceRow = NotificationRow(
  method: "$/setTrace",
  run: { server, json throws(InvalidParameters) in
    server.trace = try LSP.SetTraceParameters(json).level
  })

let cancelRow = NotificationRow(
  method: "$/cancelRequest",
  run: { server, json throws(InvalidParameters) in
    // What is unknown or answered already needs no cancelling.
    guard let id = RequestID(try LSP.CancelParameters(json).id), let ticket = server.tickets[id] else { return }
    server.respond(to: ticket, .failure(.cancelled))
    server.waiting.removeAll { $0.ticket === ticket }
  })

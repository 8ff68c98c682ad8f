/// `textDocument/didOpen`, `didChange`, `didSave` and `didClose`.

import JSON
import LanguageServerProtocol

let didOpenRow = NotificationRow(
  method: "textDocument/didOpen", advertise: capability("textDocumentSync", member: "openClose", true),
  run: suspecting { server, json throws(InvalidParameters) in
    server.open(try LSP.DidOpenParameters(json))
  })

let didChangeRow = NotificationRow(
  method: "textDocument/didChange", advertise: capability("textDocumentSync", member: "change", 2),
  run: suspecting { server, json throws(InvalidParameters) in
    server.change(try LSP.DidChangeParameters(json))
  })

let didSaveRow = NotificationRow(
  method: "textDocument/didSave",
  advertise: capability("textDocumentSync", member: "save", ["includeText": false]),
  run: { server, json throws(InvalidParameters) in
    let uri = DocumentURI(try LSP.TextDocumentParameters(json).uri)
    if let (position, _) = server.place(of: uri) { server.rescan(server.folders[position].id) }
  })

let didCloseRow = NotificationRow(
  method: "textDocument/didClose",
  run: { server, json throws(InvalidParameters) in
    server.close(try LSP.TextDocumentParameters(json).uri)
  })

/// If the parameters are not understood, the text that they carried is lost: for the document they name, else for any.
private func suspecting(
  _ run: @escaping @Sendable (inout Server, JSONValue) throws(InvalidParameters) -> Void
) -> @Sendable (inout Server, JSONValue) throws(InvalidParameters) -> Void {
  { server, json throws(InvalidParameters) in
    do throws(InvalidParameters) {
      try run(&server, json)
    } catch {
      if let document = try? LSP.TextDocumentParameters(json) {
        server.markSuspect(document.uri)
      } else {
        server.markAllDocumentsSuspect()
      }
      throw error
    }
  }
}

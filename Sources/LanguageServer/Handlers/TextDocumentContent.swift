/// `workspace/textDocumentContent`: pages under the scheme `signalbox`, for clients that can show them.

import IDE
import JSON
import JSONRPC
import LanguageServerProtocol

let textDocumentContentRow = RequestRow(
  method: "workspace/textDocumentContent",
  advertise: capability("workspace", member: "textDocumentContent", ["schemes": ["signalbox"]]),
  isServed: { $0.showsVirtualDocuments },
  run: .aboutWorkspace { query, json throws(ResponseError) in
    let parameters: LSP.TextDocumentContentParameters = try decoded(json)
    let scheme = "signalbox:"
    let path = parameters.uri.hasPrefix(scheme) ? percentDecoded(String(parameters.uri.dropFirst(scheme.count))) : ""
    let texts = query.folders.compactMap { virtualDocument(at: path, of: $0.snapshot) }
    guard let first = texts.first else {
      throw ResponseError(.requestFailed, "There is no page '\(parameters.uri)'.")
    }
    // What a code means is the same in every folder.
    return ["text": .string(path.hasPrefix("/explain/") ? first : texts.joined(separator: "\n"))]
  })

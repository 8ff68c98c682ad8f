/// `signalbox/path`: the shortest chain of transitions between two names, as code to paste.

import IDE
import JSON
import JSONRPC
import LanguageServerProtocol

let pathRow = RequestRow(
  method: "signalbox/path",
  run: .aboutWorkspace { query, json throws(ResponseError) in
    let parameters: LSP.PathParameters = try decoded(json)
    var refusal: ResponseError?
    var isKnown = false
    // The first folder that knows both names answers; folders do not refer to each other.
    for folder in query.folders {
      switch path(from: parameters.from, to: parameters.to, in: folder.snapshot) {
      case .chain(let steps, let code):
        let whole = PathChain(steps: steps, code: code).pasted
        return ["version": 1, "steps": .array(steps.map { $0.json(folder.converter) }), "code": .string(whole)]
      case .none: isKnown = true
      case .unknown(let name, let near): refusal = refusal ?? unknown(name, near: near)
      case .ambiguous(let names):
        let list = names.joined(separator: ", ")
        throw ResponseError(.requestFailed, "The name is ambiguous; one of these is meant: \(list).")
      }
    }
    if let refusal, !isKnown { throw refusal }
    return .null
  })

private func unknown(_ name: String, near: [String]) -> ResponseError {
  let hint = near.isEmpty ? "" : " Near: \(near.joined(separator: ", "))."
  return ResponseError(.requestFailed, "There is no coordinator, route or screen named '\(name)'.\(hint)")
}

extension PathStep {
  fileprivate func json(_ converter: Converter) -> JSONValue {
    let place = location.map(converter.location)
    return [
      "node": .string(node), "edge": .string(edge), "uri": (place?.uri).json, "range": (place?.range).json,
      "code": .string(code),
    ]
  }
}

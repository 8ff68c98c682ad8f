/// `window/workDoneProgress/…` and `$/progress`.

package import JSON

extension LSP {
  package enum WorkDoneProgress: JSONWritable, Hashable, Sendable {
    case begin(title: String, message: String?)
    case report(message: String)
    case end(message: String?)

    package var json: JSONValue {
      switch self {
      case .begin(let title, let message):
        .object(
          JSONObject([
            "kind": "begin", "title": .string(title), "cancellable": true, "message": message.map(JSONValue.string),
          ]))
      case .report(let message): ["kind": "report", "message": .string(message)]
      case .end(let message):
        .object(JSONObject(["kind": "end", "message": message.map(JSONValue.string)]))
      }
    }
  }

  package struct ProgressParameters: JSONWritable, Sendable {
    package var token: JSONValue
    package var value: JSONValue

    package init(token: JSONValue, value: JSONValue) {
      self.token = token
      self.value = value
    }

    package var json: JSONValue { ["token": token, "value": value] }
  }

  package struct ProgressCancelParameters: JSONReadable, Sendable {
    package var token: JSONValue

    package init(_ json: JSONValue) throws(InvalidParameters) { token = try json.required("token") }
  }
}

extension ClientCapabilities {
  package var supportsWorkDoneProgress: Bool { supports("window", "workDoneProgress") }
}

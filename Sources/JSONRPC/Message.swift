/// JSON-RPC 2.0 messages as values.

package import JSON

package enum RequestID: Hashable, Sendable {
  case integer(Int)
  case string(String)

  /// Nil for what cannot be an id; the null of an answer to unreadable input included.
  package init?(_ json: JSONValue?) {
    if let integer = json?.integerValue {
      self = .integer(integer)
    } else if let string = json?.stringValue {
      self = .string(string)
    } else {
      return nil
    }
  }

  package var json: JSONValue {
    switch self {
    case .integer(let value): .integer(value)
    case .string(let value): .string(value)
    }
  }
}

package struct ResponseError: Error, Equatable, Sendable {
  /// The codes of JSON-RPC and of the protocol; there are none of our own.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case requestFailed = -32803
  }

  package var code: Int
  package var message: String

  package init(_ code: Code, _ message: String) {
    self.code = code.rawValue
    self.message = message
  }

  /// As received.
  fileprivate init(_ json: JSONValue) {
    code = json["code"]?.integerValue ?? Code.internalError.rawValue
    message = json["message"]?.stringValue ?? ""
  }

  package static let cancelled = ResponseError(.requestCancelled, "The request was cancelled.")
}

package enum Message: Equatable, Sendable {
  /// `params` is nil where the message has none.
  case request(id: RequestID, method: String, params: JSONValue?)
  case notification(method: String, params: JSONValue?)
  /// `id` is nil in the answer to something that had no readable id.
  case response(id: RequestID?, Result<JSONValue, ResponseError>)
}

/// JSON that is no message, with the answer that it deserves.
package struct InvalidMessage: Error, Equatable, Sendable {
  package var id: RequestID?
  package var error: ResponseError
}

extension Message {
  package init(_ json: JSONValue) throws(InvalidMessage) {
    let id = RequestID(json["id"])
    func invalid(_ reason: String) -> InvalidMessage {
      InvalidMessage(id: id, error: ResponseError(.invalidRequest, reason))
    }
    guard let object = json.objectValue else { throw invalid("A message is a JSON object.") }
    if let method = object["method"] {
      guard let method = method.stringValue else { throw invalid("The method is not a string.") }
      let params = object["params"].flatMap { $0.isNull ? nil : $0 }
      // Nobody waits for the answer to a notification, so there is none to refuse it with either.
      guard object["id"] != nil else {
        self = .notification(method: method, params: params)
        return
      }
      guard let id else { throw invalid("The id is neither an integer nor a string.") }
      guard object["jsonrpc"] == "2.0" else { throw invalid("The message does not say \"jsonrpc\":\"2.0\".") }
      self = .request(id: id, method: method, params: params)
    } else if let error = object["error"], !error.isNull {
      self = .response(id: id, .failure(ResponseError(error)))
    } else if let result = object["result"], object["id"] != nil {
      self = .response(id: id, .success(result))
    } else {
      throw invalid("The message is neither a request, nor a notification, nor a response.")
    }
  }

  package var json: JSONValue {
    switch self {
    case .request(let id, let method, let params):
      .object(JSONObject(["jsonrpc": "2.0", "id": id.json, "method": .string(method), "params": params]))
    case .notification(let method, let params):
      .object(JSONObject(["jsonrpc": "2.0", "method": .string(method), "params": params]))
    case .response(let id, .success(let result)):
      ["jsonrpc": "2.0", "id": id?.json ?? .null, "result": result]
    case .response(let id, .failure(let error)):
      [
        "jsonrpc": "2.0", "id": id?.json ?? .null,
        "error": ["code": .integer(error.code), "message": .string(error.message)],
      ]
    }
  }
}

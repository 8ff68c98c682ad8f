/// Judges every message that the server sends: its envelope, and its content by the schemas in `protocol`.

import JSON
import JSONRPC

final class MessageValidator: Sendable {
  /// Methods of the requests that were sent and not answered, by id.
  private let asked = Monitor<[(id: JSONValue, method: String)]>([])

  func note(_ json: JSONValue) {
    guard let id = json["id"], let method = json["method"]?.stringValue else { return }
    asked.withLock { $0.append((id, method)) }
  }

  /// What is wrong with a message of the server.
  func problems(of message: JSONValue) -> [String] {
    guard let object = message.objectValue, message["jsonrpc"] == "2.0" else { return ["no message: \(message)"] }
    let keys = Set(object.members.map(\.key))
    if let method = message["method"]?.stringValue {
      guard keys.isSubset(of: ["jsonrpc", "id", "method", "params"]) else { return ["\(method) has \(keys)"] }
      return schema { $0.problems(of: message["params"] ?? .null, "params", of: method) }
    }
    if keys == ["jsonrpc", "id", "error"], let error = message["error"] { return problems(ofError: error) }
    guard keys == ["jsonrpc", "id", "result"], let result = message["result"], let id = message["id"] else {
      return ["neither a result nor an error: \(keys)"]
    }
    let method = asked.withLock { asked in
      asked.firstIndex { $0.id == id }.map { asked.remove(at: $0).method }
    }
    guard let method else { return [] }
    guard method.hasPrefix("signalbox/") else { return schema { $0.problems(of: result, "results", of: method) } }
    return ((try? Schema(String(method.dropFirst("signalbox/".count))))?.problems(of: result, "result"))
      ?? ["\(method) has no schema"]
  }

  private func problems(ofError error: JSONValue) -> [String] {
    guard let code = error["code"]?.integerValue, error["message"]?.stringValue?.isEmpty == false else {
      return ["an error without code or message: \(error)"]
    }
    // Of the ranges that the specification reserves, only what it defines itself.
    let defined = [-32700, -32600, -32601, -32602, -32603, -32002, -32800, -32801, -32802, -32803]
    return defined.contains(code) ? [] : ["the error code \(code)"]
  }

  private func schema(_ judge: (Schema) -> [String]) -> [String] {
    do {
      return judge(try Schema.protocolSchema.get())
    } catch {
      return ["protocol/lsp.schema.json: \(error)"]
    }
  }
}

/// `$/setTrace` and `$/logTrace`.

package import JSON

extension LSP {
  package struct SetTraceParameters: JSONReadable, Sendable {
    package var level: TraceLevel

    package init(_ json: JSONValue) throws(InvalidParameters) {
      let name: String = try json.required("value")
      guard let level = TraceLevel(rawValue: name) else { throw InvalidParameters("No trace level '\(name)'.") }
      self.level = level
    }
  }

  package struct LogTraceParameters: JSONWritable, Sendable {
    package var message: String
    /// Only at level `verbose`.
    package var verbose: String?

    package init(message: String, verbose: String?) {
      self.message = message
      self.verbose = verbose
    }

    package var json: JSONValue {
      .object(JSONObject(["message": .string(message), "verbose": verbose.map(JSONValue.string)]))
    }
  }
}

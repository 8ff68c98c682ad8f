/// `workspace/executeCommand` and `window/showDocument`.

package import JSON

extension LSP {
  package struct ExecuteCommandParameters: JSONReadable, Sendable {
    package var command: String
    /// Our commands take one object at most.
    package var argument: JSONValue

    package init(_ json: JSONValue) throws(InvalidParameters) {
      command = try json.required("command")
      let arguments: [JSONValue]? = try json.optional("arguments")
      argument = arguments?.first ?? .object([:])
    }
  }

  /// The argument of `signalbox.open`: a location.
  package struct OpenParameters: JSONReadable, Sendable {
    package var uri: String
    package var range: Range?

    package init(_ json: JSONValue) throws(InvalidParameters) {
      uri = try json.required("uri")
      range = try json.optional("range")
    }
  }
}

/// `$/cancelRequest`.

package import JSON

extension LSP {
  package struct CancelParameters: JSONReadable, Sendable {
    /// An integer or a string.
    package var id: JSONValue

    package init(_ json: JSONValue) throws(InvalidParameters) { id = try json.required("id") }
  }
}

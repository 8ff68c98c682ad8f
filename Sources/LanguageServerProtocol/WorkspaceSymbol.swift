/// `workspace/symbol`.

package import JSON

extension LSP {
  package struct WorkspaceSymbolParameters: JSONReadable, Sendable {
    package var query: String

    package init(_ json: JSONValue) throws(InvalidParameters) { query = try json.required("query") }
  }
}

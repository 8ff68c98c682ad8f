/// `workspace/textDocumentContent`, of version 3.18.

package import JSON

extension LSP {
  package struct TextDocumentContentParameters: JSONReadable, Sendable {
    package var uri: String

    package init(_ json: JSONValue) throws(InvalidParameters) { uri = try json.required("uri") }
  }
}

extension ClientCapabilities {
  package var showsVirtualDocuments: Bool { value("workspace", "textDocumentContent")?.objectValue != nil }
}

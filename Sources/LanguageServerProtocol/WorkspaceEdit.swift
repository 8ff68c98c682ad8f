/// Edits of several documents.

package import JSON

extension LSP {
  package struct DocumentEdits: Hashable, Sendable {
    package var uri: String
    /// Of an open document.
    package var version: Int?
    /// In source order.
    package var edits: [TextEdit]

    package init(uri: String, version: Int?, edits: [TextEdit]) {
      self.uri = uri
      self.version = version
      self.edits = edits
    }
  }

  package struct WorkspaceEdit: JSONWritable, Hashable, Sendable {
    /// Sorted by URI, each once.
    package var documents: [DocumentEdits]
    /// With the versions that the edits are meant for, where the client understands them.
    package var isVersioned: Bool

    package init(documents: [DocumentEdits], isVersioned: Bool) {
      self.documents = documents
      self.isVersioned = isVersioned
    }

    package var json: JSONValue {
      if isVersioned {
        return [
          "documentChanges": .array(
            documents.map { document in
              [
                "textDocument": [
                  "uri": .string(document.uri), "version": document.version.map(JSONValue.integer) ?? .null,
                ],
                "edits": document.edits.json,
              ]
            })
        ]
      }
      let members = documents.map { JSONObject.Member(key: $0.uri, value: $0.edits.json) }
      return ["changes": .object(JSONObject(uniqueMembers: members))]
    }
  }
}

extension ClientCapabilities {
  package var supportsDocumentChanges: Bool { supports("workspace", "workspaceEdit", "documentChanges") }
}

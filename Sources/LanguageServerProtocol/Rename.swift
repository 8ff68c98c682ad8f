/// `textDocument/prepareRename` and `textDocument/rename`.

package import JSON

extension LSP {
  package struct RenameParameters: DocumentParameters {
    package var uri: String
    package var position: Position
    package var newName: String

    package init(_ json: JSONValue) throws(InvalidParameters) {
      let place = try PositionParameters(json)
      uri = place.uri
      position = place.position
      newName = try json.required("newName")
    }
  }

  /// The name that would be replaced.
  package struct PrepareRenameResult: JSONWritable, Hashable, Sendable {
    package var range: Range
    package var placeholder: String

    package init(range: Range, placeholder: String) {
      self.range = range
      self.placeholder = placeholder
    }

    package var json: JSONValue { ["range": range.json, "placeholder": .string(placeholder)] }
  }
}

extension ClientCapabilities {
  package var supportsPrepareRename: Bool { supports("textDocument", "rename", "prepareSupport") }
}

/// `textDocument/didOpen`, `didChange`, `didSave` and `didClose`.

package import JSON

extension LSP {
  package struct DidOpenParameters: JSONReadable, Sendable {
    package var uri: String
    package var languageID: String
    package var version: Int
    package var text: String

    package init(_ json: JSONValue) throws(InvalidParameters) {
      let document: JSONValue = try json.required("textDocument")
      uri = try document.required("uri")
      languageID = try document.optional("languageId") ?? ""
      version = try document.required("version")
      text = try document.required("text")
    }
  }

  package struct DidChangeParameters: JSONReadable, Sendable {
    package var uri: String
    package var version: Int
    package var changes: [ContentChange]

    package init(_ json: JSONValue) throws(InvalidParameters) {
      let document: JSONValue = try json.required("textDocument")
      uri = try document.required("uri")
      version = try document.required("version")
      changes = try json.required("contentChanges")
    }
  }

  /// Without a range it replaces the whole text. `rangeLength` is deprecated and ignored.
  package struct ContentChange: JSONReadable, Sendable {
    package var range: Range?
    package var text: String

    package init(_ json: JSONValue) throws(InvalidParameters) {
      range = try json.optional("range")
      text = try json.required("text")
    }
  }
}

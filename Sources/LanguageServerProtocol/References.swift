/// `textDocument/references`.

package import JSON

extension LSP {
  package struct ReferenceParameters: DocumentParameters {
    package var uri: String
    package var position: Position
    package var includesDeclaration: Bool

    package init(_ json: JSONValue) throws(InvalidParameters) {
      let place = try PositionParameters(json)
      uri = place.uri
      position = place.position
      let context: JSONValue = try json.required("context")
      includesDeclaration = try context.required("includeDeclaration")
    }
  }
}

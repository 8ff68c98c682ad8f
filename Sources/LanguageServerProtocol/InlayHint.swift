/// `textDocument/inlayHint` and `inlayHint/resolve`.

package import JSON

extension LSP {
  package struct RangeParameters: DocumentParameters {
    package var uri: String
    package var range: Range

    package init(_ json: JSONValue) throws(InvalidParameters) {
      uri = try TextDocumentParameters(json).uri
      range = try json.required("range")
    }
  }

  package struct InlayHintPart: JSONWritable, Hashable, Sendable {
    package var value: String
    package var tooltip: String?
    package var location: Location?

    package init(value: String, tooltip: String? = nil, location: Location? = nil) {
      self.value = value
      self.tooltip = tooltip
      self.location = location
    }

    package var json: JSONValue {
      .object(
        JSONObject(["value": .string(value), "tooltip": tooltip.map(JSONValue.string), "location": location?.json]))
    }
  }

  package struct InlayHint: JSONWritable, Hashable, Sendable {
    package var position: Position
    package var parts: [InlayHintPart]
    package var data: CompletionItemData

    package init(position: Position, parts: [InlayHintPart], data: CompletionItemData) {
      self.position = position
      self.parts = parts
      self.data = data
    }

    package var json: JSONValue {
      ["position": position.json, "label": parts.json, "paddingLeft": true, "data": data.json]
    }
  }
}

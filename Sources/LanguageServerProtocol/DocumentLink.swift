/// `textDocument/documentLink` and `documentLink/resolve`.

package import JSON

extension LSP {
  package struct DocumentLink: JSONWritable, Hashable, Sendable {
    package var range: Range
    /// A document's URI with its line as the fragment.
    package var target: String
    package var tooltip: String?

    package init(range: Range, target: String, tooltip: String?) {
      self.range = range
      self.target = target
      self.tooltip = tooltip
    }

    package var json: JSONValue {
      .object(
        JSONObject([
          "range": range.json, "target": .string(target), "tooltip": tooltip.map(JSONValue.string),
        ]))
    }
  }
}

extension ClientCapabilities {
  package var supportsLinkTooltips: Bool { supports("textDocument", "documentLink", "tooltipSupport") }
}

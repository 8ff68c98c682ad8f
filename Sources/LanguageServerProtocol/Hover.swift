/// `textDocument/hover`.

package import JSON

extension LSP {
  package struct Hover: JSONWritable, Hashable, Sendable {
    package var contents: MarkupContent
    package var range: Range

    package init(contents: MarkupContent, range: Range) {
      self.contents = contents
      self.range = range
    }

    package var json: JSONValue { ["contents": contents.json, "range": range.json] }
  }
}

extension ClientCapabilities {
  package var hoverKind: LSP.MarkupKind { markupKind(in: strings("textDocument", "hover", "contentFormat")) }
}

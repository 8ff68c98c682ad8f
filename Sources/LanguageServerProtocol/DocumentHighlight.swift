/// `textDocument/documentHighlight`.

package import JSON

extension LSP {
  package struct DocumentHighlight: JSONWritable, Hashable, Sendable {
    package enum Kind: Int, Sendable {
      case read = 2
      case write = 3
    }

    package var range: Range
    package var kind: Kind

    package init(range: Range, kind: Kind) {
      self.range = range
      self.kind = kind
    }

    package var json: JSONValue { ["range": range.json, "kind": .integer(kind.rawValue)] }
  }
}

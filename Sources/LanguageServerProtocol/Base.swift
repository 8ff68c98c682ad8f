/// Positions, ranges, locations and the other structures that every method shares.

package import JSON

extension LSP {
  /// From zero; `character` in the negotiated encoding.
  package struct Position: Hashable, Sendable {
    package var line: Int
    package var character: Int

    package init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }
  }

  package struct Range: Hashable, Sendable {
    package var start: Position
    package var end: Position

    package init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }
  }

  package struct Location: Hashable, Sendable {
    package var uri: String
    package var range: Range

    package init(uri: String, range: Range) {
      self.uri = uri
      self.range = range
    }
  }

  package struct TextEdit: Hashable, Sendable {
    package var range: Range
    package var newText: String

    package init(range: Range, newText: String) {
      self.range = range
      self.newText = newText
    }
  }

  package enum MarkupKind: String, Sendable {
    case markdown, plaintext
  }

  package struct MarkupContent: Hashable, Sendable {
    package var kind: MarkupKind
    package var value: String

    package init(kind: MarkupKind, value: String) {
      self.kind = kind
      self.value = value
    }
  }

  /// Parameters that name a document.
  package protocol DocumentParameters: JSONReadable, Sendable {
    var uri: String { get }
  }

  /// `textDocument` and nothing else.
  package struct TextDocumentParameters: DocumentParameters {
    package var uri: String

    package init(_ json: JSONValue) throws(InvalidParameters) {
      let document: JSONValue = try json.required("textDocument")
      uri = try document.required("uri")
    }
  }

  /// `textDocument` and `position`.
  package struct PositionParameters: DocumentParameters {
    package var uri: String
    package var position: Position

    package init(_ json: JSONValue) throws(InvalidParameters) {
      uri = try TextDocumentParameters(json).uri
      position = try json.required("position")
    }
  }
}

extension LSP.Position: JSONReadable, JSONWritable {
  package init(_ json: JSONValue) throws(InvalidParameters) {
    let line: Int = try json.required("line")
    let character: Int = try json.required("character")
    guard line >= 0, character >= 0 else { throw InvalidParameters("A position is negative.") }
    self.init(line: min(line, JSONValue.maximumUnsigned), character: min(character, JSONValue.maximumUnsigned))
  }

  package var json: JSONValue { ["line": .unsigned(line), "character": .unsigned(character)] }
}

extension LSP.Range: JSONReadable, JSONWritable {
  package init(_ json: JSONValue) throws(InvalidParameters) {
    self.init(start: try json.required("start"), end: try json.required("end"))
  }

  package var json: JSONValue { ["start": start.json, "end": end.json] }
}

extension LSP.Location: JSONWritable {
  package var json: JSONValue { ["uri": .string(uri), "range": range.json] }
}

extension LSP.TextEdit: JSONWritable {
  package var json: JSONValue { ["range": range.json, "newText": .string(newText)] }
}

extension LSP.MarkupContent: JSONWritable {
  package var json: JSONValue { ["kind": .string(kind.rawValue), "value": .string(value)] }
}

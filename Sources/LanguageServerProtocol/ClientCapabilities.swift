/// What the client announced. Each verb's file adds the questions that it asks.

package import JSON

package struct ClientCapabilities: Sendable {
  private let json: JSONValue

  package init(_ json: JSONValue?) { self.json = json ?? .null }

  /// What is absent, or below something absent or of another type, is nil.
  package func value(_ path: String...) -> JSONValue? { value(at: path) }

  /// Absent means unsupported.
  package func supports(_ path: String...) -> Bool { value(at: path)?.boolValue ?? false }

  /// The strings of an array; nil if there is no array.
  package func strings(_ path: String...) -> [String]? { value(at: path)?.arrayValue?.compactMap(\.stringValue) }

  /// The first format of the client's list that we can write. Without a list it is plain text.
  package func markupKind(in formats: [String]?) -> LSP.MarkupKind {
    formats?.lazy.compactMap(LSP.MarkupKind.init(rawValue:)).first ?? .plaintext
  }

  private func value(at path: [String]) -> JSONValue? {
    path.reduce(json) { value, key in value?[key] }
  }
}

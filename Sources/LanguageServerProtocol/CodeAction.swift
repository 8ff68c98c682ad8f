/// `textDocument/codeAction` and `codeAction/resolve`.

package import JSON

extension LSP {
  package struct CodeActionParameters: DocumentParameters {
    package var uri: String
    package var range: Range
    /// Kinds that are wanted, with all below them; nil: all.
    package var only: [String]?

    package init(_ json: JSONValue) throws(InvalidParameters) {
      uri = try TextDocumentParameters(json).uri
      range = try json.required("range")
      let context: JSONValue = try json.required("context")
      let _: [JSONValue] = try context.required("diagnostics")
      only = try context.optional("only")
    }

    /// Whether actions of this kind are wanted.
    package func wants(_ kind: String) -> Bool {
      only?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } ?? true
    }
  }

  package struct CodeAction: JSONWritable, Sendable {
    package var title: String
    package var kind: String?
    package var diagnostic: Diagnostic?
    package var isPreferred: Bool
    package var edit: WorkspaceEdit?
    package var command: Command?
    package var data: JSONValue?

    package init(
      title: String, kind: String?, diagnostic: Diagnostic? = nil, isPreferred: Bool = false,
      edit: WorkspaceEdit? = nil, command: Command? = nil, data: JSONValue? = nil
    ) {
      self.title = title
      self.kind = kind
      self.diagnostic = diagnostic
      self.isPreferred = isPreferred
      self.edit = edit
      self.command = command
      self.data = data
    }

    package var json: JSONValue {
      .object(
        JSONObject([
          "title": .string(title), "kind": kind.map(JSONValue.string), "diagnostics": diagnostic.map { [$0.json] },
          "isPreferred": isPreferred ? true : nil, "edit": edit?.json, "command": command?.json, "data": data,
        ]))
    }
  }

  package struct Command: JSONWritable, Hashable, Sendable {
    package var title: String
    package var command: String
    package var location: Location?

    package init(title: String, command: String, location: Location?) {
      self.title = title
      self.command = command
      self.location = location
    }

    package var json: JSONValue {
      .object(
        JSONObject([
          "title": .string(title), "command": .string(command), "arguments": location.map { [$0.json] },
        ]))
    }
  }
}

extension ClientCapabilities {
  package var supportsCodeActionLiterals: Bool {
    value("textDocument", "codeAction", "codeActionLiteralSupport")?.objectValue != nil
  }

  package var supportsPreferredActions: Bool { supports("textDocument", "codeAction", "isPreferredSupport") }

  /// Edits may be left to `codeAction/resolve`.
  package var resolvesActionEdits: Bool {
    supports("textDocument", "codeAction", "dataSupport")
      && (strings("textDocument", "codeAction", "resolveSupport", "properties") ?? []).contains("edit")
  }

  package var supportsShowDocument: Bool { supports("window", "showDocument", "support") }
}

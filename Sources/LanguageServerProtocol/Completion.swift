/// `textDocument/completion` and `completionItem/resolve`.

package import JSON

extension LSP {
  package enum CompletionItemKind: Int, Sendable {
    case method = 2
    case `class` = 7
    case property = 10
    case value = 12
    case keyword = 14
    case enumMember = 20
  }

  /// Optional members are set only where the client announced them.
  package struct CompletionItem: Hashable, Sendable {
    package var label: String
    package var labelDetail: String?
    package var labelDescription: String?
    package var kind: CompletionItemKind
    /// Where label details are not supported.
    package var detail: String?
    package var sortText: String
    package var filterText: String
    package var isSnippet: Bool
    package var textEdit: TextEdit
    package var additionalTextEdits: [TextEdit]
    package var data: CompletionItemData?

    package init(
      label: String, labelDetail: String? = nil, labelDescription: String? = nil, kind: CompletionItemKind,
      detail: String? = nil, sortText: String, filterText: String, isSnippet: Bool, textEdit: TextEdit,
      additionalTextEdits: [TextEdit] = [], data: CompletionItemData? = nil
    ) {
      self.label = label
      self.labelDetail = labelDetail
      self.labelDescription = labelDescription
      self.kind = kind
      self.detail = detail
      self.sortText = sortText
      self.filterText = filterText
      self.isSnippet = isSnippet
      self.textEdit = textEdit
      self.additionalTextEdits = additionalTextEdits
      self.data = data
    }
  }

  /// What an item carries to the server that resolves it: the route, and the document that was edited.
  package struct CompletionItemData: JSONReadable, JSONWritable, Hashable, Sendable {
    package var id: String
    package var uri: String

    package init(id: String, uri: String) {
      self.id = id
      self.uri = uri
    }

    package init(_ json: JSONValue) throws(InvalidParameters) {
      id = try json.required("id")
      uri = try json.required("uri")
    }

    package var json: JSONValue { ["version": 1, "id": .string(id), "uri": .string(uri)] }
  }

  /// Always complete: some clients ask every server again at each key when one of them says that it is not.
  package struct CompletionList: JSONWritable, Sendable {
    package var items: [CompletionItem]

    package init(items: [CompletionItem]) { self.items = items }

    package var json: JSONValue { ["isIncomplete": false, "items": items.json] }
  }
}

extension ClientCapabilities {
  package var supportsSnippets: Bool { supports("textDocument", "completion", "completionItem", "snippetSupport") }

  package var supportsLabelDetails: Bool {
    supports("textDocument", "completion", "completionItem", "labelDetailsSupport")
  }

  package var resolvesCompletionDetails: Bool {
    strings("textDocument", "completion", "completionItem", "resolveSupport", "properties")?.contains("detail") ?? false
  }

  /// Nil for clients that announce none: they read a bare string.
  package var completionDocumentationKind: LSP.MarkupKind? {
    strings("textDocument", "completion", "completionItem", "documentationFormat").map { markupKind(in: $0) }
  }
}

extension LSP.CompletionItem: JSONWritable {
  package var json: JSONValue {
    var labelDetails: JSONValue?
    if labelDetail != nil || labelDescription != nil {
      labelDetails = .object(
        JSONObject(["detail": labelDetail.map(JSONValue.string), "description": labelDescription.map(JSONValue.string)])
      )
    }
    return .object(
      JSONObject([
        "label": .string(label),
        "labelDetails": labelDetails,
        "kind": .integer(kind.rawValue),
        "detail": detail.map(JSONValue.string),
        "sortText": .string(sortText),
        "filterText": .string(filterText),
        "insertTextFormat": isSnippet ? 2 : nil,
        "textEdit": textEdit.json,
        "additionalTextEdits": additionalTextEdits.isEmpty ? nil : additionalTextEdits.json,
        "data": data?.json,
      ]))
  }
}

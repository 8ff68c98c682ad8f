/// `textDocument/codeLens` and `codeLens/resolve`.

package import JSON

extension LSP {
  package struct CodeLens: JSONWritable, Hashable, Sendable {
    package var range: Range
    package var data: CompletionItemData

    package init(range: Range, data: CompletionItemData) {
      self.range = range
      self.data = data
    }

    package var json: JSONValue { ["range": range.json, "data": data.json] }
  }
}

extension ClientCapabilities {
  package var refreshesCodeLenses: Bool { supports("workspace", "codeLens", "refreshSupport") }

  package var refreshesInlayHints: Bool { supports("workspace", "inlayHint", "refreshSupport") }

  package var refreshesDiagnostics: Bool { supports("workspace", "diagnostics", "refreshSupport") }
}

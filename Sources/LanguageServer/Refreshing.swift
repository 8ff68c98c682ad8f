/// What the client shows and does not ask for again by itself.

import IDE
import JSON
import LanguageServerProtocol

extension Server {
  mutating func askToRefresh(_ method: String) {
    ask(method, nil) { _, _ in }
  }

  /// Lenses and hints speak about other files too: they are asked for anew when the graph has changed.
  mutating func refreshLenses() {
    let isShown = client.refreshesCodeLenses || client.refreshesInlayHints || client.showsVirtualDocuments
    guard isShown, !folders.contains(where: \.isIndexing) else {
      return
    }
    var hasher = Hasher()
    for folder in folders { hasher.combine(codeLensFingerprint(of: folder.snapshot)) }
    let fingerprint = hasher.finalize()
    let isNew = lensFingerprint != nil && lensFingerprint != fingerprint
    lensFingerprint = fingerprint
    if isNew {
      refreshShownFeatures()
      if client.showsVirtualDocuments {
        ask("workspace/textDocumentContent/refresh", ["uri": "signalbox:/map.md"]) { _, _ in }
      }
    }
  }

  mutating func refreshShownFeatures() {
    if client.refreshesCodeLenses, requests["textDocument/codeLens"] != nil {
      askToRefresh("workspace/codeLens/refresh")
    }
    if client.refreshesInlayHints, requests["textDocument/inlayHint"] != nil {
      askToRefresh("workspace/inlayHint/refresh")
    }
  }
}

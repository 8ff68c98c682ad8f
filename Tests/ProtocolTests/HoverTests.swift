/// The card as the client gets it: Markdown or plain text, with links only where they lead somewhere.

import JSON
import JSONRPC
import Testing

@Suite struct HoverTests {
  /// A call whose input is missing.
  private static let text = """
    import Stinsen
    import SwiftUI
    struct Shop: View {
      @EnvironmentObject var router: DepotCoordinator.Router
      var body: some View { Button("Parcel") { router.route(to: \\.parcel) } }
    }
    """

  private func card(_ capabilities: JSONValue, line: Int = 4, character: Int = 65) throws -> String {
    let workspace = try TemporaryWorkspace(depot)
    try workspace.write("Shop.swift", Self.text)
    let editor = FakeEditor()
    try editor.initialize(root: workspace.path, capabilities: capabilities)
    let answer = try editor.result(
      1, "textDocument/hover", at(workspace.uri("Shop.swift"), line, character))
    return answer["contents"]?["value"]?.stringValue ?? ""
  }

  @Test("what was found leads to its explanation") func links() throws {
    let markdown: JSONObject = ["hover": ["contentFormat": ["markdown"]]]
    let pages = try card(["textDocument": .object(markdown), "workspace": ["textDocumentContent": [:]]])
    #expect(pages.hasSuffix("\n\n[input-mismatch](signalbox:/explain/input-mismatch.md)"), "\(pages)")
    let none = try card(["textDocument": .object(markdown)])
    #expect(none.hasSuffix("\n\ninput-mismatch: `signalbox explain input-mismatch`"), "\(none)")
    #expect(none.contains("Reached from `DepotCoordinator`, `DepotScreen`"))
    #expect(try card([:]).hasSuffix("\ninput-mismatch: signalbox explain input-mismatch"))
  }

  @Test("where nothing was found, nothing is explained") func clean() throws {
    let card = try card([:], line: 3, character: 37)
    #expect(card.contains("DepotCoordinator") && !card.contains("explain"))
  }
}
